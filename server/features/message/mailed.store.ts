import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { MessageKind } from '@skyhelm/contract/message';
import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { user } from '../../tables/user.table.ts';
import { isThere } from './message.store.ts';
import { message } from '../../tables/message.table.ts';
import type { Sending } from './sending.store.ts';

/** Condition on messages: those of one sending that are there. */
export const ofSending = ({ pushId, sending }: Pick<Sending, 'pushId' | 'sending'>): SQL =>
  and(eq(message.pushId, pushId), eq(message.sending, sending), isThere)!;

export const withIds = (ids: readonly string[]): SQL => isAny(message.id, ids);

/** Of these messages the pushes whose readers want them by e-mail, and have an address. */
export const toBeMailed = (db: Queryable, which: SQL) =>
  db
    .select({
      enterpriseId: sql<EnterpriseId>`${message.enterpriseId}`,
      params: message.params,
      priority: message.priority,
      email: user.email,
      language: user.language,
    })
    .from(message)
    .innerJoin(user, eq(user.id, message.userId))
    .where(and(which, eq(user.state, 'normal'), ne(user.email, ''), sql`${message.priority} = any(${user.mailPriorities})`));

const isDue = and(message.isMailDue, isThere);

/** So many of those that wait to be mailed, the oldest first; from now on they wait no more. */
export async function takeMailDue(tx: Queryable, atMost: number): Promise<string[]> {
  const due = tx
    .select({ id: message.id })
    .from(message)
    .where(isDue)
    .orderBy(asc(message.id))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const taken = await tx.update(message).set({ isMailDue: false }).where(inArray(message.id, due)).returning({ id: message.id });
  return taken.map(({ id }) => id);
}

/** What is written of each, to whoever has an address. */
export const mailsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      enterpriseId: sql<EnterpriseId>`${message.enterpriseId}`,
      kind: sql<MessageKind>`${message.kind}`,
      params: message.params,
      email: user.email,
      language: user.language,
      mailTopics: user.mailTopics,
      quietHours: user.quietHours,
    })
    .from(message)
    .innerJoin(user, eq(user.id, message.userId))
    .where(and(withIds(ids), eq(user.state, 'normal'), ne(user.email, '')))
    .orderBy(asc(message.id));
