import { ENTRY_MANNERS } from '@skyhelm/core/plan/mission/manner';
import { EARLY_ENDS } from '@skyhelm/core/vehicle/flight-end';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { device } from './device.table.ts';
import { enterpriseId } from './enterprise.table.ts';

/** On its way to the aircraft; on board; being flown; broken off; flown to its end. */
export const FLOWN_COURSES = ['sending', 'aboard', 'flying', 'brokenOff', 'flown'] as const;

/**
 * A route as it was sent to an aircraft, and how far its flight has come. Once it is on board, it takes the place of the one before of the same two. It stays when the
 * route is deleted: the aircraft has it all the same.
 */
export const flownRoute = pgTable(
  'flown_route',
  {
    /** That of the transfer that brings it. */
    id: id(),
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    /** Of a mission that is no route of ours its own: nothing else bears it. */
    routeId: uuid('route_id').notNull(),
    /** What it was called then: it may have been deleted since. */
    routeName: text('route_name').notNull().default(''),
    /** Of the route; another one may still be flown alike. */
    version: integer('version').notNull(),
    /** What was sent, and in which version of documents. Nothing of what was sent before it was kept here and has been changed since. */
    documentVersion: integer('document_version'),
    document: jsonb('document'),
    /** The items that it has on board, as they were sent or read. Nothing of what was sent before they were kept here. */
    mission: jsonb('mission').$type<MissionItem[]>(),
    course: text('course', { enum: FLOWN_COURSES }).notNull(),
    /** Whom to tell; nobody where other software has sent it. */
    sentBy: uuid('sent_by'),
    /** The zones and fences by which its people were told that it is closed. */
    closedBy: jsonb('closed_by').$type<string[]>().notNull().default([]),
    /** Nothing else has come there since, and nothing has ended so that nobody knows what is there. */
    isAboard: boolean('is_aboard').notNull().default(false),
    entryPoint: integer('entry_point').notNull(),
    manner: text('manner', { enum: ENTRY_MANNERS }).notNull(),
    cycles: integer('cycles').notNull(),
    beginsAt: jsonb('begins_at').$type<number[]>().notNull(),
    endsAt: integer('ends_at').notNull(),
    items: integer('items').notNull(),
    /** What the aircraft calls the first of them. */
    firstItem: integer('first_item').notNull(),
    /** It was sent to begin further on than the route does, or goes on with a flight that left something out. */
    isPart: boolean('is_part').notNull().default(false),
    /** It was started further on than it was sent to begin. */
    hasSkipped: boolean('has_skipped').notNull().default(false),
    rounds: integer('rounds').notNull().default(0),
    reached: integer('reached'),
    /** The flight that it is flown on, or was last; nothing before that is on record. */
    flightId: uuid('flight_id'),
    earlyEnd: text('early_end', { enum: EARLY_ENDS }),
    changedAt: moment('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('flown_route_of_device').on(table.enterpriseId, table.deviceId, table.routeId),
    index('flown_route_aboard')
      .on(table.deviceId)
      .where(sql`is_aboard`),
    foreignKey({
      name: 'flown_route_device',
      columns: [table.enterpriseId, table.deviceId],
      foreignColumns: [device.enterpriseId, device.id],
    }).onDelete('cascade'),
  ],
);
