import type { WebHook } from '@skyhelm/contract/web-hook';
import { webHook } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { DeliveriesDrawer } from './DeliveriesDrawer.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import type { Task } from './task.ts';
import { AddDrawer, EditDrawer } from './WebHookDrawer.tsx';

interface WebHookTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: WebHook['id']): void;
  onClose(): void;
}

export function WebHookTasks({ task, onAdded, ...shown }: WebHookTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer {...shown} onAdded={onAdded} />;
    case 'log':
      return <DeliveriesDrawer {...shown} row={task.row} />;
    case 'edit':
      return <EditDrawer {...shown} edited={task.row} />;
    case 'renew':
      return <RenewDialog {...shown} row={task.row} />;
    case 'delete':
      return <DeleteDialog {...shown} row={task.row} />;
  }
}

function DeleteDialog({ open, row, onClose }: { open: boolean; row: WebHook; onClose(): void }) {
  const t = useWords();
  const remove = useChange(webHook.deleteWebHook, { stale: [webHook.getWebHooks], onSuccess: () => toast.success(t('common.deleted')) });
  const confirm = async () => {
    await remove.mutateAsync({ input: { id: row.id } });
    onClose();
  };
  return (
    <ConfirmDanger
      open={open}
      title={t('webhook.delete.title', { name: row.name })}
      actionText={t('common.delete')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('webhook.delete.explain')}
    </ConfirmDanger>
  );
}
