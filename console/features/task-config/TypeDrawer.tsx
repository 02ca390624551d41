import { PARAMETERS_OF, type ParameterName } from '@skyhelm/core/task/parameters';
import { MOUNTS, type TaskType } from '@skyhelm/core/task/task';
import { Switch } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice, type Compared } from '../../ui/form/StaleNotice.tsx';
import { TickBoxes } from '../../ui/form/TickBoxes.tsx';
import { Input } from '../../ui/inputs.ts';
import { formatList } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import {
  boundField,
  inputOf,
  mountsField,
  mountsIn,
  numberField,
  textIn,
  typedSchema,
  valuesOf,
  type Config,
  type TypeValues,
} from './config-form.ts';
import styles from './task-config.module.css';
import { useConfigSaving } from './use-config-saving.ts';

interface TypeDrawerProps {
  open: boolean;
  edited: Config;
  type: TaskType;
  onClose(): void;
}

export function TypeDrawer({ open, edited, type, onClose }: TypeDrawerProps) {
  const t = useWords();
  const { base, newer, choose, save } = useConfigSaving(edited);
  const schema = async () => {
    const [{ setTaskConfig }, { codeOf }] = await Promise.all([
      import('@skyhelm/contract/task-config'),
      import('@skyhelm/contract/fields'),
    ]);
    return typedSchema(setTaskConfig.input, codeOf, base, type);
  };
  return (
    <FormDrawer<TypeValues>
      open={open}
      title={t(`dictionary.taskType.${type}`)}
      schema={schema}
      initial={valuesOf(edited, type)}
      width={560}
      onSubmit={(values, submitKey) => save(inputOf(values, base, type), submitKey)}
      onClose={onClose}
    >
      {newer && (
        <StaleNotice<TypeValues>
          title={t('taskconfig.stale.title')}
          same={t('taskconfig.stale.same')}
          theirs={valuesOf(newer, type)}
          compared={comparedIn(t, type)}
          onChosen={choose}
        />
      )}
      <Field name="isOn" label={t('taskconfig.isOn')} valuePropName="checked" hint={t('taskconfig.isOn.hint')}>
        <Switch data-first-field />
      </Field>
      <Field name={mountsField(type)} label={t('taskconfig.mounts')} required>
        <TickBoxes
          label={t('taskconfig.mounts')}
          className={styles['choices'] ?? ''}
          options={MOUNTS.map((value) => ({ value, label: t(`dictionary.mount.${value}`) }))}
        />
      </Field>
      {PARAMETERS_OF[type].map((name) => (
        <ParameterFields key={name} type={type} name={name} />
      ))}
    </FormDrawer>
  );
}

const comparedIn = (t: Say, type: TaskType): Compared<TypeValues>[] => {
  const text = (label: string, field: string) => ({ key: field, label, shown: (values: TypeValues) => textIn(values, field) });
  return [
    { key: 'isOn', label: t('taskconfig.isOn'), shown: ({ isOn }) => t(isOn ? 'common.yes' : 'common.no') },
    {
      key: 'mounts',
      label: t('taskconfig.mounts'),
      shown: (values) =>
        formatList(MOUNTS.filter((mount) => mountsIn(values, type).includes(mount)).map((mount) => t(`dictionary.mount.${mount}`))),
    },
    ...PARAMETERS_OF[type].flatMap((name) => {
      const label = (of: string) => t('common.pair', { name: t(`task.parameter.${name}`), value: of });
      return [
        text(label(t('taskconfig.default')), numberField(type, name)),
        text(label(t('taskconfig.lowest')), boundField(type, name, 'min')),
        text(label(t('taskconfig.highest')), boundField(type, name, 'max')),
      ];
    }),
  ];
};

/** What new tasks begin with, and how far it may go. */
function ParameterFields({ type, name }: { type: TaskType; name: ParameterName }) {
  const t = useWords();
  const [lowest, highest] = [boundField(type, name, 'min'), boundField(type, name, 'max')];
  const input = <Input className="numeric" inputMode="decimal" maxLength={10} autoComplete="off" />;
  return (
    <fieldset className={styles['parameter']}>
      <legend>{t(`task.parameter.${name}`)}</legend>
      <Field name={numberField(type, name)} label={t('taskconfig.default')} required dependsOn={[lowest, highest]}>
        {input}
      </Field>
      <Field name={lowest} label={t('taskconfig.lowest')} required>
        {input}
      </Field>
      <Field name={highest} label={t('taskconfig.highest')} required dependsOn={[lowest]}>
        {input}
      </Field>
    </fieldset>
  );
}
