import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import { Form, Radio } from 'antd';
import { DayInput } from '../../ui/DayInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import styles from './no-fly-zone.module.css';
import { ZoneShapeMap } from './ZoneShapeMap.tsx';

export function ZoneFields() {
  const t = useWords();
  const kind = Form.useWatch<'polygon' | 'circle' | undefined>('kind', Form.useFormInstance()) ?? 'polygon';
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
      <Field name="kind" label={t('noflyzone.shape')} required>
        <Radio.Group
          optionType="button"
          options={(['polygon', 'circle'] as const).map((value) => ({ value, label: t(`noflyzone.kind.${value}`) }))}
        />
      </Field>
      <ZoneShapeMap />
      {kind === 'polygon' ? <Corners /> : <Circle />}
      <Heights />
      <div className={styles['pair']}>
        <Field name="activeFrom" label={t('noflyzone.firstDay')} hint={t('noflyzone.firstDay.hint')}>
          <DayInput />
        </Field>
        <Field name="validUntil" label={t('noflyzone.lastDay')} required dependsOn={['activeFrom']}>
          <DayInput />
        </Field>
      </div>
    </>
  );
}

function Heights() {
  const t = useWords();
  const type = Form.useWatch<'noFly' | 'restricted' | undefined>('type', Form.useFormInstance()) ?? 'noFly';
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

function Corners() {
  const t = useWords();
  const typed = Form.useWatch<string | undefined>('corners', Form.useFormInstance()) ?? '';
  return (
    <Field name="corners" label={t('noflyzone.corners')} required hint={useReading(typed)}>
      <TextArea autoSize={{ minRows: 4, maxRows: 12 }} spellCheck={false} maxLength={60_000} />
    </Field>
  );
}

function Circle() {
  const t = useWords();
  const typed = Form.useWatch<string | undefined>('centre', Form.useFormInstance()) ?? '';
  return (
    <div className={styles['pair']}>
      <Field name="centre" label={t('noflyzone.centre')} required hint={useReading(typed)}>
        <Input maxLength={100} autoComplete="off" />
      </Field>
      <Field name="radius" label={t('noflyzone.radius')} required>
        <Input inputMode="decimal" maxLength={10} autoComplete="off" />
      </Field>
    </div>
  );
}

/** How the lines are understood: an area on the wrong side of the Earth protects nobody. */
function useReading(typed: string): string {
  const t = useWords();
  const { positions, order } = parsePositions(typed);
  if (positions.length === 0) return t('noflyzone.corners.hint');
  const count = t('noflyzone.corners.read', { count: positions.length });
  return order === undefined ? count : t('common.pair', { name: count, value: t(`noflyzone.order.${order}`) });
}
