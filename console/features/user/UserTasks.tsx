import type { User } from '@skyhelm/contract/user';
import { outdate } from '../../api/reads.ts';
import { ImportDrawer } from '../user-import/index.ts';
import { DeedDialog } from './DeedDialog.tsx';
import type { Task } from './task.ts';
import { KNOWING_PEOPLE } from './user-reads.ts';
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
    case 'import':
      return <ImportDrawer open={open} onImported={() => void outdate(...KNOWING_PEOPLE)} onClose={onClose} />;
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
