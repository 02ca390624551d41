import type { EnterpriseId, RouteId, TaskId, UserId } from '@skyhelm/contract/ids';
import type { Home } from '@skyhelm/core/plan/path/course';
import { ROUTE_NAME } from '@skyhelm/core/plan/route-limits';
import type { Route } from '@skyhelm/core/plan/route';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { terrainBelow } from '../terrain/index.ts';
import { openAirspace } from './before-keeping.ts';
import { routeSharing, type RouteRow } from './route-access.store.ts';
import { airAgainst } from './check-apart.ts';
import { isForbidding, namesAmong } from './route-verdict.ts';
import { insertRoute, isLonger, routeOf, UNBROKEN, updateRoute, type KeptForm } from './route.store.ts';
import { route } from '../../tables/route.table.ts';

/** A route that belongs to a task. */
export interface KeptPlan {
  id: RouteId;
  name: string;
  version: number;
  route: Route;
  /** The zones that forbid it as it is kept, by name. */
  brokenBy: string[];
}

/** As much of the task's name as a route has room for. */
export const planName = (name: string): string => [...name].slice(0, ROUTE_NAME.max).join('').trim();

/** What a task keeps: the way from its site and back. */
export interface Plan {
  name: string;
  route: Route;
  home: Home;
}

const formOf = ({ name, ...plan }: Plan): KeptForm => ({ name: planName(name), remarks: '', folder: '', isTemplate: false, ...plan });

export const insertPlan = (tx: Queryable, actor: Actor, taskId: TaskId, plan: Plan, now: Date): Promise<RouteId> =>
  insertRoute(tx, actor, formOf(plan), now, { taskId });

const isThis = (enterpriseId: string, id: string) => and(eq(route.enterpriseId, enterpriseId), eq(route.id, id));

/** Held until the change is safe. Answers whether it takes more room than before. */
export async function updatePlan(tx: Queryable, actor: Actor, id: string, plan: Plan, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(route).where(isThis(actor.enterpriseId, id)).for('update');
  await updateRoute(tx, actor, row!, formOf(plan), now);
  return isLonger(plan.route, row!);
}

export async function findPlan(db: Queryable, enterpriseId: string, id: string): Promise<KeptPlan> {
  const [row] = await db.select().from(route).where(isThis(enterpriseId, id));
  const { name, version, brokenBy } = row!;
  return { id: id as RouteId, name, version, brokenBy, route: routeOf(row!) };
}

/** By whoever has held it to the air of this moment and found nothing: a zone that is over by now must not hide that it comes back. */
export const notePlanOpen = (tx: Queryable, enterpriseId: string, id: string) =>
  tx.update(route).set(UNBROKEN).where(isThis(enterpriseId, id));

export interface HeldPlan {
  enterpriseId: EnterpriseId;
  id: string;
  home: Home;
  /** Zones that only a way back may touch, and those that are yet to come, count against it too. */
  needsClearAir: boolean;
}

/** The zones that are against it at this moment, by name. Of what is kept some may be over: that is put right. */
export async function closedNow(
  tx: Queryable,
  blobs: BlobStore,
  { enterpriseId, id, home, needsClearAir }: HeldPlan,
  now: Date,
): Promise<string[]> {
  const kept = await findPlan(tx, enterpriseId, id);
  // Of what merely warns nothing is kept.
  if (kept.brokenBy.length === 0 && !needsClearAir) return [];
  const air = { ...(await openAirspace(tx, { enterpriseId }, now)), home };
  const terrain = await terrainBelow(tx, blobs, enterpriseId, kept.route, air, needsClearAir ? air.zones : undefined);
  const issues = await airAgainst(enterpriseId, kept.route, air, terrain);
  const forbidding = issues.filter(isForbidding);
  if (kept.brokenBy.length > 0 && forbidding.length === 0) await notePlanOpen(tx, enterpriseId, id);
  return namesAmong(needsClearAir ? issues : forbidding, air);
}

const planRow = ({ enterpriseId }: { enterpriseId: string }, id: string) =>
  ({ enterpriseId, id, ownerId: null, name: '' }) satisfies Pick<RouteRow, 'enterpriseId' | 'id' | 'ownerId' | 'name'>;

/** Whoever is to fly it sees it, and sends it to an aircraft, as any route that is shared with them. */
export const givePlan = (tx: Queryable, of: { enterpriseId: string }, id: string, userId: UserId, now: Date) =>
  routeSharing.give(tx, planRow(of, id), { userId, mayEdit: false, createdAt: now });

export const takePlanBack = (tx: Queryable, of: { enterpriseId: string }, id: string, userId: UserId) =>
  routeSharing.takeBack(tx, planRow(of, id), userId);
