import { Form, Radio } from 'antd';
import { DayInput } from '../../ui/DayInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { AreaFields } from '../area-draw/index.ts';
import styles from './no-fly-zone.module.css';

export function ZoneFields({ id }: { id?: string }) {
  const t = useWords();
  const type = useType();
  return (
    <>
      <Field name="name" label={t('noflyzone.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="description" label={t('noflyzone.description')} required>
        <TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      <Field name="type" label={t('noflyzone.type')} required>
        <Radio.Group
          optionType="button"
          options={(['noFly', 'restricted'] as const).map((value) => ({ value, label: t(`noflyzone.type.${value}`) }))}
        />
      </Field>
      <AreaFields look={type} except={id} />
      <Heights />
      <div className={styles['pair']}>
        <Field name="activeFrom" label={t('noflyzone.firstDay')} hint={t('noflyzone.firstDay.hint')} dependsOn={['fromTime']}>
          <DayInput />
        </Field>
        <Field name="fromTime" label={t('noflyzone.fromTime')} hint={t('noflyzone.fromTime.hint', { zone: zoneHere() })}>
          <Input type="time" />
        </Field>
        <Field name="validUntil" label={t('noflyzone.lastDay')} required dependsOn={['activeFrom', 'fromTime', 'untilTime']}>
          <DayInput />
        </Field>
        <Field name="untilTime" label={t('noflyzone.untilTime')} hint={t('noflyzone.untilTime.hint', { zone: zoneHere() })}>
          <Input type="time" />
        </Field>
      </div>
    </>
  );
}

const useType = () => Form.useWatch<'noFly' | 'restricted' | undefined>('type', Form.useFormInstance()) ?? 'noFly';

function Heights() {
  const t = useWords();
  const type = useType();
  if (type === 'restricted')
    return (
      <Field name="limit" label={t('noflyzone.limit')} hint={t('noflyzone.limit.hint')} required>
        <Input inputMode="decimal" maxLength={10} autoComplete="off" />
      </Field>
    );
  return (
    <>
      <div className={styles['pair']}>
        <Field name="floor" label={t('noflyzone.floor')} hint={t('noflyzone.floor.hint')}>
          <Input inputMode="text" maxLength={10} autoComplete="off" />
        </Field>
        <Field name="ceiling" label={t('noflyzone.ceiling')} hint={t('noflyzone.ceiling.hint')} dependsOn={['floor']}>
          <Input inputMode="text" maxLength={10} autoComplete="off" />
        </Field>
      </div>
      <Field name="datum" label={t('noflyzone.datum')} hint={t('noflyzone.datum.hint')}>
        <Radio.Group
          optionType="button"
          options={(['sea', 'ground'] as const).map((value) => ({ value, label: t(`noflyzone.datum.${value}`) }))}
        />
      </Field>
    </>
  );
}
