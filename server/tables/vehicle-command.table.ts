import { COMMAND_KINDS, type CommandKind } from '@skyhelm/core/vehicle/command';
import { COURSES, type CourseDetails } from '@skyhelm/core/vehicle/command-course';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** All that vehicles were told, written down before it leaves. It outlives people and devices: names are as they were. */
export const vehicleCommand = pgTable(
  'vehicle_command',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    byKind: text('by_kind', { enum: ['user', 'key'] }).notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    /** Under which the controls were held. */
    token: bigint('token', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: COMMAND_KINDS as [CommandKind, ...CommandKind[]] }).notNull(),
    params: jsonb('params').$type<Record<string, number | boolean>>().notNull(),
    course: text('course', { enum: COURSES }).notNull(),
    details: jsonb('details').$type<CourseDetails>().notNull().default({}),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('vehicle_command_by_device').on(table.enterpriseId, table.deviceId, table.createdAt, table.id),
    index('vehicle_command_by_time').on(table.enterpriseId, table.createdAt, table.id),
    index('vehicle_command_by_token').on(table.deviceId, table.token),
    index('vehicle_command_under_way')
      .on(table.id)
      .where(sql`course in ('recorded', 'sent', 'inProgress')`),
  ],
);
