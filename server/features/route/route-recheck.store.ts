import type { Box } from '@skyhelm/core/airspace/shape';
import type { Home } from '@skyhelm/core/plan/path/course';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { task } from '../../tables/task.table.ts';
import { user } from '../../tables/user.table.ts';
import type { KeptDocument } from './route-verdict.ts';
import { route, routeShare } from '../../tables/route.table.ts';

const isOf = (enterpriseId: string): SQL => eq(route.enterpriseId, enterpriseId);

/** Those that a change in one of these boxes may concern; a box that reaches over the date line is two. */
export function isNear(boxes: readonly Box[]): SQL {
  const parts = boxes.flatMap((box) => (box.east > 180 ? [box, { ...box, west: box.west - 360, east: box.east - 360 }] : [box]));
  const meets = ({ west, south, east, north }: Box) =>
    and(lte(route.west, east), gte(route.east, west), lte(route.south, north), gte(route.north, south));
  return or(isNull(route.west), ...parts.map(meets))!;
}

export const isBroken = isNotNull(route.brokenSince);

export async function enterprisesWithBroken(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ id: route.enterpriseId }).from(route).where(isBroken);
  return rows.map(({ id }) => id);
}

/** Says who looks at them again. Whoever said so before leaves those alone: it knows of less. */
export const markForRecheck = (db: Queryable, enterpriseId: string, mark: string, which: SQL | undefined) =>
  db
    .update(route)
    .set({ recheck: mark })
    .where(and(isOf(enterpriseId), which));

export interface Marked extends KeptDocument {
  id: string;
  brokenBy: string[];
  /** Of a plan of a task: what it is approved by, it is held to with the ways from and to its site, and with heights above that. */
  home: Home | undefined;
}

export async function markedRoutes(db: Queryable, enterpriseId: string, mark: string, atMost: number): Promise<Marked[]> {
  const rows = await db
    .select({
      id: route.id,
      brokenBy: route.brokenBy,
      documentVersion: route.documentVersion,
      document: sql<string>`${route.document}::text`,
      site: { longitude: task.siteLongitude, latitude: task.siteLatitude, altitude: task.siteAltitude },
    })
    .from(route)
    .leftJoin(task, and(eq(task.enterpriseId, route.enterpriseId), eq(task.id, route.taskId)))
    .where(and(isOf(enterpriseId), eq(route.recheck, mark)))
    .orderBy(asc(route.id))
    .limit(atMost);
  return rows.map(({ site, ...row }) => ({ ...row, home: site ? homeAt(site) : undefined }));
}

/** Whether somebody else has yet to look at any. */
export async function isUnderWay(db: Queryable, enterpriseId: string): Promise<boolean> {
  const rows = await db
    .select({ id: route.id })
    .from(route)
    .where(and(isOf(enterpriseId), isNotNull(route.recheck)))
    .limit(1);
  return rows.length > 0;
}

/** What was saved or marked anew meanwhile is not touched. */
const stillMarked = (enterpriseId: string, mark: string, ids: readonly string[]) =>
  and(isOf(enterpriseId), eq(route.recheck, mark), inArray(route.id, [...ids]));

const plansAmong = (settled: readonly { id: string; taskId: string | null }[]): string[] =>
  settled.filter(({ taskId }) => taskId !== null).map(({ id }) => id);

/** Gives back those that are plans of tasks. */
export async function leaveAsIs(tx: Queryable, enterpriseId: string, mark: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const left = await tx
    .update(route)
    .set({ recheck: null })
    .where(stillMarked(enterpriseId, mark, ids))
    .returning({ id: route.id, taskId: route.taskId });
  return plansAmong(left);
}

/** Gives back those that are plans of tasks: their people are told of the task, not of a route. */
export async function setVerdict(
  tx: Queryable,
  enterpriseId: string,
  mark: string,
  ids: readonly string[],
  { brokenBy, isNews }: { brokenBy: string[]; isNews: boolean },
  now: Date,
): Promise<string[]> {
  const verdict =
    brokenBy.length === 0
      ? { brokenSince: null, isUntold: false }
      : {
          brokenSince: sql`coalesce(${route.brokenSince}, ${now.toISOString()}::timestamptz)`,
          ...(isNews && { isUntold: sql`${route.taskId} is null` }),
        };
  const settled = await tx
    .update(route)
    .set({ recheck: null, brokenBy, ...verdict })
    .where(stillMarked(enterpriseId, mark, ids))
    .returning({ id: route.id, taskId: route.taskId });
  return plansAmong(settled);
}

export interface Untold {
  id: string;
  name: string;
  ownerId: string | null;
  brokenBy: string[];
}

/** Each is taken by one server only, and with the transaction in which it is told. */
export const takeUntold = (tx: Queryable, enterpriseId: string): Promise<Untold[]> =>
  tx
    .update(route)
    .set({ isUntold: false })
    .where(and(isOf(enterpriseId), eq(route.isUntold, true)))
    .returning({ id: route.id, name: route.name, ownerId: route.ownerId, brokenBy: route.brokenBy });

/** Who may change each of these besides its owner. */
export async function editorsOf(
  tx: Queryable,
  enterpriseId: string,
  ids: readonly string[],
): Promise<{ routeId: string; userId: string }[]> {
  return tx
    .select({ routeId: routeShare.itemId, userId: routeShare.userId })
    .from(routeShare)
    .where(and(eq(routeShare.enterpriseId, enterpriseId), eq(routeShare.mayEdit, true), inArray(routeShare.itemId, [...ids])));
}

/** Of these people those who are still there. */
export async function peopleAmong(tx: Queryable, enterpriseId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), inArray(user.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
