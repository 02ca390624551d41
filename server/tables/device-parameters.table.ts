import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { ParameterModel } from '@skyhelm/core/vehicle/parameter-file';
import { bigint, foreignKey, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/columns.ts';
import { device } from './device.table.ts';
import { enterpriseId } from './enterprise.table.ts';

/** What an aircraft last told of its parameters: shown while it is away, and not asked for again while its own number for them is the same. */
export const deviceParameters = pgTable(
  'device_parameters',
  {
    deviceId: uuid('device_id').primaryKey(),
    enterpriseId: enterpriseId(),
    /** Which aircraft that was: a device may be bound to another one since. */
    hardwareId: text('hardware_id').notNull(),
    model: jsonb('model').$type<ParameterModel>().notNull(),
    hash: bigint('hash', { mode: 'number' }),
    /** The aircraft's own number for what it says of its parameters. */
    mark: bigint('mark', { mode: 'number' }),
    missing: integer('missing').notNull(),
    parameters: jsonb('parameters').$type<Parameter[]>().notNull(),
    loadedAt: moment('loaded_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'device_parameters_device',
      columns: [table.enterpriseId, table.deviceId],
      foreignColumns: [device.enterpriseId, device.id],
    }).onDelete('cascade'),
  ],
);
