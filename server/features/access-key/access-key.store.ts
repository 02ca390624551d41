import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accessKey, accessKeySecret } from './access-key.table.ts';

export type AccessKeyRow = typeof accessKey.$inferSelect;
export type SecretRow = typeof accessKeySecret.$inferSelect;
export interface Presented {
  key: AccessKeyRow;
  secret: SecretRow;
}
export type KeyWithSecrets = AccessKeyRow & { secrets: SecretRow[] };

export async function insertKey(db: Queryable, row: typeof accessKey.$inferInsert): Promise<void> {
  await db.insert(accessKey).values(row);
}

export async function insertSecret(db: Queryable, row: typeof accessKeySecret.$inferInsert): Promise<void> {
  await db.insert(accessKeySecret).values(row);
}

/** The one query without a tenant: the secret itself says whose it is. */
export async function presentedBy(db: Queryable, secretHash: string): Promise<Presented | undefined> {
  const [row] = await db
    .select({ key: accessKey, secret: accessKeySecret })
    .from(accessKeySecret)
    .innerJoin(accessKey, eq(accessKey.id, accessKeySecret.keyId))
    .where(eq(accessKeySecret.secretHash, secretHash));
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

/** In the order in which they were made, each with its secrets, the newest first. */
export async function keysOf(db: Queryable, enterpriseId: string, which?: SQL): Promise<KeyWithSecrets[]> {
  const rows = await db
    .select({ key: accessKey, secret: accessKeySecret })
    .from(accessKey)
    .innerJoin(accessKeySecret, eq(accessKeySecret.keyId, accessKey.id))
    .where(and(eq(accessKey.enterpriseId, enterpriseId), which))
    .orderBy(asc(accessKey.createdAt), asc(accessKey.id), desc(accessKeySecret.createdAt), desc(accessKeySecret.id));
  return [...Map.groupBy(rows, ({ key }) => key.id).values()].map((same) => ({
    ...same[0]!.key,
    secrets: same.map(({ secret }) => secret),
  }));
}

/** Held until the change is safe: two rotations of one key come one after the other. */
export async function lockKey(tx: Queryable, enterpriseId: string, id: string): Promise<KeyWithSecrets | undefined> {
  const thisOne = and(eq(accessKey.enterpriseId, enterpriseId), eq(accessKey.id, id));
  await tx.select({ id: accessKey.id }).from(accessKey).where(thisOne).for('no key update');
  return (await keysOf(tx, enterpriseId, eq(accessKey.id, id)))[0];
}

export const updateKey = (tx: Queryable, { enterpriseId, id }: AccessKeyRow, changes: Partial<typeof accessKey.$inferInsert>) =>
  tx
    .update(accessKey)
    .set({ ...changes, version: sql`${accessKey.version} + 1` })
    .where(and(eq(accessKey.enterpriseId, enterpriseId), eq(accessKey.id, id)));

/** Ends every secret of the key but this one, unless it ends sooner. */
export const endOthers = (tx: Queryable, keyId: string, besides: string, endsAt: Date) =>
  tx
    .update(accessKeySecret)
    .set({ endsAt })
    .where(
      and(
        eq(accessKeySecret.keyId, keyId),
        ne(accessKeySecret.id, besides),
        or(isNull(accessKeySecret.endsAt), gt(accessKeySecret.endsAt, endsAt)),
      ),
    );

/** Whether the tenant had such a key in force. */
export async function revokeKey(db: Queryable, enterpriseId: string, id: string, now: Date): Promise<AccessKeyRow | undefined> {
  const [revoked] = await db
    .update(accessKey)
    .set({ revokedAt: now, version: sql`${accessKey.version} + 1` })
    .where(and(eq(accessKey.enterpriseId, enterpriseId), eq(accessKey.id, id), isNull(accessKey.revokedAt)))
    .returning();
  return revoked;
}

export async function noteUse(db: Queryable, secretId: string, ip: string, now: Date, unusedSince: Date): Promise<void> {
  await db
    .update(accessKeySecret)
    .set({ lastUsedAt: now, lastUsedIp: ip })
    .where(and(eq(accessKeySecret.id, secretId), or(isNull(accessKeySecret.lastUsedAt), lt(accessKeySecret.lastUsedAt, unusedSince))));
}
