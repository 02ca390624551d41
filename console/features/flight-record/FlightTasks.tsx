import { FlightImportDrawer } from '../flight-import/index.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FlightDrawer } from './FlightDrawer.tsx';
import type { Task } from './task.ts';

interface FlightTasksProps {
  task: Task;
  open: boolean;
  onClose(): void;
}

export function FlightTasks({ task, open, onClose }: FlightTasksProps) {
  switch (task.kind) {
    case 'details':
      return <FlightDrawer open={open} opened={task.row} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog open={open} deleted={task.row} onClose={onClose} />;
    case 'import':
      return <FlightImportDrawer open={open} onClose={onClose} />;
  }
}
