import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { enterprise } from '../enterprise/enterprise.table.ts';

/** Whether an enterprise is held to the airports that come with the product; without a row it is not. */
export const airportSetting = pgTable('airport_setting', {
  enterpriseId: uuid('enterprise_id')
    .primaryKey()
    .references(() => enterprise.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  version: integer('version').notNull().default(1),
});
