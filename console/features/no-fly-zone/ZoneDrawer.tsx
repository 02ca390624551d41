import type { InputOf } from '@skyhelm/contract/endpoint';
import type { addNoFlyZone, NoFlyZone, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { noFlyZone } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { inputOf, NEW_ZONE, typedSchema, valuesOf, type ZoneEdit, type ZoneValues } from './zone-form.ts';
import { ZoneFields } from './ZoneFields.tsx';

const addSchema = async () => typedSchema((await import('@skyhelm/contract/no-fly-zone')).addNoFlyZone.input);
const setSchema = (edited: NoFlyZone) => async () =>
  typedSchema((await import('@skyhelm/contract/no-fly-zone')).setNoFlyZone.input, edited);

interface AddDrawerProps {
  open: boolean;
  onAdded(id: NoFlyZone['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(noFlyZone.addNoFlyZone, {
    stale: [noFlyZone.getNoFlyZones],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  return (
    <FormDrawer<ZoneValues>
      open={open}
      title={t('noflyzone.add')}
      schema={addSchema}
      initial={NEW_ZONE}
      width={560}
      onSubmit={async (values, submitKey) => {
        const input = inputOf(values) as InputOf<typeof addNoFlyZone>;
        onAdded((await add.mutateAsync({ input, submitKey })).id);
      }}
      onClose={onClose}
    >
      <ZoneFields />
    </FormDrawer>
  );
}

const COMPARED = ['name', 'description', 'limit', 'floor', 'ceiling'] as const;
const COMPARED_AREA = ['corners', 'centre', 'radius'] as const;

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: NoFlyZone; onClose(): void }) {
  const t = useWords();
  const [schema] = useState(() => setSchema(edited));
  const [newer, setNewer] = useState<NoFlyZone>();
  const set = useChange(noFlyZone.setNoFlyZone, {
    stale: [noFlyZone.getNoFlyZones],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  const submit = async (values: ZoneEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input: inputOf(values, newer ?? edited) as InputOf<typeof setNoFlyZone>, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setNewer(error.data as NoFlyZone);
      return false;
    }
  };
  const [asked, setAsked] = useState<NoFlyZone>();
  return (
    <FormDrawer<ZoneEdit>
      open={open}
      title={t('noflyzone.edit')}
      schema={schema}
      initial={valuesOf(edited)}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {newer && newer !== asked && (
        <StaleNotice<ZoneEdit>
          title={t('noflyzone.stale.title')}
          same={t('noflyzone.stale.same')}
          theirs={valuesOf(newer)}
          compared={[
            ...COMPARED_AREA.map((field) => ({ key: field, label: t(`area.${field}`), shown: (record: ZoneEdit) => record[field] ?? '' })),
            ...COMPARED.map((field) => ({ key: field, label: t(`noflyzone.${field}`), shown: (record: ZoneEdit) => record[field] ?? '' })),
            { key: 'activeFrom', label: t('noflyzone.firstDay'), shown: ({ activeFrom }) => activeFrom },
            { key: 'fromTime', label: t('noflyzone.fromTime'), shown: ({ fromTime }) => fromTime },
            { key: 'validUntil', label: t('noflyzone.lastDay'), shown: ({ validUntil }) => validUntil },
            { key: 'untilTime', label: t('noflyzone.untilTime'), shown: ({ untilTime }) => untilTime },
          ]}
          onChosen={() => setAsked(newer)}
        />
      )}
      <ZoneFields id={edited.id} />
    </FormDrawer>
  );
}
