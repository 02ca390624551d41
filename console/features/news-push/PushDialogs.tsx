import type { NewsPush } from '@skyhelm/contract/news-push';
import { newsPush } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';

interface DialogProps {
  open: boolean;
  onClose(): void;
}

export function StopDialog({ open, stopped, onClose }: DialogProps & { stopped: NewsPush }) {
  const t = useWords();
  const stop = useChange(newsPush.stopNewsPush, {
    stale: [newsPush.getNewsPushes],
    onSuccess: () => toast.success(t('newspush.stopped')),
  });
  return (
    <ConfirmDanger
      open={open}
      title={t('newspush.stop.title', { name: stopped.title })}
      actionText={t('newspush.stop')}
      onCancel={onClose}
      onConfirm={() => stop.mutateAsync({ input: { id: stopped.id } }).then(onClose)}
    >
      {t('newspush.stop.explain')}
    </ConfirmDanger>
  );
}

export function DeleteDialog({ open, deleted, onClose }: DialogProps & { deleted: NewsPush }) {
  const t = useWords();
  const remove = useChange(newsPush.deleteNewsPush, {
    stale: [newsPush.getNewsPushes],
    onSuccess: () => toast.success(t('common.deleted')),
  });
  return (
    <ConfirmDanger
      open={open}
      title={t('newspush.delete.title', { name: deleted.title })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      {t('newspush.delete.explain')}
    </ConfirmDanger>
  );
}
