import type { InputOf } from '@skyhelm/contract/endpoint';
import type { addFence, ElectronicFence, setFence } from '@skyhelm/contract/fence';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { fence } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { inputOf, NEW_FENCE, typedSchema, valuesOf, type FenceEdit, type FenceValues } from './fence-form.ts';
import { FenceFields } from './FenceFields.tsx';
import { KNOWING_FENCES } from './fence-reads.ts';

const addSchema = async () => typedSchema((await import('@skyhelm/contract/fence')).addFence.input);
const setSchema = async () => typedSchema((await import('@skyhelm/contract/fence')).setFence.input);

interface AddDrawerProps {
  open: boolean;
  onAdded(id: ElectronicFence['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(fence.addFence, { stale: KNOWING_FENCES, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <FormDrawer<FenceValues>
      open={open}
      title={t('fence.add')}
      schema={addSchema}
      initial={NEW_FENCE}
      width={560}
      onSubmit={async (values, submitKey) => {
        const input = inputOf(values) as InputOf<typeof addFence>;
        onAdded((await add.mutateAsync({ input, submitKey })).id);
      }}
      onClose={onClose}
    >
      <FenceFields />
    </FormDrawer>
  );
}

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: ElectronicFence; onClose(): void }) {
  const t = useWords();
  const [newer, setNewer] = useState<ElectronicFence>();
  const [asked, setAsked] = useState<ElectronicFence>();
  const set = useChange(fence.setFence, { stale: KNOWING_FENCES, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (values: FenceEdit, submitKey: string) => {
    try {
      const { version } = newer ?? edited;
      await set.mutateAsync({ input: { ...inputOf(values), version } as InputOf<typeof setFence>, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setNewer(error.data as ElectronicFence);
      return false;
    }
  };
  const shownOf = {
    name: { label: t('fence.name'), shown: ({ name }: FenceEdit) => name },
    keep: { label: t('fence.keep'), shown: ({ keep }: FenceEdit) => t(`fence.keep.${keep}`) },
    corners: { label: t('area.corners'), shown: ({ corners }: FenceEdit) => corners },
    centre: { label: t('area.centre'), shown: ({ centre }: FenceEdit) => centre },
    radius: { label: t('area.radius'), shown: ({ radius }: FenceEdit) => radius },
    ceiling: { label: t('fence.ceiling'), shown: ({ ceiling }: FenceEdit) => ceiling },
    scope: { label: t('fence.scope'), shown: ({ scope }: FenceEdit) => t(`fence.scope.${scope}`) },
    remark: { label: t('fence.remark'), shown: ({ remark }: FenceEdit) => remark },
  };
  return (
    <FormDrawer<FenceEdit>
      open={open}
      title={t('fence.edit')}
      schema={setSchema}
      initial={valuesOf(edited)}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {newer && newer !== asked && (
        <StaleNotice<FenceEdit>
          title={t('fence.stale.title')}
          same={t('fence.stale.same')}
          theirs={valuesOf(newer)}
          compared={Object.entries(shownOf).map(([key, row]) => ({ key: key as keyof typeof shownOf, ...row }))}
          onChosen={() => setAsked(newer)}
        />
      )}
      <FenceFields edited={edited} />
    </FormDrawer>
  );
}
