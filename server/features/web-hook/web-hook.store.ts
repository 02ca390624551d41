import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';
import { webHook, webHookDelivery } from '../../tables/web-hook.table.ts';

export type WebHookRow = typeof webHook.$inferSelect;
export type DeliveryRow = typeof webHookDelivery.$inferSelect;

const thisOne = (enterpriseId: string, id: string) => and(eq(webHook.enterpriseId, enterpriseId), eq(webHook.id, id));

/** Written out: columns in a selection from one table lose its name. */
const waiting = sql<number>`(select count(*)::int from web_hook_delivery d where d.hook_id = web_hook.id and d.state = 'waiting')`;

export const hooksOf = (db: Queryable, enterpriseId: string): Promise<{ hook: WebHookRow; waiting: number }[]> =>
  db
    .select({ hook: webHook, waiting })
    .from(webHook)
    .where(eq(webHook.enterpriseId, enterpriseId))
    .orderBy(asc(webHook.createdAt), asc(webHook.id));

export const hasHook = async (db: Queryable, enterpriseId: string, id: string): Promise<boolean> =>
  (await db.$count(webHook, thisOne(enterpriseId, id))) > 0;

/** Held until the change is safe. */
export async function lockHook(tx: Queryable, enterpriseId: string, id: string): Promise<WebHookRow | undefined> {
  const [row] = await tx.select().from(webHook).where(thisOne(enterpriseId, id)).for('no key update');
  return row;
}

export const insertHook = (tx: Queryable, row: typeof webHook.$inferInsert) => tx.insert(webHook).values(row);

export const updateHook = (tx: Queryable, { enterpriseId, id }: WebHookRow, changes: Partial<typeof webHook.$inferInsert>) =>
  tx
    .update(webHook)
    .set({ ...changes, version: sql`${webHook.version} + 1` })
    .where(thisOne(enterpriseId, id));

export const deleteHook = (tx: Queryable, { enterpriseId, id }: WebHookRow) => tx.delete(webHook).where(thisOne(enterpriseId, id));

export const countHooks = (tx: Queryable, enterpriseId: string): Promise<number> =>
  tx.$count(webHook, eq(webHook.enterpriseId, enterpriseId));

interface Listed {
  id: string;
  state?: DeliveryRow['state'] | undefined;
  pageNum: number;
  pageSize: number;
  isAsc: boolean;
}

export async function deliveriesOf(db: Queryable, enterpriseId: string, { id, state, pageNum, pageSize, isAsc }: Listed) {
  const which = and(
    eq(webHookDelivery.enterpriseId, enterpriseId),
    eq(webHookDelivery.hookId, id),
    state && eq(webHookDelivery.state, state),
  );
  const order = isAsc ? asc : desc;
  const rows = await db
    .select()
    .from(webHookDelivery)
    .where(which)
    .orderBy(order(webHookDelivery.createdAt), order(webHookDelivery.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [found] = await db.select({ total: count() }).from(webHookDelivery).where(which);
  return { total: found?.total ?? 0, rows };
}

export async function findDelivery(db: Queryable, enterpriseId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webHookDelivery)
    .where(and(eq(webHookDelivery.enterpriseId, enterpriseId), eq(webHookDelivery.id, id)));
  return row;
}

/** Everybody who can sign in and holds the built-in role. */
export async function administratorsOf(db: Queryable, enterpriseId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: user.id })
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(and(eq(user.enterpriseId, enterpriseId), eq(user.state, 'normal'), eq(role.builtIn, true)));
  return rows.map(({ id }) => id);
}
