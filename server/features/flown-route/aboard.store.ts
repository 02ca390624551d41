import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceUser } from '../device/device.table.ts';
import { route } from '../route/route.table.ts';
import { user } from '../user/user.table.ts';
import { flownRoute } from './flown-route.table.ts';

/** A route that an aircraft has on board and that somebody is about to fly, or flies. */
export type AboardRoute = Awaited<ReturnType<typeof aboardRoutes>>[number];

interface Which {
  enterpriseId: string;
  deviceId: string | null;
  /** The last of those before. */
  after: string | undefined;
  atMost: number;
}

/** Nothing of a route that has been changed since: nobody knows the way then. People who have gone are not among those to tell. */
export const aboardRoutes = (db: Queryable, { enterpriseId, deviceId, after, atMost }: Which) =>
  db
    .select({
      row: flownRoute,
      route: route.name,
      device: device.name,
      documentVersion: route.documentVersion,
      document: sql<string>`${route.document}::text`,
      sentBy: user.id,
      ownerId: deviceUser.userId,
    })
    .from(flownRoute)
    .innerJoin(
      route,
      and(eq(route.enterpriseId, flownRoute.enterpriseId), eq(route.id, flownRoute.routeId), eq(route.version, flownRoute.version)),
    )
    .innerJoin(device, and(eq(device.enterpriseId, flownRoute.enterpriseId), eq(device.id, flownRoute.deviceId)))
    .leftJoin(user, and(eq(user.enterpriseId, flownRoute.enterpriseId), eq(user.id, flownRoute.sentBy)))
    .leftJoin(deviceUser, and(eq(deviceUser.deviceId, flownRoute.deviceId), eq(deviceUser.kind, 'owner')))
    .where(
      and(
        eq(flownRoute.enterpriseId, enterpriseId),
        eq(flownRoute.isAboard, true),
        inArray(flownRoute.course, ['aboard', 'flying']),
        deviceId === null ? undefined : eq(flownRoute.deviceId, deviceId),
        after === undefined ? undefined : gt(flownRoute.id, after),
      ),
    )
    .orderBy(asc(flownRoute.id))
    .limit(atMost);

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
