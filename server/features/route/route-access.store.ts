import type { RouteId } from '@skyhelm/contract/ids';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { peopleWithin } from '../department/index.ts';
import { user } from '../user/user.table.ts';
import { route, routeShare } from './route.table.ts';

export type RouteRow = typeof route.$inferSelect;

export const isMine = (actor: Actor): SQL => (actor.kind === 'user' ? eq(route.ownerId, actor.userId) : sql`false`);

/** Its owner is somebody whom the actor reaches, oneself included; what is nobody's is for those who reach all. */
const isReached = (actor: Actor): SQL =>
  actor.scope.all
    ? sql`true`
    : sql`exists (select 1 from ${user} where ${user.id} = ${route.ownerId} and ${user.enterpriseId} = ${route.enterpriseId} and ${peopleWithin(actor)})`;

export const isShared = (actor: Actor, condition: SQL = sql`true`): SQL =>
  actor.kind === 'user'
    ? sql`exists (select 1 from ${routeShare} where ${routeShare.routeId} = ${route.id} and ${routeShare.userId} = ${actor.userId} and ${condition})`
    : sql`false`;

/** Condition on route rows: the tenant's that the actor sees. */
export const routesWithin = (actor: Actor): SQL => and(eq(route.enterpriseId, actor.enterpriseId), or(isReached(actor), isShared(actor)))!;

/** Columns beside route rows: how the actor stands to each. */
export const standingColumns = (actor: Actor) => ({
  isMine: sql<boolean>`${isMine(actor)}`.as('is_mine'),
  mayShare: sql<boolean>`${isReached(actor)}`.as('may_share'),
  mayEdit: sql<boolean>`(${isReached(actor)} or ${isShared(actor, eq(routeShare.mayEdit, true))})`.as('may_edit'),
});

/**
 * The route for changing, held until the change is safe. What one does not see is not there at all; what one only sees is left alone.
 * Both attempts are on record.
 */
export async function lockRoute(tx: Queryable, actor: Actor, id: RouteId, right: 'mayEdit' | 'mayShare'): Promise<RouteRow> {
  const isThis = and(eq(route.enterpriseId, actor.enterpriseId), eq(route.id, id));
  const [row] = await tx.select().from(route).where(isThis).for('update');
  if (!row) return refuse('record.notFound');
  const [standing] = await tx
    .select({ ...standingColumns(actor), isSeen: sql<boolean>`${routesWithin(actor)}` })
    .from(route)
    .where(isThis);
  if (standing?.[right]) return row;
  const record = { operation: 'request.denied', target: { id, name: row.name } } as const;
  return refuse(standing?.isSeen ? 'request.forbidden' : 'record.notFound', {}, { record });
}
