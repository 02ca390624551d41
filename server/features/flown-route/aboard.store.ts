import { and, asc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceUser } from '../../tables/device.table.ts';
import { route } from '../../tables/route.table.ts';
import { user } from '../../tables/user.table.ts';
import { IS_ROUTE_OF_FLOWN, NAME_AS_KNOWN } from './as-sent.store.ts';
import { FLOWN_COLUMNS } from './flown-route.store.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

/** A route that an aircraft has on board and that somebody is about to fly, or flies. */
export type AboardRoute = Awaited<ReturnType<typeof aboardRoutes>>[number];

interface Which {
  enterpriseId: string;
  deviceId: string | null;
  /** The last of those before. */
  after: string | undefined;
  atMost: number;
}

/** As they were sent, whatever has become of them since. Nothing of what nobody knows the way of. People who have gone are not among those to tell. */
export const aboardRoutes = (db: Queryable, { enterpriseId, deviceId, after, atMost }: Which) =>
  db
    .select({
      row: FLOWN_COLUMNS,
      route: NAME_AS_KNOWN,
      device: device.name,
      documentVersion: sql<number>`${flownRoute.documentVersion}`,
      document: sql<string>`${flownRoute.document}::text`,
      sentBy: user.id,
      ownerId: deviceUser.userId,
    })
    .from(flownRoute)
    .leftJoin(route, IS_ROUTE_OF_FLOWN)
    .innerJoin(device, and(eq(device.enterpriseId, flownRoute.enterpriseId), eq(device.id, flownRoute.deviceId)))
    .leftJoin(user, and(eq(user.enterpriseId, flownRoute.enterpriseId), eq(user.id, flownRoute.sentBy)))
    .leftJoin(deviceUser, and(eq(deviceUser.deviceId, flownRoute.deviceId), eq(deviceUser.kind, 'owner')))
    .where(
      and(
        eq(flownRoute.enterpriseId, enterpriseId),
        eq(flownRoute.isAboard, true),
        isNotNull(flownRoute.documentVersion),
        inArray(flownRoute.course, ['aboard', 'flying']),
        deviceId === null ? undefined : eq(flownRoute.deviceId, deviceId),
        after === undefined ? undefined : gt(flownRoute.id, after),
      ),
    )
    .orderBy(asc(flownRoute.id))
    .limit(atMost);

const inFlight = (db: Queryable, enterpriseId: string, more: SQL) =>
  db
    .select({ row: FLOWN_COLUMNS, name: NAME_AS_KNOWN })
    .from(flownRoute)
    .leftJoin(route, IS_ROUTE_OF_FLOWN)
    .where(and(eq(flownRoute.enterpriseId, enterpriseId), eq(flownRoute.isAboard, true), eq(flownRoute.course, 'flying'), more));

/** The route that an aircraft is flying, and what it is called; nothing where it flies none. */
export async function routeInFlight(db: Queryable, enterpriseId: string, deviceId: string) {
  const [found] = await inFlight(db, enterpriseId, eq(flownRoute.deviceId, deviceId)).limit(1);
  return found;
}

/** Those that are flown into what is closed. */
export const closedInFlight = (db: Queryable, enterpriseId: string) =>
  inFlight(db, enterpriseId, sql`${flownRoute.closedBy} <> '[]'::jsonb`).orderBy(asc(flownRoute.id));

/** Whether it was still as it was looked at: of two who find the same one closed, one tells it. */
export async function setClosedBy(tx: Queryable, { row }: AboardRoute, closedBy: readonly string[]): Promise<boolean> {
  const isAsBefore = sql`${flownRoute.closedBy} = ${JSON.stringify(row.closedBy)}::jsonb`;
  const changed = await tx
    .update(flownRoute)
    .set({ closedBy: [...closedBy] })
    .where(and(eq(flownRoute.id, row.id), eq(flownRoute.isAboard, true), isAsBefore))
    .returning({ id: flownRoute.id });
  return changed.length > 0;
}
