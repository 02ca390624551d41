import { sql, type SQL } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text, unique, type PgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { lettersAndPairsOf } from '../../platform/db/letter-search.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';

type Searched = Record<'name' | 'address', PgColumn>;

/** What a keyword is looked for in. */
export const siteText = ({ name, address }: Searched): SQL => sql`lower(${name} || ' ' || ${address})`;
export const siteLetters = (table: Searched): SQL => lettersAndPairsOf(siteText(table));

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
    index('site_by_name').on(table.enterpriseId, table.name, table.id),
    index('site_by_created').on(table.enterpriseId, table.createdAt, table.id),
    index('site_by_letters').using('gin', sql`(${siteLetters(table)})`),
  ],
);
