import type { DeviceId } from '@skyhelm/contract/ids';
import { CompareDrawer } from './CompareDrawer.tsx';
import { EditDialog } from './EditDialog.tsx';
import { MetadataDrawer } from './MetadataDrawer.tsx';
import type { Task } from './task.ts';

interface ParameterTasksProps {
  deviceId: DeviceId;
  task: Task;
  open: boolean;
  onClose(): void;
}

export function ParameterTasks({ deviceId, task, open, onClose }: ParameterTasksProps) {
  if (task.kind === 'metadata') return <MetadataDrawer open={open} onClose={onClose} />;
  return task.kind === 'edit' ? (
    <EditDialog deviceId={deviceId} row={task.row} open={open} onClose={onClose} />
  ) : (
    <CompareDrawer deviceId={deviceId} missing={task.missing} open={open} onClose={onClose} />
  );
}
