import type { BatteryDetails, RtkDetails } from '@skyhelm/contract/device-details';
import { DEVICE_ACTIONS, DEVICE_STATES } from '@skyhelm/core/device/lifecycle';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import type { LoadPulses } from '@skyhelm/core/payload/load-pulses';
import { FLIGHT_SOURCES } from '@skyhelm/core/record/source';
import type { FlightSummary } from '@skyhelm/core/record/summary';
import { AIRFRAMES, AUTOPILOTS } from '@skyhelm/core/vehicle/airframe';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

export const device = pgTable(
  'device',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    sn: text('sn').notNull(),
    snKey: text('sn_key').notNull(),
    type: text('type', { enum: DEVICE_TYPES }).notNull(),
    state: text('state', { enum: DEVICE_STATES }).notNull(),
    model: text('model').notNull().default(''),
    firmwareVersion: text('firmware_version').notNull().default(''),
    factoryOn: date('factory_on', { mode: 'string' }),
    activatedOn: date('activated_on', { mode: 'string' }),
    warrantyUntil: date('warranty_until', { mode: 'string' }),
    remark: text('remark').notNull().default(''),
    imageFileId: uuid('image_file_id'),
    /** Unique over the whole installation: the gateway asks by it before it knows a tenant. */
    hardwareId: text('hardware_id'),
    /** Encrypted with the installation's key, as is the password of a base station. */
    signingKeySealed: text('signing_key_sealed'),
    rtkPasswordSealed: text('rtk_password_sealed'),
    enduranceMinutes: doublePrecision('endurance_minutes'),
    battery: jsonb('battery').$type<BatteryDetails>(),
    rtk: jsonb('rtk').$type<Omit<RtkDetails, 'hasPassword'>>(),
    // In the order in which it was written, so that the log does not take another order for a change.
    pulses: json('pulses').$type<LoadPulses>(),
    lastSeenAt: moment('last_seen_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('device_tenant_key').on(table.enterpriseId, table.id),
    unique('device_name_key').on(table.enterpriseId, table.nameKey),
    unique('device_sn_key').on(table.enterpriseId, table.snKey),
    unique('device_hardware_key').on(table.hardwareId),
    // What lists are filtered by stands behind the order, so that walking along a list never leaves its index.
    index('device_by_name').on(table.enterpriseId, table.name, table.id, table.sn, table.type, table.state),
    index('device_by_sn').on(table.enterpriseId, table.sn, table.id, table.name, table.type, table.state),
    index('device_by_created').on(table.enterpriseId, table.createdAt, table.id, table.name, table.sn, table.type, table.state),
  ],
);

/** What every table about a device refers to, and goes with. */
const OF_DEVICE = [device.enterpriseId, device.id] as [typeof device.enterpriseId, typeof device.id];

/** Who has to do with a device. The database itself keeps it to one owner and one exclusive user. */
export const deviceUser = pgTable(
  'device_user',
  {
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['owner', 'shared', 'exclusive'] }).notNull(),
    mayFly: boolean('may_fly').notNull().default(false),
    isTestFlight: boolean('is_test_flight').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'device_user_key', columns: [table.deviceId, table.userId, table.kind] }),
    uniqueIndex('device_one_owner')
      .on(table.deviceId)
      .where(sql`kind = 'owner'`),
    uniqueIndex('device_one_exclusive')
      .on(table.deviceId)
      .where(sql`kind = 'exclusive'`),
    index('device_user_by_user').on(table.userId, table.kind),
    foreignKey({ name: 'device_user_device', columns: [table.enterpriseId, table.deviceId], foreignColumns: OF_DEVICE }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'device_user_user',
      columns: [table.enterpriseId, table.userId],
      foreignColumns: [user.enterpriseId, user.id],
    }).onDelete('cascade'),
  ],
);

/** Each state it has been in. Names as they were: people go, the history stays. */
export const deviceStateChange = pgTable(
  'device_state_change',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    action: text('action', { enum: DEVICE_ACTIONS }),
    state: text('state', { enum: DEVICE_STATES }).notNull(),
    byName: text('by_name').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('device_state_change_by_device').on(table.deviceId, table.at),
    foreignKey({ name: 'device_state_change_device', columns: [table.enterpriseId, table.deviceId], foreignColumns: OF_DEVICE }).onDelete(
      'cascade',
    ),
  ],
);

