import { DeleteDialog } from './DeleteDialog.tsx';
import { FlightDrawer } from './FlightDrawer.tsx';
import type { Task } from './task.ts';

interface FlightTasksProps {
  task: Task;
  open: boolean;
  onClose(): void;
}

export const FlightTasks = ({ task, open, onClose }: FlightTasksProps) =>
  task.kind === 'delete' ? (
    <DeleteDialog open={open} deleted={task.row} onClose={onClose} />
  ) : (
    <FlightDrawer open={open} row={task.row} onClose={onClose} />
  );
