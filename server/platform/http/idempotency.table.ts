import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** The answer given to a request that named an Idempotency-Key, so that a doubled submit gets it again instead of a second effect. */
export const idempotency = pgTable(
  'idempotency',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
);
