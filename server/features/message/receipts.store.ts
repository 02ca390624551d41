import type { UserId } from '@skyhelm/contract/ids';
import type { Receipt } from '@skyhelm/contract/news-push';
import type { Page } from '@skyhelm/contract/page';
import { and, asc, count, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest } from '../../platform/db/page.ts';
import { user } from '../../tables/user.table.ts';
import { message } from '../../tables/message.table.ts';

/** One sending of a push. */
interface Sent {
  pushId: string;
  sending: number;
}

const thisSending = ({ pushId, sending }: Sent): SQL => and(eq(message.pushId, pushId), eq(message.sending, sending))!;

const isOpen = or(isNull(message.readAt), and(eq(message.priority, 'urgent'), isNull(message.confirmedAt)));

/** Whoever got it, with what they did; `open`: only those from whom something is still to be expected. */
export async function receiptsOf(db: Queryable, sent: Sent, open: boolean, query: PageRequest): Promise<Page<Receipt>> {
  const where = and(thisSending(sent), open ? isOpen : undefined);
  const order = query.isAsc ? asc : desc;
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(message).where(where),
    db
      .select({ userId: user.id, name: user.name, userName: user.account, message })
      .from(message)
      .innerJoin(user, eq(user.id, message.userId))
      .where(where)
      .orderBy(order(user.name), order(user.id))
      .limit(query.pageSize)
      .offset((query.pageNum - 1) * query.pageSize),
  ]);
  return {
    total: all!.total,
    rows: rows.map(({ userId, message: { createdAt, readAt, confirmedAt }, ...person }) => ({
      ...person,
      userId: userId as UserId,
      sentAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
  };
}

const NOTHING = { received: 0, read: 0, confirmed: 0 };

/** Of each of these sendings, in their order. */
export async function receiptCounts(db: Queryable, sendings: readonly Sent[]): Promise<(typeof NOTHING)[]> {
  if (sendings.length === 0) return [];
  const rows = await db
    .select({ pushId: message.pushId, received: count(), read: count(message.readAt), confirmed: count(message.confirmedAt) })
    .from(message)
    .where(or(...sendings.map(thisSending)))
    .groupBy(message.pushId);
  const byPush = new Map(rows.map(({ pushId, ...counts }) => [pushId, counts]));
  return sendings.map(({ pushId }) => byPush.get(pushId) ?? NOTHING);
}
