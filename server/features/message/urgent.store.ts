import type { MessageId } from '@skyhelm/contract/ids';
import type { UrgentMessage } from '@skyhelm/contract/message';
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isTo, type Recipient } from './message.store.ts';
import { message } from '../../tables/message.table.ts';

/** So many dialogs in a row nobody reads. */
const AT_MOST = 50;

/** Of one push the last only: whoever was away for a day is not asked once for every hour of it. */
export async function unconfirmedOf(db: Queryable, to: Recipient): Promise<UrgentMessage[]> {
  const rows = await db
    .selectDistinctOn([message.pushId])
    .from(message)
    .where(and(isTo(to), eq(message.priority, 'urgent'), isNull(message.confirmedAt)))
    .orderBy(message.pushId, desc(message.createdAt))
    .limit(AT_MOST);
  return rows
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ id, params, createdAt }) => ({
      id: id as MessageId,
      title: String(params['title']),
      content: String(params['content']),
      by: String(params['by']),
      createdAt: createdAt.toISOString(),
    }));
}

/** With what the same push said before. Nothing where it is not theirs or not urgent; what has been confirmed, on another screen, stays as it is. */
export async function confirm(
  db: Queryable,
  to: Recipient,
  id: MessageId,
  now: Date,
): Promise<{ title: string; isNews: boolean } | undefined> {
  const [asked] = await db
    .select()
    .from(message)
    .where(and(isTo(to), eq(message.id, id), eq(message.priority, 'urgent')))
    .for('update');
  if (!asked) return undefined;
  const title = String(asked.params['title']);
  if (asked.confirmedAt) return { title, isNews: false };
  await db
    .update(message)
    .set({ confirmedAt: now, readAt: sql`coalesce(${message.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        isTo(to),
        eq(message.priority, 'urgent'),
        isNull(message.confirmedAt),
        or(eq(message.id, id), and(eq(message.pushId, asked.pushId!), lte(message.createdAt, asked.createdAt))),
      ),
    );
  return { title, isNews: true };
}
