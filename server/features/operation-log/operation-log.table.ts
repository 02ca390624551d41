import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';

/** Each row carries the hash of the one before it, so that an edited or removed row breaks the chain. */
export const operationLog = pgTable(
  'operation_log',
  {
    enterpriseId: enterpriseId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    operation: text('operation').notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'key', 'system', 'nobody'] }).notNull(),
    actorId: uuid('actor_id'),
    /** As it was then: the log outlives the account. */
    actorName: text('actor_name').notNull(),
    ip: text('ip').notNull(),
    requestId: text('request_id').notNull(),
    targetId: text('target_id').notNull(),
    targetName: text('target_name').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseId, table.seq] }),
    index('operation_log_by_operation').on(table.enterpriseId, table.operation, table.at),
  ],
);

/** The newest link of each tenant's chain; locked while a row is added. */
export const operationChain = pgTable('operation_chain', {
  enterpriseId: enterpriseId().primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
