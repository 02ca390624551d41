import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { AirportDrawer } from './AirportDrawer.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ImportDrawer } from './ImportDrawer.tsx';
import type { Task } from './task.ts';
import { AddDrawer, EditDrawer } from './ZoneDrawer.tsx';
import { ZoneMapDrawer } from './ZoneMapDrawer.tsx';

interface ZoneTasksProps {
  task: Task;
  open: boolean;
  start(task: Task): void;
  onAdded(id: NoFlyZone['id']): void;
  onClose(): void;
}

export function ZoneTasks({ task, open, start, onAdded, onClose }: ZoneTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} onAdded={onAdded} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog open={open} deleted={[task.row]} onClose={onClose} />;
    case 'deleteSeveral':
      return <DeleteDialog open={open} deleted={task.rows} onDeleted={task.onDeleted} onClose={onClose} />;
    case 'import':
      return <ImportDrawer open={open} onClose={onClose} />;
    case 'airports':
      return <AirportDrawer open={open} onClose={onClose} />;
    case 'map':
      return <ZoneMapDrawer open={open} filter={task.filter} onEdit={(row) => start({ kind: 'edit', row })} onClose={onClose} />;
  }
}
