import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';
import type { ImportColumn } from '@skyhelm/contract/user-import-facts';
import type { Params, WordKey } from '@skyhelm/i18n/translate';

/** What is wrong, as words in the reader's language. */
export interface RowFault {
  row: number | null;
  column: ImportColumn | null;
  key: WordKey;
  params?: Params;
  value: string;
}

/** An import of people from a file: how far it is, and how it ended. The file itself is kept nowhere. */
export const userImport = pgTable(
  'user_import',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    ownerId: uuid('owner_id').notNull(),
    fileName: text('file_name').notNull(),
    phase: text('phase', { enum: ['checking', 'hashing', 'saving', 'done', 'faulty', 'failed', 'cancelled', 'interrupted'] }).notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Until then its server is taken to be alive; past it, nothing was saved and nothing will be. */
    aliveUntil: moment('alive_until').notNull(),
    faultCount: integer('fault_count').notNull().default(0),
    faults: jsonb('faults').$type<RowFault[]>().notNull().default([]),
    /** Code and parameters of the refusal it failed by. */
    refusal: text('refusal').notNull().default(''),
    refusalParams: jsonb('refusal_params').$type<Record<string, string | number>>().notNull().default({}),
    /** Sealed with the installation's key, until they are fetched or a day is over. */
    passwords: text('passwords'),
    passwordCount: integer('password_count').notNull().default(0),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'user_import_owner',
      columns: [table.enterpriseId, table.ownerId],
      foreignColumns: [user.enterpriseId, user.id],
    }).onDelete('cascade'),
    index('user_import_by_owner').on(table.ownerId, table.createdAt),
  ],
);
