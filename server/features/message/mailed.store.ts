import type { EnterpriseId } from '@skyhelm/contract/ids';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { user } from '../user/user.table.ts';
import { isThere } from './message.store.ts';
import { message } from './message.table.ts';
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
