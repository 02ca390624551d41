import { doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

export const site = pgTable(
  'site',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    /** Degrees of WGS-84: eight bytes each, so that what is read is what was given. */
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    /** Metres above sea level. */
    altitude: doublePrecision('altitude'),
    address: text('address').notNull().default(''),
    remark: text('remark').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('site_name_key').on(table.enterpriseId, table.nameKey),
    // What a keyword is looked for in stands behind the order, so that walking along the list never leaves its index.
    index('site_by_name').on(table.enterpriseId, table.name, table.id, table.address),
    index('site_by_created').on(table.enterpriseId, table.createdAt, table.id, table.name, table.address),
  ],
);
