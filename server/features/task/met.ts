import type { ConflictKind } from '@skyhelm/core/task/conflicts';
import type { Route } from '@skyhelm/core/plan/route';
import { plannedTime, planMs, timeAloft } from '@skyhelm/core/task/start-window';
import type { Actor } from '../../platform/auth/actor.ts';
import { findPlan } from '../route/index.ts';
import { siteOf } from './air.ts';
import type { StepContext } from './by-itself.ts';
import { conflictsOf } from './conflict.store.ts';
import type { TaskRow } from './task-access.store.ts';

type Context = Pick<StepContext, 'db' | 'now'> & { actor: Actor };

/** With whom a task meets that is kept, whoever it is to go to. */
export async function metBy({ db, actor, now }: Context, row: TaskRow, given?: Route) {
  const { id, executorId, deviceId, enterpriseId, routeId } = row;
  const route = given ?? (await findPlan(db, enterpriseId, routeId)).route;
  const window = timeAloft(plannedTime(row), planMs(route, siteOf(row)), now.getTime());
  return conflictsOf(db, { actor, id, executorId, deviceId, route, site: siteOf(row), window, now });
}

/** In what it meets other tasks. Unknown where there are more than were compared, and where it is not said who flies it with which aircraft: those may be promised already. */
export async function meets(context: Context, row: TaskRow, route: Route): Promise<ConflictKind[] | undefined> {
  const { conflicts, hasMoreConflicts } = await metBy(context, row, route);
  const isKnown = !hasMoreConflicts && row.executorId !== null && row.deviceId !== null;
  return conflicts.length === 0 && !isKnown ? undefined : conflicts.map(({ kind }) => kind);
}
