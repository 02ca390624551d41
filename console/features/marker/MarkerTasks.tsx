import type { MarkerFilter } from '@skyhelm/contract/marker';
import type { MarkerId } from '@skyhelm/contract/ids';
import { ShareDrawer } from '../sharing/index.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog, RenameDialog } from './FolderDialogs.tsx';
import { ImportDrawer } from './ImportDrawer.tsx';
import { MARKER_SHARING } from './marker-reads.ts';
import { AddDrawer, EditDrawer } from './MarkerDrawer.tsx';
import { MarkerMapDrawer } from './MarkerMapDrawer.tsx';
import type { Task } from './task.ts';

interface MarkerTasksProps {
  task: Task;
  open: boolean;
  /** What the list is narrowed down to, for the map view. */
  filter?: Partial<MarkerFilter>;
  start(task: Task): void;
  onAdded?(id: MarkerId): void;
  onClose(): void;
}

/** The drawer or dialog that a task is done in. */
export function MarkerTasks({ task, filter = {}, start, onAdded, ...shown }: MarkerTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer {...shown} drawn={task.drawn} onAdded={(id) => onAdded?.(id)} />;
    case 'edit':
      return <EditDrawer {...shown} edited={task.row} />;
    case 'share':
      return <ShareDrawer {...shown} shared={task.row} calls={MARKER_SHARING} />;
    case 'move':
      return <MoveDialog {...shown} moved={task.rows} />;
    case 'delete':
      return <DeleteDialog {...shown} deleted={task.rows} />;
    case 'rename':
      return <RenameDialog {...shown} folder={task.folder} />;
    case 'import':
      return <ImportDrawer {...shown} />;
    case 'map':
      return <MarkerMapDrawer {...shown} filter={filter} onEdit={(row) => start({ kind: 'edit', row })} />;
  }
}
