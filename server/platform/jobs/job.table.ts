import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../db/columns.ts';

/** Timers that outlive the process. */
export const job = pgTable(
  'job',
  {
    key: text('key').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    runAt: moment('run_at').notNull(),
    /** Of a repeating job that failed: the moment it was meant for, by which the next is reckoned. */
    beatAt: moment('beat_at'),
    /** Seconds between runs; without it the job goes once. */
    everySeconds: integer('every_seconds'),
    /** Until then a server works on it; past it, that server is taken for dead. */
    claimedUntil: moment('claimed_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('job_due').on(table.runAt)],
);
