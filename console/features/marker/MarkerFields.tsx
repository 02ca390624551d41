import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import { dms } from '@skyhelm/core/geo/position';
import {
  ARROW_DIRECTIONS,
  ARROW_POSITIONS,
  LINE_STYLES,
  MARKER_FOLDER_MAX,
  MARKER_ICONS,
  MARKER_KINDS,
  MARKER_NAME_MAX,
  MARKER_REMARKS_MAX,
  type MarkerKind,
} from '@skyhelm/core/marker/marker';
import { AutoComplete, Form, Radio, Select } from 'antd';
import { marker } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { ColourField } from './ColourField.tsx';
import { MarkerShapeMap } from './MarkerShapeMap.tsx';
import styles from './marker.module.css';
import { Swatch } from './Swatch.tsx';

const PLACES_MAX = 60_000;

export function MarkerFields() {
  const t = useWords();
  const form = Form.useFormInstance();
  const kind = Form.useWatch<MarkerKind | undefined>('kind', form) ?? 'point';
  const typed = Form.useWatch<string | undefined>('places', form) ?? '';
  const folders = useRead(marker.getMarkerFolders, {}).data ?? [];
  const places = { spellCheck: false, maxLength: PLACES_MAX };
  return (
    <>
      <Field name="name" label={t('marker.name')} required>
        <Input maxLength={MARKER_NAME_MAX} data-first-field />
      </Field>
      <Field name="kind" label={t('marker.kind')} required>
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          options={MARKER_KINDS.map((value) => ({ value, label: t(`marker.kind.${value}`) }))}
        />
      </Field>
      <MarkerShapeMap />
      <Field
        name="places"
        label={t(kind === 'point' ? 'marker.position' : 'marker.places')}
        required
        hint={useReading(typed)}
        dependsOn={['kind']}
      >
        <TextArea autoSize={{ minRows: kind === 'point' ? 1 : 3, maxRows: 10 }} {...places} />
      </Field>
      <div className={styles['pair']}>
        <Field name="altitude" label={t('marker.altitude')} hint={t('marker.altitude.hint')}>
          <Input inputMode="text" maxLength={10} autoComplete="off" />
        </Field>
        <Field name="folder" label={t('marker.folder')} hint={t('marker.folder.hint')}>
          <AutoComplete
            maxLength={MARKER_FOLDER_MAX}
            options={folders.filter(({ name }) => name !== '').map(({ name }) => ({ value: name }))}
            showSearch={{ filterOption: (text, option) => option?.value.toLowerCase().includes(text.toLowerCase()) ?? false }}
          />
        </Field>
      </div>
      <Field name="colour" label={t('marker.colour')}>
        <ColourField />
      </Field>
      {kind === 'point' ? <PointLook /> : <LineLook />}
      <Field name="transparency" label={t('marker.transparency')}>
        <Input inputMode="numeric" maxLength={3} autoComplete="off" />
      </Field>
      <Field name="remarks" label={t('marker.remarks')}>
        <TextArea maxLength={MARKER_REMARKS_MAX} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
    </>
  );
}

function PointLook() {
  const t = useWords();
  const colour = Form.useWatch<string | undefined>('colour', Form.useFormInstance()) ?? '#000000';
  return (
    <Field name="icon" label={t('marker.icon')}>
      <Select
        options={MARKER_ICONS.map((icon) => ({
          value: icon,
          label: (
            <span className={styles['icon']}>
              <Swatch kind="point" colour={colour} icon={icon} lineStyle="solid" />
              {t(`marker.icon.${icon}`)}
            </span>
          ),
        }))}
      />
    </Field>
  );
}

function LineLook() {
  const t = useWords();
  return (
    <>
      <Field name="lineStyle" label={t('marker.lineStyle')}>
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          options={LINE_STYLES.map((value) => ({ value, label: t(`marker.lineStyle.${value}`) }))}
        />
      </Field>
      <div className={styles['pair']}>
        <Field name="width" label={t('marker.width')}>
          <Input inputMode="numeric" maxLength={3} autoComplete="off" />
        </Field>
        <Field name="arrowPosition" label={t('marker.arrowPosition')}>
          <Select options={ARROW_POSITIONS.map((value) => ({ value, label: t(`marker.arrowPosition.${value}`) }))} />
        </Field>
      </div>
      <Field name="arrowDirection" label={t('marker.arrowDirection')}>
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          options={ARROW_DIRECTIONS.map((value) => ({ value, label: t(`marker.arrowDirection.${value}`) }))}
        />
      </Field>
    </>
  );
}

/** How the lines are understood: a marker on the wrong side of the Earth helps nobody. */
function useReading(typed: string): string {
  const t = useWords();
  const { positions, order } = parsePositions(typed);
  const [first] = positions;
  if (!first) return t('marker.places.hint');
  const written =
    positions.length === 1
      ? `${dms('latitude', first.latitude)} ${dms('longitude', first.longitude)}`
      : t('marker.places.read', { count: positions.length });
  return order === undefined ? written : t('common.pair', { name: written, value: t(`marker.order.${order}`) });
}
