import { routeIn } from '@skyhelm/core/plan/document';
import type { Route } from '@skyhelm/core/plan/route';
import { isSameFlight } from '@skyhelm/core/plan/compare/differences';
import { and, eq, sql } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { route } from '../../tables/route.table.ts';
import type { FlownRow } from './flown-route.store.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

/** What a route is called, or was when it was sent, if it has been deleted since. */
export const NAME_AS_KNOWN = sql<string>`coalesce(${route.name}, ${flownRoute.routeName})`;
export const IS_ROUTE_OF_FLOWN = and(eq(route.enterpriseId, flownRoute.enterpriseId), eq(route.id, flownRoute.routeId));

/** What was sent, whatever has become of the route since; nothing where nobody knows. */
export async function routeAsSent(db: Queryable, { id }: Pick<FlownRow, 'id'>): Promise<{ name: string; route: Route } | undefined> {
  const [row] = await db
    .select({ name: NAME_AS_KNOWN, version: flownRoute.documentVersion, document: flownRoute.document })
    .from(flownRoute)
    .leftJoin(route, IS_ROUTE_OF_FLOWN)
    .where(eq(flownRoute.id, id));
  if (!row || row.version === null) return undefined;
  return { name: row.name, route: routeIn({ version: row.version, route: row.document }) ?? refuse('route.newer') };
}

/** Whether a route is still flown as it was sent: its name, its folder and its remarks are not. */
export async function isAsSent(
  db: Queryable,
  row: Pick<FlownRow, 'id' | 'version'>,
  now: { version: number; route: Route },
): Promise<boolean> {
  if (row.version === now.version) return true;
  const sent = await routeAsSent(db, row);
  return sent !== undefined && isSameFlight(sent.route, now.route);
}
