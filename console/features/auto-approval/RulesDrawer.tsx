import { TASK_TYPES } from '@skyhelm/core/task/task';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { autoApproval } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { formatList } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import { inputOf, typedSchema, valuesOf, type AutoInput, type AutoSetting, type RulesValues } from './rules-form.ts';
import { RulesFields } from './RulesFields.tsx';

interface RulesDrawerProps {
  open: boolean;
  edited: AutoSetting;
  onClose(): void;
}

export function RulesDrawer({ open, edited, onClose }: RulesDrawerProps) {
  const t = useWords();
  const [before, setBefore] = useState(edited);
  const [newer, setNewer] = useState<AutoSetting>();
  const set = useChange(autoApproval.setAutoApproval, {
    stale: [autoApproval.getAutoApproval],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  const submit = async (values: RulesValues, submitKey: string) => {
    try {
      await set.mutateAsync({ input: inputOf(values, before) as AutoInput, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      const theirs = await send(autoApproval.getAutoApproval, {}, { quiet: true });
      // With their people, whatever is chosen: this form does not touch the list.
      setBefore(theirs);
      setNewer(theirs);
      return false;
    }
  };
  const schema = async () => typedSchema((await import('@skyhelm/contract/auto-approval')).setAutoApproval.input, before);
  return (
    <FormDrawer<RulesValues>
      open={open}
      title={t('approval.auto.rules')}
      schema={schema}
      initial={valuesOf(edited)}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {newer && (
        <StaleNotice<RulesValues>
          title={t('approval.auto.stale.title')}
          same={t('approval.auto.stale.same')}
          theirs={valuesOf(newer)}
          compared={comparedIn(t)}
          onChosen={() => setNewer(undefined)}
        />
      )}
      <RulesFields />
    </FormDrawer>
  );
}

const comparedIn = (t: Say) => {
  const yesNo = (isSo: boolean) => t(isSo ? 'common.yes' : 'common.no');
  return [
    { key: 'isOn', label: t('approval.auto.isOn'), shown: ({ isOn }: RulesValues) => yesNo(isOn) },
    { key: 'from', label: t('approval.auto.firstDay'), shown: ({ from }: RulesValues) => from },
    { key: 'until', label: t('approval.auto.lastDay'), shown: ({ until }: RulesValues) => until },
    {
      key: 'types',
      label: t('approval.auto.types'),
      shown: ({ types }: RulesValues) =>
        formatList(TASK_TYPES.filter((type) => types.includes(type)).map((type) => t(`dictionary.taskType.${type}`))),
    },
    { key: 'heightMax', label: t('approval.auto.heightMax'), shown: ({ heightMax }: RulesValues) => heightMax },
    {
      key: 'dayTime',
      label: t('approval.auto.dayTime'),
      shown: (values: RulesValues) =>
        values.isTimed
          ? t('approval.auto.dayTime.between', {
              from: values['dayTime.from'],
              until: values['dayTime.until'],
              zone: values['dayTime.timeZone'],
            })
          : '',
    },
    { key: 'air', label: t('approval.auto.air.clear'), shown: ({ needsClearAir }: RulesValues) => yesNo(needsClearAir) },
    { key: 'licence', label: t('approval.auto.licence.needed'), shown: ({ needsLicence }: RulesValues) => yesNo(needsLicence) },
  ];
};
