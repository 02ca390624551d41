import type { NamedRoute } from '@skyhelm/contract/control';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAsSent, type FlownRow } from '../flown-route/index.ts';
import { findRoute } from '../route/index.ts';

/** Somebody else may have sent another route, or another version of it, since a pilot's screen was drawn: what they do not see is not started. */
export async function refuseOtherAboard(db: Queryable, actor: Actor, row: FlownRow, named: NamedRoute): Promise<void> {
  const { id, startAt = row.entryPoint } = named;
  if (row.routeId !== id) refuse('route.otherAboard', { name: row.routeName });
  if (!(await isFlownAlike(db, actor, row, named))) refuse('route.otherVersionAboard');
  if (row.entryPoint !== startAt) refuse('route.otherStartAboard', { number: row.entryPoint });
}

/** Its waypoints are read only where somebody has touched it since. Of a version that is neither on board nor kept nobody knows any more how it was. */
export async function isFlownAlike(db: Queryable, actor: Actor, row: FlownRow, { id, version }: NamedRoute): Promise<boolean> {
  if (row.version === version) return true;
  const kept = await findRoute(db, actor, id);
  return kept?.version === version && isAsSent(db, row, kept);
}
