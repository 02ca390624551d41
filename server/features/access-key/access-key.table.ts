import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';

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
