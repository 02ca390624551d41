import type { ElectronicFence } from '@skyhelm/contract/fence';
import { fence } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_FENCES } from './fence-reads.ts';

interface DeleteDialogProps {
  open: boolean;
  deleted: ElectronicFence;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(fence.deleteFence, { stale: KNOWING_FENCES, onSuccess: () => toast.success(t('common.deleted')) });
  return (
    <ConfirmDanger
      open={open}
      title={t('fence.delete.title', { name: deleted.name })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <p>{t('fence.delete.explain')}</p>
      <p>{t('common.irreversible')}</p>
    </ConfirmDanger>
  );
}
