import type { Site } from '@skyhelm/contract/site';
import { DeleteDialog } from './DeleteDialog.tsx';
import { AddDrawer, EditDrawer } from './SiteDrawer.tsx';
import type { Task } from './task.ts';

interface SiteTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: Site['id']): void;
  onClose(): void;
}

export function SiteTasks({ task, open, onAdded, onClose }: SiteTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} onAdded={onAdded} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog open={open} deleted={task.row} onClose={onClose} />;
  }
}
