import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { KeyUse } from '../platform/auth/actor.ts';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

export const session = pgTable(
  'session',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
    /** However busy, a session ends here. */
    expiresAt: moment('expires_at').notNull(),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [
    unique('session_token_key').on(table.tokenHash),
    index('session_by_user').on(table.userId),
    index('session_by_tenant').on(table.enterpriseId, table.lastSeenAt),
  ],
);

/** Opens one socket once; the token itself never stands in an address. */
export const socketTicket = pgTable('socket_ticket', {
  hash: text('hash').primaryKey(),
  sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
  keyUse: jsonb('key_use').$type<KeyUse>(),
  expiresAt: moment('expires_at').notNull(),
});

export const verificationCode = pgTable(
  'verification_code',
  {
    id: id(),
    /** Normalised mobile number or mail address. */
    target: text('target').notNull(),
    purpose: text('purpose', { enum: ['login', 'register', 'forgotPassword'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('verification_code_key').on(table.target, table.purpose), index('verification_code_by_expiry').on(table.expiresAt)],
);

/** Counters that slow down guessing; in the database so that a restart forgives nobody and several servers agree. */
export const throttle = pgTable('throttle', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});
