import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { KeyUse } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { accessKey, accessKeySecret, accessKeySession } from '../../tables/access-key.table.ts';

export type AccessKeyRow = typeof accessKey.$inferSelect;
export type SecretRow = typeof accessKeySecret.$inferSelect;
export type KeySessionRow = typeof accessKeySession.$inferSelect;
export interface Presented {
  key: AccessKeyRow;
  secret: SecretRow;
  /** Null where the secret itself was shown. */
  session: KeySessionRow | null;
}
export type KeyWithSecrets = AccessKeyRow & { secrets: SecretRow[] };

export async function insertKey(db: Queryable, row: typeof accessKey.$inferInsert): Promise<void> {
  await db.insert(accessKey).values(row);
}

export async function insertSecret(db: Queryable, row: typeof accessKeySecret.$inferInsert): Promise<void> {
  await db.insert(accessKeySecret).values(row);
}

/** Without a tenant: the secret itself says whose it is. */
export async function presentedBy(db: Queryable, secretHash: string): Promise<Presented | undefined> {
  const [row] = await presented(db).where(eq(accessKeySecret.secretHash, secretHash));
  return row && { ...row, session: null };
}

/** Without a tenant, as above. */
export async function presentedBySession(db: Queryable, tokenHash: string): Promise<Presented | undefined> {
  const [row] = await presentedOnPages(db).where(eq(accessKeySession.tokenHash, tokenHash));
  return row;
}

/** What each of them stands for now; whatever is gone is left out. */
export async function presentedByUses(db: Queryable, uses: readonly KeyUse[]): Promise<Map<KeyUse, Presented>> {
  const sessionIds = uses.flatMap(({ sessionId }) => sessionId ?? []);
  const secretIds = uses.flatMap(({ secretId, sessionId }) => (sessionId === null ? [secretId] : []));
  const onPages = sessionIds.length > 0 ? await presentedOnPages(db).where(isAny(accessKeySession.id, sessionIds)) : [];
  const shown = secretIds.length > 0 ? await presented(db).where(isAny(accessKeySecret.id, secretIds)) : [];
  const bySession = new Map(onPages.map((row) => [row.session.id, row]));
  const bySecret = new Map(shown.map((row) => [row.secret.id, { ...row, session: null }]));
  return new Map(
    uses.flatMap((use) => {
      const row = use.sessionId === null ? bySecret.get(use.secretId) : bySession.get(use.sessionId);
      return row ? [[use, row] as const] : [];
    }),
  );
}

const presented = (db: Queryable) =>
  db
    .select({ key: accessKey, secret: accessKeySecret })
    .from(accessKeySecret)
    .innerJoin(accessKey, eq(accessKey.id, accessKeySecret.keyId));

const presentedOnPages = (db: Queryable) =>
  db
    .select({ key: accessKey, secret: accessKeySecret, session: accessKeySession })
    .from(accessKeySession)
    .innerJoin(accessKeySecret, eq(accessKeySecret.id, accessKeySession.secretId))
    .innerJoin(accessKey, eq(accessKey.id, accessKeySecret.keyId));

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
