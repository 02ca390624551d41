import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '../platform/db/columns.ts';
import { deviceFlight } from './device.table.ts';
import { enterpriseId } from './enterprise.table.ts';

/** What every table about a flight refers to, and goes with. */
const OF_FLIGHT = [deviceFlight.enterpriseId, deviceFlight.id] as [typeof deviceFlight.enterpriseId, typeof deviceFlight.id];

/** Two minutes of a flight, packed (`core/record/chunk.ts`); once written it never changes. */
export const flightChunk = pgTable(
  'flight_chunk',
  {
    enterpriseId: enterpriseId(),
    flightId: uuid('flight_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    samples: integer('samples').notNull(),
    packed: bytes('packed').notNull(),
    /** One sample in five seconds of what is drawn, packed alike: the whole flight at a glance is read from these. */
    overview: bytes('overview').notNull(),
  },
  (table) => [
    primaryKey({ name: 'flight_chunk_key', columns: [table.flightId, table.startsAt] }),
    foreignKey({ name: 'flight_chunk_flight', columns: [table.enterpriseId, table.flightId], foreignColumns: OF_FLIGHT }).onDelete(
      'cascade',
    ),
  ],
);

export const flightEvent = pgTable(
  'flight_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    enterpriseId: enterpriseId(),
    flightId: uuid('flight_id').notNull(),
    at: moment('at').notNull(),
    event: jsonb('event').$type<VehicleEvent>().notNull(),
  },
  (table) => [
    index('flight_event_by_flight').on(table.flightId, table.at, table.id),
    // Few of many events say that something went wrong.
    index('flight_event_alarm')
      .on(table.enterpriseId, table.at)
      .where(sql`event ->> 'kind' = 'alarm' and event ->> 'isOn' = 'true'`),
    foreignKey({ name: 'flight_event_flight', columns: [table.enterpriseId, table.flightId], foreignColumns: OF_FLIGHT }).onDelete(
      'cascade',
    ),
  ],
);

/** Samples of all flights as they came, half a second in a row, until they are packed: what a server that falls leaves behind. */
export const flightJournal = pgTable('flight_journal', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: createdAt(),
  entries: bytes('entries').notNull(),
});
