import { sql } from 'drizzle-orm';
import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';

export const accessKey = pgTable(
  'access_key',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    project: text('project').notNull(),
    /** First characters, shown so that people can tell keys apart. */
    prefix: text('prefix').notNull(),
    secretHash: text('secret_hash').notNull(),
    scopes: text('scopes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Comma-separated addresses, prefix segments or CIDR ranges; `{ip}/0` is unrestricted; empty admits nobody. */
    whitelist: text('whitelist').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    lastUsedIp: text('last_used_ip').notNull().default(''),
  },
  (table) => [unique('access_key_secret_key').on(table.secretHash)],
);
