import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** Each row carries the hash of the one before it, so that an edited or removed row breaks the chain. */
export const operationLog = pgTable(
  'operation_log',
  {
    enterpriseId: enterpriseId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    operation: text('operation').notNull(),
    actorKind: text('actor_kind', { enum: ['user', 'key', 'system', 'nobody'] }).notNull(),
    /** Of what happened by itself: on whose account, where it is somebody's. Whoever reaches them reads it. */
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
    // Each begins with what a search names and goes on in time; behind it stands what else is asked for, so that a search never leaves its index.
    index('operation_log_by_time').on(table.enterpriseId, table.at, table.seq, table.operation, table.actorId),
    index('operation_log_by_operation').on(table.enterpriseId, table.operation, table.at, table.seq, table.actorId),
    index('operation_log_by_actor').on(table.enterpriseId, table.actorId, table.at, table.seq, table.operation),
    index('operation_log_by_actor_name').on(table.enterpriseId, table.actorName, table.at, table.seq, table.operation, table.actorId),
    index('operation_log_by_target_name').on(
      table.enterpriseId,
      table.targetName,
      table.at,
      table.seq,
      table.operation,
      table.actorId,
      table.actorName,
    ),
  ],
);

/** Every name in a tenant's log once: a keyword is looked for among these few instead of in each of millions of rows. */
export const operationName = pgTable(
  'operation_name',
  {
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    /** Kept rather than made for each search: making it takes longer than looking through it. */
    lowerCase: text('lower_case').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.name] })],
);

/** The newest link of each tenant's chain; locked while a row is added. */
export const operationChain = pgTable('operation_chain', {
  enterpriseId: enterpriseId().primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
