import type { RouteId } from '@skyhelm/contract/ids';
import { CopyDialog } from './CopyDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { HeightFilesDrawer } from './HeightFilesDrawer.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ShareDrawer } from './ShareDrawer.tsx';
import type { Task } from './task.ts';

interface RouteTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: RouteId): void;
  onClose(): void;
}

/** The drawer or dialog that a task is done in. */
export function RouteTasks({ task, onAdded, ...shown }: RouteTasksProps) {
  if (task.kind === 'heights') return <HeightFilesDrawer {...shown} />;
  const { kind, row } = task;
  switch (kind) {
    case 'copy':
    case 'template':
      return <CopyDialog {...shown} copied={row} isTemplate={kind === 'template'} onAdded={onAdded} />;
    case 'move':
      return <MoveDialog {...shown} moved={row} />;
    case 'share':
      return <ShareDrawer {...shown} shared={row} />;
    case 'delete':
      return <DeleteDialog {...shown} deleted={row} />;
  }
}
