import { and, eq, lt, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accessKeySession } from '../../tables/access-key.table.ts';

export const insertKeySession = (db: Queryable, row: typeof accessKeySession.$inferInsert) => db.insert(accessKeySession).values(row);

export async function deleteKeySession(db: Queryable, id: string): Promise<boolean> {
  return (await db.delete(accessKeySession).where(eq(accessKeySession.id, id)).returning({ id: accessKeySession.id })).length > 0;
}

/** Never backwards: a slower server must not make a session look idle. */
export const touchKeySession = (db: Queryable, id: string, now: Date) =>
  db
    .update(accessKeySession)
    .set({ lastSeenAt: now })
    .where(and(eq(accessKeySession.id, id), lt(accessKeySession.lastSeenAt, now)));

export const deleteOldKeySessions = (db: Queryable, now: Date, idleSince: Date) =>
  db.delete(accessKeySession).where(or(lte(accessKeySession.expiresAt, now), lte(accessKeySession.lastSeenAt, idleSince)));
