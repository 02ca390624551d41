import type { InputOf } from '@skyhelm/contract/endpoint';
import type { MarkerId } from '@skyhelm/contract/ids';
import type { addMarker, Marker, setMarker } from '@skyhelm/contract/marker';
import type { Position } from '@skyhelm/core/geo/position';
import type { MarkerKind } from '@skyhelm/core/marker/marker';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { marker } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords, type Say } from '../../words/words.ts';
import { inputOf, newMarker, typedSchema, valuesOf, type MarkerEdit, type MarkerValues } from './marker-form.ts';
import { KNOWING_MARKERS } from './marker-reads.ts';
import { MarkerFields } from './MarkerFields.tsx';

const WIDTH = 560;
const addSchema = async () => typedSchema((await import('@skyhelm/contract/marker')).addMarker.input);
const setSchema = async () => typedSchema((await import('@skyhelm/contract/marker')).setMarker.input);

interface AddDrawerProps {
  open: boolean;
  drawn?: { kind: MarkerKind; points: readonly Position[] } | undefined;
  onAdded(id: MarkerId): void;
  onClose(): void;
}

export function AddDrawer({ open, drawn, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(marker.addMarker, { stale: KNOWING_MARKERS, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <FormDrawer<MarkerValues>
      open={open}
      title={t('marker.add')}
      schema={addSchema}
      initial={newMarker(drawn?.kind ?? 'point', drawn?.points)}
      width={WIDTH}
      onSubmit={async (values, submitKey) => {
        onAdded((await add.mutateAsync({ input: inputOf(values) as InputOf<typeof addMarker>, submitKey })).id);
      }}
      onClose={onClose}
    >
      <MarkerFields />
    </FormDrawer>
  );
}

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: Marker; onClose(): void }) {
  const t = useWords();
  const [newer, setNewer] = useState<Marker>();
  const [asked, setAsked] = useState<Marker>();
  const set = useChange(marker.setMarker, { stale: KNOWING_MARKERS, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (values: MarkerEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input: inputOf(values) as InputOf<typeof setMarker>, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setNewer(error.data as Marker);
      return false;
    }
  };
  return (
    <FormDrawer<MarkerEdit>
      open={open}
      title={t('marker.edit')}
      schema={setSchema}
      initial={valuesOf(edited)}
      width={WIDTH}
      onSubmit={submit}
      onClose={onClose}
    >
      {newer && newer !== asked && (
        <StaleNotice<MarkerEdit>
          title={t('marker.stale.title')}
          same={t('marker.stale.same')}
          theirs={valuesOf(newer)}
          compared={comparedIn(t)}
          onChosen={() => setAsked(newer)}
        />
      )}
      <MarkerFields />
    </FormDrawer>
  );
}

const TYPED = ['name', 'places', 'altitude', 'folder', 'colour', 'width', 'transparency', 'remarks'] as const;

const comparedIn = (t: Say) => [
  { key: 'kind', label: t('marker.kind'), shown: ({ kind }: MarkerEdit) => t(`marker.kind.${kind}`) },
  ...TYPED.map((field) => ({ key: field, label: t(`marker.${field}`), shown: (record: MarkerEdit) => record[field] ?? '' })),
  { key: 'icon', label: t('marker.icon'), shown: ({ icon }: MarkerEdit) => t(`marker.icon.${icon}`) },
  { key: 'lineStyle', label: t('marker.lineStyle'), shown: ({ lineStyle }: MarkerEdit) => t(`marker.lineStyle.${lineStyle}`) },
  { key: 'arrow', label: t('marker.arrowPosition'), shown: ({ arrowPosition }: MarkerEdit) => t(`marker.arrowPosition.${arrowPosition}`) },
  {
    key: 'direction',
    label: t('marker.arrowDirection'),
    shown: ({ arrowDirection }: MarkerEdit) => t(`marker.arrowDirection.${arrowDirection}`),
  },
];
