import { sql } from 'drizzle-orm';
import { CALLS_PER_MINUTE, type KeyOutcome } from '@skyhelm/contract/access-key-rules';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** A key belongs to its enterprise, not to whoever made it. */
export const accessKey = pgTable(
  'access_key',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    project: text('project').notNull(),
    contact: text('contact').notNull().default(''),
    scopes: text('scopes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Comma-separated addresses, prefix segments or CIDR ranges; `{ip}/0` is unrestricted; empty admits nobody. */
    whitelist: text('whitelist').notNull(),
    /** The maker's name as it was; empty where the operator's command made it. */
    createdBy: text('created_by').notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment('expires_at'),
    callsPerMinute: integer('calls_per_minute').notNull().default(CALLS_PER_MINUTE.default),
    revokedAt: moment('revoked_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('access_key_tenant_key').on(table.enterpriseId, table.id)],
);

/** What opens the door. Two of a key live side by side while its users change over. */
export const accessKeySecret = pgTable(
  'access_key_secret',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    keyId: uuid('key_id').notNull(),
    /** First characters, shown so that people can tell secrets apart. */
    prefix: text('prefix').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: createdAt(),
    /** Null until another follows it. */
    endsAt: moment('ends_at'),
    /** Who was shown it: what software does with it they may have done themselves. Nobody where the operator's command made it. */
    shownTo: uuid('shown_to'),
    lastUsedAt: moment('last_used_at'),
    lastUsedIp: text('last_used_ip').notNull().default(''),
  },
  (table) => [
    unique('access_key_secret_hash').on(table.secretHash),
    index('access_key_secret_by_key').on(table.keyId),
    foreignKey({
      name: 'access_key_secret_key',
      columns: [table.enterpriseId, table.keyId],
      foreignColumns: [accessKey.enterpriseId, accessKey.id],
    }).onDelete('cascade'),
  ],
);

/** A page that was opened with a key in its address. It stands for the secret it was opened with, and ends with it. */
export const accessKeySession = pgTable(
  'access_key_session',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    secretId: uuid('secret_id')
      .notNull()
      .references(() => accessKeySecret.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** However busy, it ends here. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [unique('access_key_session_token').on(table.tokenHash), index('access_key_session_by_secret').on(table.secretId)],
);

/** Calls of the minute under way, all servers together. One row a key, so that nothing has to be cleaned up. */
export const accessKeyMinute = pgTable(
  'access_key_minute',
  {
    keyId: uuid('key_id').primaryKey(),
    enterpriseId: enterpriseId(),
    minute: moment('minute').notNull(),
    calls: integer('calls').notNull(),
    /** Those of them that asked for a file which is made for whoever asks. */
    costly: integer('costly').notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'access_key_minute_key',
      columns: [table.enterpriseId, table.keyId],
      foreignColumns: [accessKey.enterpriseId, accessKey.id],
    }).onDelete('cascade'),
  ],
);

/** What a key was used for, by quarters of an hour, since days begin at any of them. Counters, not calls: a busy key must not fill the disk. */
export const accessKeyUsage = pgTable(
  'access_key_usage',
  {
    keyId: uuid('key_id').notNull(),
    enterpriseId: enterpriseId(),
    /** The column keeps its first name: a server of the version before would lose what it counts until it is replaced. */
    quarter: moment('hour').notNull(),
    path: text('path').notNull(),
    outcome: text('outcome').$type<KeyOutcome>().notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [
    primaryKey({ name: 'access_key_usage_key', columns: [table.keyId, table.quarter, table.path, table.outcome] }),
    index('access_key_usage_by_hour').on(table.quarter),
    foreignKey({
      name: 'access_key_usage_of',
      columns: [table.enterpriseId, table.keyId],
      foreignColumns: [accessKey.enterpriseId, accessKey.id],
    }).onDelete('cascade'),
  ],
);
