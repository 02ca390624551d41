import { TASK_TYPES } from '@skyhelm/core/task/task';
import { Checkbox, Form, Switch } from 'antd';
import { DayInput } from '../../ui/DayInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TickBoxes } from '../../ui/form/TickBoxes.tsx';
import { Input } from '../../ui/inputs.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import styles from './auto-approval.module.css';

export function RulesFields() {
  const t = useWords();
  return (
    <>
      <Field name="isOn" label={t('approval.auto.isOn')} valuePropName="checked">
        <Switch data-first-field />
      </Field>
      <div className={styles['pair']}>
        <Field name="from" label={t('approval.auto.firstDay')} required>
          <DayInput />
        </Field>
        <Field name="until" label={t('approval.auto.lastDay')} required dependsOn={['from']}>
          <DayInput />
        </Field>
      </div>
      <Field name="types" label={t('approval.auto.types')} required dependsOn={['isOn']}>
        <TickBoxes
          label={t('approval.auto.types')}
          options={TASK_TYPES.map((value) => ({ value, label: t(`dictionary.taskType.${value}`) }))}
        />
      </Field>
      <Field name="heightMax" label={t('approval.auto.heightMax')} hint={t('approval.auto.heightMax.hint')}>
        <Input inputMode="decimal" maxLength={10} autoComplete="off" suffix={t('common.unit.metre')} />
      </Field>
      <HourFields />
      <Field name="needsClearAir" label={t('approval.check.air')} valuePropName="checked" hint={t('approval.auto.air.hint')}>
        <Checkbox>{t('approval.auto.air.clear')}</Checkbox>
      </Field>
      <Field name="needsLicence" label={t('approval.check.licence')} valuePropName="checked" hint={t('approval.auto.licence.hint')}>
        <Checkbox>{t('approval.auto.licence.needed')}</Checkbox>
      </Field>
    </>
  );
}

function HourFields() {
  const t = useWords();
  const form = Form.useFormInstance();
  const isTimed = Form.useWatch<boolean | undefined>('isTimed', form);
  const zone = Form.useWatch<string | undefined>('dayTime.timeZone', { form, preserve: true }) ?? zoneHere();
  const hint = t('approval.auto.time.hint', { zone });
  return (
    <>
      <Field name="isTimed" label={t('approval.auto.dayTime')} valuePropName="checked">
        <Checkbox>{t('approval.auto.isTimed')}</Checkbox>
      </Field>
      {isTimed && (
        <div className={styles['pair']}>
          <Field name="dayTime.from" label={t('approval.auto.time.from')} required hint={hint}>
            <Input inputMode="numeric" maxLength={5} autoComplete="off" placeholder="08:00" />
          </Field>
          <Field name="dayTime.until" label={t('approval.auto.time.until')} required hint={hint}>
            <Input inputMode="numeric" maxLength={5} autoComplete="off" placeholder="18:00" />
          </Field>
        </div>
      )}
      {isTimed && zone !== zoneHere() && (
        <button type="button" className="link-button" onClick={() => form.setFieldValue('dayTime.timeZone', zoneHere())}>
          {t('approval.auto.time.here', { zone: zoneHere() })}
        </button>
      )}
    </>
  );
}
