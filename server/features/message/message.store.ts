import type { MessageId } from '@skyhelm/contract/ids';
import { groupOf, topicOf, type MessageKind } from '@skyhelm/contract/message';
import type { MessageGroup, MessageTopic } from '@skyhelm/contract/message-facts';
import type { Page } from '@skyhelm/contract/page';
import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import type { PageRequest } from '../../platform/db/page.ts';
import { user } from '../../tables/user.table.ts';
import { message } from '../../tables/message.table.ts';

type Row = typeof message.$inferSelect;
export type Recipient = Pick<UserActor, 'enterpriseId' | 'userId'>;

export const isTo = ({ enterpriseId, userId }: Recipient) => and(eq(message.enterpriseId, enterpriseId), eq(message.userId, userId));

/** What waits for the end of quiet hours is not there yet. */
export const isThere = isNull(message.heldUntil);

interface NewMessage {
  id: string;
  enterpriseId: string;
  userId: string;
  kind: MessageKind;
  params: Row['params'];
  createdAt: Date;
  heldUntil: Date | null;
  heldAtMostUntil: Date | null;
}

export async function insertMessages(db: Queryable, rows: readonly NewMessage[]): Promise<void> {
  const values = rows.map((row) => {
    const topic = topicOf(row.kind);
    const isMailDue = whereMailed(row.userId, groupOf(row.kind));
    return { ...row, isMailDue, ...(topic && { readAt: whereMuted(row.userId, topic, row.createdAt) }) };
  });
  await db.insert(message).values(values);
}

/** The moment, for whoever wants no dot for this topic. */
const whereMuted = (userId: string, topic: MessageTopic, at: Date) =>
  sql`(select ${at.toISOString()}::timestamptz from ${user} where ${user.id} = ${userId} and ${topic} = any(${user.mutedTopics}))`;

const whereMailed = (userId: string, group: MessageGroup) =>
  sql`exists (select from ${user} where ${user.id} = ${userId} and ${group} = any(${user.mailTopics}))`;

export async function pageOfMessages(
  db: Queryable,
  to: Recipient,
  { pageNum, pageSize, isAsc }: Pick<PageRequest, 'pageNum' | 'pageSize' | 'isAsc'>,
  wanted: SQL | undefined,
): Promise<Page<Row>> {
  const order = isAsc ? asc : desc;
  const where = and(isTo(to), isThere, wanted);
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(message).where(where),
    db
      .select()
      .from(message)
      .where(where)
      .orderBy(order(message.createdAt), order(message.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize),
  ]);
  return { total: all!.total, rows };
}

export async function markRead(db: Queryable, to: Recipient, ids: MessageId[] | undefined, now: Date): Promise<number> {
  const read = await db
    .update(message)
    .set({ readAt: now })
    .where(and(isTo(to), isThere, isNull(message.readAt), ids && inArray(message.id, ids)))
    .returning({ id: message.id });
  return read.length;
}

/** So many at a time of those read before one moment or told, and still unread, before another; returns how many went. */
export async function deleteOld(db: Queryable, readBefore: Date, unreadBefore: Date, atMost: number): Promise<number> {
  const isOld = or(lt(message.readAt, readBefore), and(isNull(message.readAt), lt(message.createdAt, unreadBefore)));
  const old = db.select({ id: message.id }).from(message).where(isOld).limit(atMost);
  const { rowCount } = await db.delete(message).where(inArray(message.id, old));
  return rowCount ?? 0;
}

/** A user belongs to one tenant, so that the id alone names whose messages these are. */
export async function unreadCount(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(message)
    .where(and(eq(message.userId, userId), isThere, isNull(message.readAt)));
  return row!.unread;
}

/** Of many at once; whoever has none is left out. */
export async function unreadCounts(db: Queryable, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: message.userId, unread: count() })
    .from(message)
    .where(and(isAny(message.userId, userIds), isThere, isNull(message.readAt)))
    .groupBy(message.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}
