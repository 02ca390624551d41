import { SIMULATED_CRAFT } from '@skyhelm/core/device/simulated';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/columns.ts';
import { device } from './device.table.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

/** Where and as what a device of type simulator starts, and until when it flies. */
export const simulator = pgTable(
  'simulator',
  {
    deviceId: uuid('device_id').primaryKey(),
    enterpriseId: enterpriseId(),
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    altitude: doublePrecision('altitude').notNull(),
    address: text('address').notNull(),
    craft: text('craft', { enum: SIMULATED_CRAFT }).notNull(),
    windSpeed: doublePrecision('wind_speed').notNull(),
    patrols: boolean('patrols').notNull(),
    version: integer('version').notNull().default(1),
    /** All of them null while it is stopped. */
    startedAt: moment('started_at'),
    startedBy: text('started_by'),
    startedById: uuid('started_by_id').references(() => user.id, { onDelete: 'set null' }),
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('simulator_running')
      .on(table.endsAt)
      .where(sql`ends_at is not null`),
    foreignKey({
      name: 'simulator_device',
      columns: [table.enterpriseId, table.deviceId],
      foreignColumns: [device.enterpriseId, device.id],
    }).onDelete('cascade'),
  ],
);
