import type { Marker } from '@skyhelm/contract/marker';
import { marker } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_MARKERS } from './marker-reads.ts';

interface DeleteDialogProps {
  open: boolean;
  deleted: readonly Marker[];
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(marker.deleteMarkers, { stale: KNOWING_MARKERS, onSuccess: () => toast.success(t('common.deleted')) });
  const [first] = deleted;
  return (
    <ConfirmDanger
      open={open}
      title={deleted.length === 1 ? t('marker.delete.title', { name: first!.name }) : t('marker.delete.several', { count: deleted.length })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { ids: deleted.map(({ id }) => id) } }).then(onClose)}
    >
      <p>{t('marker.delete.question')}</p>
      {deleted.some(({ shares }) => shares > 0) && <p>{t('marker.delete.shared')}</p>}
      <p>{t('common.irreversible')}</p>
    </ConfirmDanger>
  );
}
