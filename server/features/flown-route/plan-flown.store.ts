import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { route } from '../../tables/route.table.ts';

/** The kind of job that is left behind when a flight along the plan of a task has begun, and when it has ended. */
export const PLAN_FLOWN = 'task.planFlown';

export interface PlanFlown {
  enterpriseId: string;
  deviceId: string;
  routeId: string;
  version: number;
  /** It came to the end of it, and nothing was left out before that. */
  isWhole: boolean;
  at: string;
  /** The flight that it was; left out where that was not on record. A clock that was set back meanwhile would find none, or another one. */
  flightId?: string | undefined;
}

/** A flight that has just taken off is on record a moment later: whoever looks at once looks again and again. */
const NOTED_WITHIN_MS = 2_000;

/** In the transaction that notes it, so that also a server that starts later knows of it. Nothing where the route belongs to no task. */
export async function schedulePlanFlown(jobs: Jobs, tx: Queryable, flownId: string, payload: PlanFlown, hasBegun: boolean): Promise<void> {
  const { enterpriseId, routeId, at } = payload;
  const [plan] = await tx
    .select({ id: route.id })
    .from(route)
    .where(and(eq(route.enterpriseId, enterpriseId), eq(route.id, routeId), isNotNull(route.taskId)));
  const runAt = new Date(Date.parse(at) + (hasBegun ? NOTED_WITHIN_MS : 0));
  if (plan) await jobs.schedule(tx, { key: `${PLAN_FLOWN} ${flownId} ${at}`, kind: PLAN_FLOWN, payload, runAt });
}
