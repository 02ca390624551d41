import type { ElectronicFence } from '@skyhelm/contract/fence';
import { rowTasks } from '../../ui/list/row-tasks.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { AddDrawer, EditDrawer } from './FenceDrawer.tsx';
import { OnBoardDrawer } from './OnBoardDrawer.tsx';
import { StrayDrawer } from './StrayDrawer.tsx';
import type { Task } from './task.ts';

const PlainTasks = rowTasks<ElectronicFence>({ Add: AddDrawer, Edit: EditDrawer, Delete: DeleteDialog });

interface FenceTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: ElectronicFence['id']): void;
  onClose(): void;
}

export function FenceTasks({ task, ...rest }: FenceTasksProps) {
  if (task.kind === 'onBoard') return <OnBoardDrawer open={rest.open} fence={task.row} onClose={rest.onClose} />;
  if (task.kind === 'stray') return <StrayDrawer open={rest.open} onClose={rest.onClose} />;
  return <PlainTasks task={task} {...rest} />;
}
