import type { EnterpriseId, SessionId, UserId } from '@skyhelm/contract/ids';
import { and, countDistinct, desc, eq, gt, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { newId } from '../../platform/ids.ts';
import { user } from '../../tables/user.table.ts';
import { session, socketTicket, verificationCode } from '../../tables/session.table.ts';

export type SessionRow = typeof session.$inferSelect;

export interface NewSession {
  enterpriseId: EnterpriseId;
  userId: UserId;
  tokenHash: string;
  ip: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Queryable, { now, ...given }: NewSession): Promise<SessionId> {
  const id = newId<SessionId>(now.getTime());
  await tx.insert(session).values({ id, ...given, createdAt: now, lastSeenAt: now });
  return id;
}

/** Newest first. */
export const sessionsOf = (db: Queryable, userId: string, liveAt: Date, idleSince: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, liveAt), gt(session.lastSeenAt, idleSince)))
    .orderBy(desc(session.lastSeenAt), desc(session.id));

export interface WhichSessions {
  userId: string;
  exceptSessionId?: string;
  sessionIds?: string[];
}

export async function deleteSessions(tx: Queryable, { userId, exceptSessionId, sessionIds }: WhichSessions): Promise<string[]> {
  const gone = await tx
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        exceptSessionId === undefined ? undefined : ne(session.id, exceptSessionId),
        sessionIds === undefined ? undefined : inArray(session.id, sessionIds),
      ),
    )
    .returning({ id: session.id });
  return gone.map(({ id }) => id);
}

export async function findSessionByToken(db: Queryable, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(session).where(eq(session.tokenHash, tokenHash));
  return row;
}

/** Never backwards: a slower server must not make a session look idle. */
export const touchSession = (db: Queryable, id: string, now: Date) =>
  db
    .update(session)
    .set({ lastSeenAt: now })
    .where(and(eq(session.id, id), lt(session.lastSeenAt, now)));

const isOnline = (enterpriseId: EnterpriseId, seenSince: Date, now: Date) =>
  and(eq(session.enterpriseId, enterpriseId), gt(session.lastSeenAt, seenSince), gt(session.expiresAt, now));

export async function countOnline(db: Queryable, ...when: Parameters<typeof isOnline>): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(session.userId) })
    .from(session)
    .where(isOnline(...when));
  return row?.people ?? 0;
}

/** Their ids, to be asked for in another question. */
export const onlineIds = (...when: Parameters<typeof isOnline>): SQL =>
  sql`(select ${session.userId} from ${session} where ${isOnline(...when)})`;

/** Times of those of these sessions that have not been ended, and whose people may sign in. */
export async function sessionTimes(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Pick<SessionRow, 'expiresAt' | 'lastSeenAt'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: session.id, expiresAt: session.expiresAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(isAny(session.id, ids), eq(user.state, 'normal')));
  return new Map(rows.map(({ id, ...times }) => [id, times]));
}

export const insertTicket = (db: Queryable, row: typeof socketTicket.$inferInsert) => db.insert(socketTicket).values(row);

/** Taking it is deleting it: of two who come with one ticket only one gets in. */
export async function takeTicket(db: Queryable, hash: string): Promise<typeof socketTicket.$inferSelect | undefined> {
  const [row] = await db.delete(socketTicket).where(eq(socketTicket.hash, hash)).returning();
  return row;
}

export async function deleteExpired(db: Queryable, now: Date, idleSince: Date): Promise<{ userId: string; sessionIds: string[] }[]> {
  const gone = await db
    .delete(session)
    .where(or(lte(session.expiresAt, now), lte(session.lastSeenAt, idleSince)))
    .returning({ id: session.id, userId: session.userId });
  await db.delete(socketTicket).where(lte(socketTicket.expiresAt, now));
  await db.delete(verificationCode).where(lte(verificationCode.expiresAt, now));
  return [...Map.groupBy(gone, ({ userId }) => userId)].map(([userId, rows]) => ({ userId, sessionIds: rows.map(({ id }) => id) }));
}
