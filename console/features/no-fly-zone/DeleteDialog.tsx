import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { noFlyZone } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';

interface DeleteDialogProps {
  open: boolean;
  deleted: readonly Pick<NoFlyZone, 'id' | 'name'>[];
  onDeleted?(): void;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onDeleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(noFlyZone.deleteNoFlyZones, {
    stale: [noFlyZone.getNoFlyZones],
    onSuccess() {
      toast.success(t('common.deleted'));
      onDeleted?.();
    },
  });
  const [first] = deleted;
  const isOne = deleted.length === 1;
  return (
    <ConfirmDanger
      open={open}
      title={isOne ? t('noflyzone.delete.title', { name: first!.name }) : t('noflyzone.delete.several', { count: deleted.length })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { ids: deleted.map(({ id }) => id) } }).then(onClose)}
    >
      <p>{t(isOne ? 'noflyzone.delete.explain' : 'noflyzone.delete.several.explain')}</p>
      <p>{t('common.irreversible')}</p>
    </ConfirmDanger>
  );
}
