import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';

/** A tenant. A person who registers alone gets one of kind `personal`. */
export const enterprise = pgTable('enterprise', {
  id: id(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['enterprise', 'personal'] })
    .notNull()
    .default('enterprise'),
  /** The one that runs this installation: the first. Mail to people of no tenant is read here. */
  isPlatform: boolean('is_platform').notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  /** Who speaks for it, and how they are reached. */
  contactName: text('contact_name').notNull().default(''),
  contact: text('contact').notNull().default(''),
  logoFileId: uuid('logo_file_id'),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** The column that ties a row to its tenant and goes with it. */
export const enterpriseId = () =>
  uuid('enterprise_id')
    .notNull()
    .references(() => enterprise.id, { onDelete: 'cascade' });
