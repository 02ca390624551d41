import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { rowTasks } from '../../ui/list/row-tasks.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { AddDrawer, EditDrawer } from './ZoneDrawer.tsx';

export const ZoneTasks = rowTasks<NoFlyZone>({ Add: AddDrawer, Edit: EditDrawer, Delete: DeleteDialog });
