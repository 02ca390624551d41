import { TRANSFER_COURSES } from '@skyhelm/contract/transfer';
import { PLAN_KINDS, type Plan } from '@skyhelm/core/vehicle/plan-item';
import { TRANSFER_FAULTS, TRANSFER_KINDS } from '@skyhelm/core/vehicle/transfer';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** What was brought to vehicles and fetched from them, and what came of it. Names are as they were. */
export const vehicleTransfer = pgTable(
  'vehicle_transfer',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    byName: text('by_name').notNull(),
    kind: text('kind', { enum: TRANSFER_KINDS }).notNull(),
    planKind: text('plan_kind', { enum: PLAN_KINDS }),
    log: integer('log'),
    /** Name of the picture's file, and which of all that had this name it is: as `TakenPicture` and `ListedPicture` say. */
    file: text('file'),
    filePlace: text('file_place'),
    takenAt: bigint('taken_at', { mode: 'number' }),
    toldAt: moment('told_at'),
    course: text('course', { enum: TRANSFER_COURSES }).notNull(),
    fault: text('fault', { enum: TRANSFER_FAULTS }),
    /** The vehicle's own word. */
    word: text('word').notNull().default(''),
    at: integer('at'),
    isPlanUnknown: boolean('is_plan_unknown').notNull().default(false),
    /** What was read. */
    plan: jsonb('plan').$type<Plan>(),
    /** Of the log or picture that was fetched. */
    bytes: bigint('bytes', { mode: 'number' }),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('vehicle_transfer_by_device').on(table.enterpriseId, table.deviceId, table.log),
    index('vehicle_transfer_by_age').on(table.createdAt),
    index('vehicle_transfer_under_way')
      .on(table.id)
      .where(sql`course = 'running'`),
  ],
);
