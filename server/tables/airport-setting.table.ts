import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../platform/db/columns.ts';
import { enterprise, enterpriseId } from './enterprise.table.ts';

/** Whether an enterprise is held to the airports that come with the product; without a row it is not. */
export const airportSetting = pgTable('airport_setting', {
  enterpriseId: uuid('enterprise_id')
    .primaryKey()
    .references(() => enterprise.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  version: integer('version').notNull().default(1),
  /** Since when it is so; nothing where nobody wrote it down. */
  changedAt: moment('changed_at'),
});

/** When an enterprise was held to airports before it was switched off: a flight of that time is played with them. */
export const formerAirports = pgTable(
  'former_airports',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    heldFrom: moment('held_from'),
    heldUntil: moment('held_until').notNull(),
  },
  (table) => [index('former_airports_by_time').on(table.enterpriseId, table.heldUntil)],
);