/** A flight is known by its take-off: told twice, it is still one. It stays when its record is deleted, for the hours of the aircraft. */
export const deviceFlight = pgTable(
  'device_flight',
  {
    id: uuid('id').notNull().defaultRandom(),
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    takeOffAt: moment('take_off_at').notNull(),
    /** Nothing while it is in the air. */
    landedAt: moment('landed_at'),
    /** It was last heard in the air at `landedAt`: nobody saw it land. */
    isLandingUnseen: boolean('is_landing_unseen').notNull().default(false),
    seconds: doublePrecision('seconds')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(extract(epoch from landed_at - take_off_at), 0)::float8`),
    metres: doublePrecision('metres').notNull(),
    source: text('source', { enum: FLIGHT_SOURCES }).notNull().default('live'),
    /** The name as it was: people go, the flight stays. */
    pilotId: uuid('pilot_id'),
    pilotName: text('pilot_name'),
    /** What flew, as far as it said so. */
    airframe: text('airframe', { enum: AIRFRAMES }).notNull().default('other'),
    autopilot: text('autopilot', { enum: AUTOPILOTS }).notNull().default('other'),
    summary: jsonb('summary').$type<FlightSummary>(),
    lostSamples: integer('lost_samples').notNull().default(0),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ name: 'device_flight_key', columns: [table.deviceId, table.takeOffAt] }),
    unique('device_flight_tenant_key').on(table.id, table.enterpriseId),
    index('device_flight_by_take_off').on(table.enterpriseId, table.takeOffAt, table.id),
    index('device_flight_by_seconds').on(table.enterpriseId, table.seconds, table.id),
    index('device_flight_in_the_air')
      .on(table.id)
      .where(sql`landed_at is null`),
    index('device_flight_by_metres').on(table.enterpriseId, table.metres, table.id),
    // The hours of some of the aircraft are summed up without leaving it.
    index('device_flight_flown')
      .on(table.deviceId, table.takeOffAt, table.seconds)
      .where(sql`landed_at is not null and source = 'live'`),
    foreignKey({ name: 'device_flight_device', columns: [table.enterpriseId, table.deviceId], foreignColumns: OF_DEVICE }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * What all aircraft of an enterprise have flown, by the quarter of an hour in which they took off: a year of a thousand of them is summed up from these.
 * Clocks all over the world differ by whole quarters, so that everybody's days can be made of them.
 */
export const flownQuarter = pgTable(
  'flown_quarter',
  {
    enterpriseId: enterpriseId(),
    beginsAt: moment('begins_at').notNull(),
    flights: integer('flights').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** How often it was counted: who remembers some of what is in it sees whether that still holds. */
    counted: integer('counted').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'flown_quarter_key', columns: [table.enterpriseId, table.beginsAt] })],
);

/** A flight that has not ended, as it stood a moment ago: what is left of it should the server fall. Rewritten all the time, and therefore apart. */
export const deviceOpenFlight = pgTable(
  'device_open_flight',
  {
    id: uuid('id').notNull().defaultRandom(),
    enterpriseId: enterpriseId(),
    deviceId: uuid('device_id').notNull(),
    takeOffAt: moment('take_off_at').notNull(),
    heardAt: moment('heard_at').notNull(),
    metres: doublePrecision('metres').notNull(),
  },
  (table) => [
    primaryKey({ name: 'device_open_flight_key', columns: [table.deviceId, table.takeOffAt] }),
    foreignKey({ name: 'device_open_flight_device', columns: [table.enterpriseId, table.deviceId], foreignColumns: OF_DEVICE }).onDelete(
      'cascade',
    ),
  ],
);

export const deviceGroup = pgTable(
  'device_group',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    remark: text('remark').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('device_group_tenant_key').on(table.enterpriseId, table.id),
    unique('device_group_name_key').on(table.enterpriseId, table.nameKey),
  ],
);

export const deviceGroupMember = pgTable(
  'device_group_member',
  {
    enterpriseId: enterpriseId(),
    groupId: uuid('group_id').notNull(),
    deviceId: uuid('device_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'device_group_member_key', columns: [table.groupId, table.deviceId] }),
    index('device_group_member_by_device').on(table.deviceId),
    foreignKey({ name: 'device_group_member_device', columns: [table.enterpriseId, table.deviceId], foreignColumns: OF_DEVICE }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'device_group_member_group',
      columns: [table.enterpriseId, table.groupId],
      foreignColumns: [deviceGroup.enterpriseId, deviceGroup.id],
    }).onDelete('cascade'),
  ],
);
