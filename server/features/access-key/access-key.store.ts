import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accessKey } from './access-key.table.ts';

export type AccessKeyRow = typeof accessKey.$inferSelect;

export async function insertKey(db: Queryable, row: typeof accessKey.$inferInsert): Promise<void> {
  await db.insert(accessKey).values(row);
}

/** The one query without a tenant: the key itself says whose it is. */
export async function keyByHash(db: Queryable, secretHash: string): Promise<AccessKeyRow | undefined> {
  const [row] = await db.select().from(accessKey).where(eq(accessKey.secretHash, secretHash));
  return row;
}

export const isKeyInForce = async (db: Queryable, id: string, now: Date): Promise<boolean> => (await keyInForce(db, id, now)) !== undefined;

export async function keyInForce(db: Queryable, id: string, now: Date): Promise<AccessKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(accessKey)
    .where(and(eq(accessKey.id, id), isNull(accessKey.revokedAt), or(isNull(accessKey.expiresAt), gt(accessKey.expiresAt, now))));
  return row;
}

export const keysOf = (db: Queryable, enterpriseId: string): Promise<AccessKeyRow[]> =>
  db.select().from(accessKey).where(eq(accessKey.enterpriseId, enterpriseId)).orderBy(asc(accessKey.createdAt), asc(accessKey.id));

/** Whether the tenant had such a key in force. */
export async function revokeKey(db: Queryable, enterpriseId: string, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(accessKey)
    .set({ revokedAt: now })
    .where(and(eq(accessKey.enterpriseId, enterpriseId), eq(accessKey.id, id), isNull(accessKey.revokedAt)))
    .returning({ id: accessKey.id });
  return revoked.length > 0;
}

export async function noteUse(db: Queryable, id: string, ip: string, now: Date, unusedSince: Date): Promise<void> {
  await db
    .update(accessKey)
    .set({ lastUsedAt: now, lastUsedIp: ip })
    .where(and(eq(accessKey.id, id), or(isNull(accessKey.lastUsedAt), lt(accessKey.lastUsedAt, unusedSince))));
}
