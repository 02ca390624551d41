import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

/** One row a submission: together they are the history of who asked what and who decided. */
export const certification = pgTable(
  'certification',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['realName', 'pilot'] }).notNull(),
    state: text('state', { enum: ['pending', 'passed', 'failed', 'withdrawn'] }).notNull(),
    /** Where it stands in the reviewers' list: what waits before what was decided. */
    queue: bigint('queue', { mode: 'number' }).notNull(),
    /** Type, grade, category: what rules may ask for. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    /** Identity or passport number and real name, encrypted with the installation's key. */
    sealed: text('sealed').notNull().default(''),
    /** Keyed hash of the number: tells that two accounts have the same one, and nothing else. */
    numberKey: text('number_key'),
    photoIds: uuid('photo_ids').array().notNull(),
    /** Reviewers who have opened it: nobody else decides on it. */
    seenBy: uuid('seen_by')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    expiresOn: date('expires_on'),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Since then a later one that passed stands in its place. */
    replacedAt: moment('replaced_at'),
    /** The last warning that was told: so many days before the end, or that the end has come. */
    toldDays: smallint('told_days'),
  },
  (table) => [
    index('certification_by_user').on(table.userId, table.kind, table.submittedAt),
    index('certification_pending').on(table.enterpriseId, table.state, table.submittedAt),
    index('certification_by_queue').on(table.enterpriseId, table.queue, table.id),
    index('certification_by_submitted').on(table.enterpriseId, table.submittedAt, table.id),
    index('certification_by_expiry').on(table.enterpriseId, table.expiresOn, table.id),
    index('certification_running_out')
      .on(table.expiresOn)
      .where(sql`${table.state} = 'passed' and ${table.replacedAt} is null`),
    index('certification_by_number').on(table.enterpriseId, table.numberKey),
  ],
);
