import type { User } from '@skyhelm/contract/user';
import { DeedDialog } from './DeedDialog.tsx';
import type { Task } from './task.ts';
import { AddDrawer, EditDrawer } from './UserDrawer.tsx';

interface UserTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: User['id']): void;
  onClose(): void;
}

export function UserTasks({ task, open, onAdded, onClose }: UserTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} onAdded={onAdded} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'delete':
    case 'freeze':
    case 'recover':
    case 'resetPassword':
    case 'resetSecondFactor':
      return <DeedDialog open={open} deed={task.kind} row={task.row} onClose={onClose} />;
  }
}
