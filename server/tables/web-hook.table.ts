import type { DeliveryFault } from '@skyhelm/contract/delivery-fault';
import { DELIVERY_STATES, type PING, type WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import { isNull, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** An address of other software that is told what happens. */
export const webHook = pgTable(
  'web_hook',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    events: text('events').array().$type<WebHookEvent[]>().notNull(),
    /** Needed to sign with, so that a hash would not do. */
    secretSealed: text('secret_sealed').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    failingSince: moment('failing_since'),
    /** Its last try that was not taken over: what fails after a long silence has not failed since before it. */
    failedAt: moment('failed_at'),
    switchedOffAt: moment('switched_off_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('web_hook_tenant_key').on(table.enterpriseId, table.id)],
);

/** Devices that were told to be online: after a restart they are not told of again, and one that did not come back is told to be gone. */
export const webHookLink = pgTable('web_hook_link', {
  deviceId: uuid('device_id').primaryKey(),
  enterpriseId: enterpriseId(),
});

/** One event on its way to one address. */
export const webHookDelivery = pgTable(
  'web_hook_delivery',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    hookId: uuid('hook_id').notNull(),
    event: text('event').$type<WebHookEvent | typeof PING>().notNull(),
    /** The same for everybody who is told, and for replays: by it a receiver knows what it has had already. */
    eventId: uuid('event_id').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Null of one that waits: at once. */
    nextTryAt: moment('next_try_at'),
    deliveredAt: moment('delivered_at'),
    status: integer('status'),
    /** Of the last try; null where it was taken over, or none was made. */
    error: jsonb('error').$type<DeliveryFault>(),
    answer: text('answer').notNull().default(''),
    replayOf: uuid('replay_of'),
    createdAt: createdAt(),
  },
  (table) => [
    index('web_hook_delivery_listed').on(table.hookId, table.createdAt, table.id),
    index('web_hook_delivery_waiting')
      .on(table.hookId, table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
    index('web_hook_delivery_by_age').on(table.createdAt),
    uniqueIndex('web_hook_delivery_once').on(table.hookId, table.eventId).where(isNull(table.replayOf)),
    foreignKey({
      name: 'web_hook_delivery_hook',
      columns: [table.enterpriseId, table.hookId],
      foreignColumns: [webHook.enterpriseId, webHook.id],
    }).onDelete('cascade'),
  ],
);
