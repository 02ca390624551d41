import type { RouteId } from '@skyhelm/contract/ids';
import { ExportDrawer, ImportDrawer } from '../route-file/index.ts';
import { StartFormation } from '../formation-flight/index.ts';
import { CompareKept, FormationTask } from '../route-edit/index.ts';
import { ShareDrawer } from '../sharing/index.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { DeleteFormationDialog } from './DeleteFormationDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { HeightFilesDrawer } from './HeightFilesDrawer.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ROUTE_SHARING } from './route-reads.ts';
import type { Task } from './task.ts';

interface RouteTasksProps {
  task: Task;
  open: boolean;
  onAdded(id: RouteId): void;
  onClose(): void;
}

/** The drawer or dialog that a task is done in. */
export function RouteTasks({ task, onAdded, ...shown }: RouteTasksProps) {
  if (task.kind === 'import') return <ImportDrawer {...shown} onAdded={onAdded} />;
  if (task.kind === 'exportSeveral') return <ExportDrawer {...shown} exported={task.rows} />;
  if (task.kind === 'compare') return <CompareKept {...shown} rows={task.rows} />;
  if (task.kind === 'heights') return <HeightFilesDrawer {...shown} />;
  const { kind, row } = task;
  switch (kind) {
    case 'copy':
    case 'template':
      return <CopyDialog {...shown} copied={row} isTemplate={kind === 'template'} onAdded={onAdded} />;
    case 'move':
      return <MoveDialog {...shown} moved={row} />;
    case 'export':
      return <ExportDrawer {...shown} exported={[row]} />;
    case 'share':
      return <ShareDrawer {...shown} shared={row} calls={ROUTE_SHARING} />;
    case 'formation':
      return <FormationTask {...shown} leader={row} />;
    case 'startFormation':
      return <StartFormation {...shown} route={row} />;
    case 'deleteFormation':
      return <DeleteFormationDialog {...shown} deleted={row} />;
    case 'delete':
      return <DeleteDialog {...shown} deleted={row} />;
  }
}
