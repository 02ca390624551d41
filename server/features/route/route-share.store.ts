import type { UserId } from '@skyhelm/contract/ids';
import type { RouteShare } from '@skyhelm/contract/route';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../user/user.table.ts';
import type { RouteRow } from './route-access.store.ts';
import { routeShare } from './route.table.ts';

type Shared = Pick<RouteRow, 'enterpriseId' | 'id'>;
const ofRoute = ({ enterpriseId, id }: Shared) => and(eq(routeShare.enterpriseId, enterpriseId), eq(routeShare.routeId, id));

export async function sharesOf(db: Queryable, of: Shared): Promise<RouteShare[]> {
  const rows = await db
    .select({ id: user.id, name: user.name, userName: user.account, mayEdit: routeShare.mayEdit, since: routeShare.createdAt })
    .from(routeShare)
    .innerJoin(user, eq(user.id, routeShare.userId))
    .where(ofRoute(of))
    .orderBy(asc(routeShare.createdAt), asc(user.name));
  return rows.map(({ id, since, ...rest }) => ({ ...rest, id: id as UserId, since: since.toISOString() }));
}

/** Said again, it changes what they may do. */
export const putShare = (tx: Queryable, { enterpriseId, id }: Shared, given: { userId: UserId; mayEdit: boolean; createdAt: Date }) =>
  tx
    .insert(routeShare)
    .values({ enterpriseId, routeId: id, ...given })
    .onConflictDoUpdate({ target: [routeShare.routeId, routeShare.userId], set: { mayEdit: given.mayEdit } });

/** Whether there was one. */
export async function deleteShare(tx: Queryable, of: Shared, userId: UserId): Promise<boolean> {
  const gone = await tx
    .delete(routeShare)
    .where(and(ofRoute(of), eq(routeShare.userId, userId)))
    .returning({ userId: routeShare.userId });
  return gone.length > 0;
}
