import type { NewsPush } from '@skyhelm/contract/news-push';
import { AddDrawer, EditDrawer } from './PushDrawer.tsx';
import { DeleteDialog, StopDialog } from './PushDialogs.tsx';
import { ReceiptsDrawer } from './ReceiptsDrawer.tsx';
import type { Task } from './task.ts';
import { ViewDrawer } from './ViewDrawer.tsx';

interface PushTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: NewsPush['id']): void;
  onClose(): void;
}

export function PushTasks({ task, onAdded, ...shown }: PushTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer {...shown} onAdded={onAdded} />;
    case 'view':
      return <ViewDrawer {...shown} push={task.row} />;
    case 'edit':
      return <EditDrawer {...shown} edited={task.row} />;
    case 'stop':
      return <StopDialog {...shown} stopped={task.row} />;
    case 'delete':
      return <DeleteDialog {...shown} deleted={task.row} />;
    case 'receipts':
      return <ReceiptsDrawer {...shown} push={task.row} />;
  }
}
