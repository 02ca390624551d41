import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

export const department = pgTable(
  'department',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    parentId: uuid('parent_id'),
    /** Ids from the root down to this one, each followed by a slash: everything below is one prefix search. */
    path: text('path').notNull(),
    depth: integer('depth').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    country: text('country').notNull(),
    city: text('city').notNull(),
    personInCharge: text('person_in_charge').notNull(),
    contact: text('contact').notNull().default(''),
    description: text('description').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('department_tenant_key').on(table.enterpriseId, table.id),
    foreignKey({
      name: 'department_parent',
      columns: [table.enterpriseId, table.parentId],
      foreignColumns: [table.enterpriseId, table.id],
    }),
    unique('department_name_key').on(table.enterpriseId, table.parentId, table.nameKey).nullsNotDistinct(),
    index('department_path').on(table.enterpriseId, sql`${table.path} text_pattern_ops`),
  ],
);
