import { lengthIn } from '@skyhelm/core/units/unit-system';
import { dms, isLatitude, isLongitude } from '@skyhelm/core/geo/position';
import { Form } from 'antd';
import { useUnitSystem } from '../../session/use-length.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { formatMeasure } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { PastePosition } from './PastePosition.tsx';
import { inputOf, type SiteValues } from './site-form.ts';
import { SiteMap } from './SiteMap.tsx';
import styles from './site.module.css';

export function SiteFields() {
  const t = useWords();
  const { longitude, latitude, altitude } = useTyped();
  const system = useUnitSystem();
  const north = typeof latitude === 'number' && isLatitude(latitude) ? dms('latitude', latitude) : t('site.degrees.hint');
  const east = typeof longitude === 'number' && isLongitude(longitude) ? dms('longitude', longitude) : t('site.degrees.hintWest');
  const feet = typeof altitude === 'number' && system === 2 ? lengthIn(system, altitude) : undefined;
  return (
    <>
      <Field name="name" label={t('site.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <PastePosition />
      <div className={styles['pair']}>
        <Field name="latitude" label={t('site.latitude')} required hint={north}>
          <Input inputMode="text" maxLength={40} autoComplete="off" />
        </Field>
        <Field name="longitude" label={t('site.longitude')} required hint={east}>
          <Input inputMode="text" maxLength={40} autoComplete="off" />
        </Field>
      </div>
      <SiteMap latitude={latitude} longitude={longitude} />
      <Field
        name="altitude"
        label={t('site.altitude.metres')}
        hint={feet && t('site.altitude.feet', { text: formatMeasure(feet.value, feet.unit) })}
      >
        <Input inputMode="text" maxLength={40} autoComplete="off" />
      </Field>
      <Field name="address" label={t('site.address')}>
        <TextArea maxLength={200} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <Field name="remark" label={t('site.remark')}>
        <TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
    </>
  );
}

/** What has been typed so far, as numbers where it is such. */
function useTyped() {
  const form = Form.useFormInstance();
  const values = {
    longitude: Form.useWatch<string | undefined>('longitude', form),
    latitude: Form.useWatch<string | undefined>('latitude', form),
    altitude: Form.useWatch<string | undefined>('altitude', form),
  };
  return inputOf(values as SiteValues);
}
