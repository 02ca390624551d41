import { refuse } from '../../platform/app-error.ts';
import { sharing } from '../sharing/index.ts';
import { route, routeShare } from '../../tables/route.table.ts';

export type RouteRow = typeof route.$inferSelect;

export const routeSharing = sharing(route, routeShare);

/** For changing it as a route: what is the plan of a task was approved as it is, and is changed with the task. */
export const lockRoute: typeof routeSharing.lock = async (tx, actor, id, right) => {
  const row = await routeSharing.lock(tx, actor, id, right);
  return row.taskId === null ? row : refuse('route.ofTask');
};
