import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Task } from './task.ts';
import { AddDrawer, EditDrawer } from './ZoneDrawer.tsx';

interface ZoneTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: NoFlyZone['id']): void;
  onClose(): void;
}

export function ZoneTasks({ task, open, onAdded, onClose }: ZoneTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} onAdded={onAdded} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog open={open} deleted={task.row} onClose={onClose} />;
  }
}
