import type { Site } from '@skyhelm/contract/site';
import { rowTasks } from '../../ui/list/row-tasks.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { AddDrawer, EditDrawer } from './SiteDrawer.tsx';

export const SiteTasks = rowTasks<Site>({ Add: AddDrawer, Edit: EditDrawer, Delete: DeleteDialog });
