import type { PushPriority } from '@skyhelm/contract/news-push-facts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

export const message = pgTable(
  'message',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    /** The push it came with and which of its sendings that was; it outlives the push. */
    pushId: uuid('push_id'),
    sending: integer('sending'),
    priority: text('priority').$type<PushPriority>(),
    confirmedAt: moment('confirmed_at'),
    /** The end of its reader's quiet hours: until then it is not there for them. Null once it is. */
    heldUntil: moment('held_until'),
    /** It is not held beyond this, whatever quiet hours its reader chooses meanwhile. */
    heldAtMostUntil: moment('held_at_most_until'),
    /** Its reader wants it by e-mail, and it has not been written yet. */
    isMailDue: boolean('is_mail_due').notNull().default(false),
  },
  (table) => [
    index('message_by_user').on(table.userId, table.createdAt, table.id),
    // The dot, of ten thousand people at once; and what asks for a confirmation, at each start of a console. Both are few of many.
    index('message_unread')
      .on(table.userId)
      .where(sql`read_at is null and held_until is null`),
    index('message_unconfirmed')
      .on(table.userId)
      .where(sql`priority = 'urgent' and confirmed_at is null`),
    index('message_held')
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
    index('message_mail_due')
      .on(table.id)
      .where(sql`is_mail_due and held_until is null`),
    // However often a sending is begun, nobody gets it twice.
    unique('message_sending_key').on(table.pushId, table.sending, table.userId),
  ],
);
