import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { wholeIn } from '../../ui/form/number-in.ts';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import type { Config, ConfigInput } from './config-form.ts';
import { useConfigSaving } from './use-config-saving.ts';

interface HoursValues {
  version: number;
  approvalHours: string;
}

const valuesOf = ({ version, approvalHours }: Config): HoursValues => ({ version, approvalHours: String(approvalHours) });

export function HoursDrawer({ open, edited, onClose }: { open: boolean; edited: Config; onClose(): void }) {
  const t = useWords();
  const { base, newer, choose, save } = useConfigSaving(edited);
  const inputOf = ({ version, approvalHours }: HoursValues) => ({ types: base.types, version, approvalHours: wholeIn(approvalHours) });
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/task-config')).setTaskConfig;
    return { safeParse: (values: unknown) => input.safeParse(inputOf(values as HoursValues)) };
  };
  return (
    <FormDrawer<HoursValues>
      open={open}
      title={t('taskconfig.approvalHours')}
      schema={schema}
      initial={valuesOf(edited)}
      onSubmit={(values, submitKey) => save(inputOf(values) as ConfigInput, submitKey)}
      onClose={onClose}
    >
      {newer && (
        <StaleNotice<HoursValues>
          title={t('taskconfig.stale.title')}
          same={t('taskconfig.stale.same')}
          theirs={valuesOf(newer)}
          compared={[{ key: 'approvalHours', label: t('taskconfig.approvalHours'), shown: ({ approvalHours }) => approvalHours }]}
          onChosen={choose}
        />
      )}
      <Field name="approvalHours" label={t('taskconfig.approvalHours')} required hint={t('taskconfig.approvalHours.hint')}>
        <Input inputMode="numeric" maxLength={5} autoComplete="off" suffix={t('taskconfig.unit.hour')} />
      </Field>
    </FormDrawer>
  );
}
