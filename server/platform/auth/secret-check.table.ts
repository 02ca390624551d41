import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** One row, signed with the installation's secret key: tells whether a key is the one that this database was written with. */
export const secretCheck = pgTable('secret_check', {
  id: integer('id').primaryKey(),
  nonce: text('nonce').notNull(),
  signature: text('signature').notNull(),
  createdAt: createdAt(),
});
