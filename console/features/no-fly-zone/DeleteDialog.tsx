import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { noFlyZone } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';

interface DeleteDialogProps {
  open: boolean;
  deleted: NoFlyZone;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(noFlyZone.deleteNoFlyZone, {
    stale: [noFlyZone.getNoFlyZones],
    onSuccess: () => toast.success(t('common.deleted')),
  });
  return (
    <ConfirmDanger
      open={open}
      title={t('noflyzone.delete.title', { name: deleted.name })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <p>{t('noflyzone.delete.explain')}</p>
      <p>{t('common.irreversible')}</p>
    </ConfirmDanger>
  );
}
