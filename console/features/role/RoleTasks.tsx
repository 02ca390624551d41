import type { Role } from '@skyhelm/contract/role';
import { DeleteDialog } from './DeleteDialog.tsx';
import { AddDrawer, EditDrawer } from './RoleDrawer.tsx';
import type { Task } from './task.ts';
import { ViewDrawer } from './ViewDrawer.tsx';

interface RoleTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: Role['id']): void;
  onClose(): void;
}

export function RoleTasks({ task, open, onAdded, onClose }: RoleTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} onAdded={onAdded} onClose={onClose} />;
    case 'view':
      return <ViewDrawer open={open} viewed={task.row} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog open={open} deleted={task.row} onClose={onClose} />;
  }
}
