import { FLIGHT_FILE_FORMATS } from '@skyhelm/core/flight-file/flight-file';
import type { Issue } from '@skyhelm/core/issue';
import { bigint, boolean, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { device } from './device.table.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

/** A flight that was found in a file, by the id it has among the records. */
export interface SavedFlight {
  id: string;
  takeOffAt: number;
  landedAt: number;
  metres: number;
  isKnown: boolean;
  /** Not there in what was saved before flights were compared. */
  isLive?: boolean;
}

/** A recording that becomes flights of a device: how far it is, and how it ended. Its pieces are blobs until it has ended. */
export const flightImport = pgTable(
  'flight_import',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    ownerId: uuid('owner_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: FLIGHT_FILE_FORMATS }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    modifiedAt: moment('modified_at').notNull(),
    addKnown: boolean('add_known').notNull().default(false),
    phase: text('phase', { enum: ['uploading', 'reading', 'saving', 'done', 'failed', 'cancelled', 'interrupted'] }).notNull(),
    /** Bytes that have come, or have been read. */
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    /** Until then somebody is taken to be at it; past it, nothing was saved and nothing will be. */
    aliveUntil: moment('alive_until').notNull(),
    /** Of the whole file: the same one is told by it, whatever it is called. */
    sha256: text('sha256').notNull().default(''),
    flights: jsonb('flights').$type<SavedFlight[]>().notNull().default([]),
    issues: jsonb('issues').$type<Issue[]>().notNull().default([]),
    /** Code and parameters of the refusal it failed by. */
    refusal: text('refusal').notNull().default(''),
    refusalParams: jsonb('refusal_params').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'flight_import_owner',
      columns: [table.enterpriseId, table.ownerId],
      foreignColumns: [user.enterpriseId, user.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'flight_import_device',
      columns: [table.enterpriseId, table.deviceId],
      foreignColumns: [device.enterpriseId, device.id],
    }).onDelete('cascade'),
    index('flight_import_by_owner').on(table.ownerId, table.createdAt),
    index('flight_import_by_content').on(table.enterpriseId, table.sha256),
  ],
);
