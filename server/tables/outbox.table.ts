import type { DeliveryFault } from '@skyhelm/contract/delivery-fault';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** What leaves by mail or text message is written here in the transaction that caused it, and sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    way: text('way', { enum: ['sms', 'mail'] }).notNull(),
    target: text('target').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The text holds a secret that is worth something until then: it is blanked once sent, or at that moment. */
    secretUntil: moment('secret_until'),
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'kept'] }).notNull(),
    /** Of the last try; null where it was taken over, or none was made. */
    error: jsonb('error').$type<DeliveryFault>(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_by_created').on(table.enterpriseId, table.createdAt, table.id),
    index('outbox_by_age').on(table.createdAt),
    index('outbox_waiting').on(table.state, table.nextTryAt),
  ],
);
