import type { RouteEntry } from '@skyhelm/contract/route';
import { route } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_ROUTES } from './route-reads.ts';

interface DeleteDialogProps {
  open: boolean;
  deleted: RouteEntry;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(route.deleteRoute, { stale: KNOWING_ROUTES, onSuccess: () => toast.success(t('common.deleted')) });
  return (
    <ConfirmDanger
      open={open}
      title={t('route.delete.title', { name: deleted.name })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <p>{t('route.delete.question')}</p>
      <p>{t('common.irreversible')}</p>
    </ConfirmDanger>
  );
}
