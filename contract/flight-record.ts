import { EXPORT_FORMATS, FLIGHT_SOURCES } from '@skyhelm/core/record/source';
import { EVENT_KINDS, type VehicleEvent } from '@skyhelm/core/vehicle/event';
import { FLIGHT_MODES } from '@skyhelm/core/vehicle/flight-mode';
import { z } from 'zod';
import { VehicleCommand } from './control.ts';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, readerZoneField, timestamp, utcMomentField } from './fields.ts';
import { DeviceId, FlightRecordId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';

const known = z.number().nullable();

/** One flight, from take-off to landing. What was never known of it is null. */
export const FlightRecord = z.object({
  id: FlightRecordId,
  deviceId: DeviceId,
  deviceName: z.string(),
  sn: z.string(),
  source: z.enum(FLIGHT_SOURCES),
  /** Who had the controls at take-off, or took them first in the air; null where nobody here had. */
  pilot: z.string().nullable(),
  takeOffAt: timestamp,
  /** Null while it is in the air. */
  landedAt: timestamp.nullable(),
  /** Nobody saw it land: `landedAt` is when it was last heard in the air. */
  isLandingUnseen: z.boolean(),
  /** As far as it has come, for one in the air. */
  seconds: z.number(),
  metres: z.number(),
  /** The one it flew in longest first. */
  modes: z.array(z.object({ mode: z.enum(FLIGHT_MODES), seconds: z.number() })),
  /** Metres above home, metres a second over ground, metres from home. */
  maxHeight: known,
  maxSpeed: known,
  maxDistance: known,
  /** Degrees from level, to whichever side. */
  maxPitch: known,
  maxRoll: known,
  minSatellites: known,
  startVoltage: known,
  endVoltage: known,
  /** Percent left at the beginning and at the end. */
  startPercent: known,
  endPercent: known,
  samples: z.int(),
  /** That could not be kept, because the database was away for too long. */
  lostSamples: z.int(),
  /** What the reader may do with it, as far as their permissions allow it at all. */
  may: z.object({ delete: z.boolean() }),
});
export type FlightRecord = z.output<typeof FlightRecord>;

export const FlightFilter = z.object({
  /** Part of the name or SN of the device, or of the pilot's name. */
  keyword: optionalText(50),
  deviceId: DeviceId.optional(),
  pilotId: UserId.optional(),
  source: z.enum(FLIGHT_SOURCES, { error: 'choice' }).optional(),
  /** It flew in this mode at some time. */
  mode: z.enum(FLIGHT_MODES, { error: 'choice' }).optional(),
  /** Taken off from this moment on, and up to that one, both included. */
  from: utcMomentField.optional(),
  to: utcMomentField.optional(),
});
export type FlightFilter = z.output<typeof FlightFilter>;

export const getFlightRecords = endpoint({
  method: 'POST',
  path: '/enterprise/flightRecord/getFlightRecords',
  access: needs('flightRecord:query'),
  kind: 'read',
  input: pageQuery(['takeOffAt', 'seconds', 'metres']).extend({ isAsc: z.boolean().default(false), ...FlightFilter.shape }),
  output: longPageOf(FlightRecord),
});

/** Of all that were found. */
export const getFlightTotals = endpoint({
  method: 'POST',
  path: '/enterprise/flightRecord/getFlightTotals',
  access: needs('flightRecord:query'),
  kind: 'read',
  input: FlightFilter,
  output: z.object({ flights: z.int(), seconds: z.number(), metres: z.number() }),
});

const onRecord = z.object({ id: FlightRecordId });

export const getFlightRecord = endpoint({
  method: 'GET',
  path: '/enterprise/flightRecord/getFlightRecord',
  access: needs('flightRecord:query'),
  kind: 'read',
  input: onRecord,
  output: FlightRecord,
});

export const TRACK_POINTS = { default: 2_000, max: 10_000 } as const;

const track = z.array(z.number().nullable());

/**
 * The whole flight at a glance, for a line on a map and for charts: at most so many moments, as columns of equal length. A quarter of them is evenly
 * chosen, the others such that the line is as true as so many points can make it. Null is what was not known. Where the aircraft was not heard for more
 * than a minute, or is further away than it can have flown, stands a moment of nulls between the two, and no line leads across it.
 */
export const getFlightTrack = endpoint({
  method: 'GET',
  path: '/enterprise/flightRecord/getFlightTrack',
  access: needs('flightRecord:query'),
  kind: 'read',
  input: onRecord.extend({ points: z.int({ error: 'number' }).min(2).max(TRACK_POINTS.max).default(TRACK_POINTS.default) }),
  output: z.object({
    /** Milliseconds since 1970. */
    at: z.array(z.number()),
    longitude: track,
    latitude: track,
    altitude: track,
    height: track,
    groundSpeed: track,
    climbRate: track,
    batteryPercent: track,
    batteryVoltage: track,
    satellites: track,
    /** Number of the flight mode. */
    mode: track,
  }),
});

/** The longest stretch that is sent at once. */
export const SAMPLES_RANGE_MS = 30 * 60_000;

/**
 * Every sample of a stretch, as `readChunks` of `core/record/chunk-run` reads them. Chunks are whole: the first may begin before `from`, the last
 * end after `to`. Of a flight in the air all is there up to its last second.
 */
export const getFlightSamples = endpoint({
  method: 'GET',
  path: '/enterprise/flightRecord/getFlightSamples',
  access: needs('flightRecord:query'),
  kind: 'read',
  wire: 'file',
  input: onRecord.extend({ from: utcMomentField, to: utcMomentField }),
  output: z.null(),
});

/** Its shape is the rule of core that makes it; here it is only held to be one. */
const Event: z.ZodType<VehicleEvent> = z.looseObject({ kind: z.enum(EVENT_KINDS) }) as unknown as z.ZodType<VehicleEvent>;

export const FlightEvent = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  event: Event,
  /** With an alarm: the sentence for it in the reader's language; otherwise empty. */
  text: z.string(),
});
export type FlightEvent = z.output<typeof FlightEvent>;

export const FLIGHT_EVENTS_MAX = 5_000;

/** What happened during the flight, and what it was told, in the order of time. */
export const getFlightEvents = endpoint({
  method: 'GET',
  path: '/enterprise/flightRecord/getFlightEvents',
  access: needs('flightRecord:query'),
  kind: 'read',
  input: onRecord,
  /** `isComplete`: no more happened than is listed here. */
  output: z.object({ events: z.array(FlightEvent), commands: z.array(VehicleCommand), isComplete: z.boolean() }),
});

export const exportFlightRecord = endpoint({
  method: 'GET',
  path: '/enterprise/flightRecord/exportFlightRecord',
  access: needs('flightRecord:export'),
  kind: 'change',
  wire: 'file',
  input: onRecord.extend({ format: z.enum(EXPORT_FORMATS, { error: 'choice' }), timeZone: readerZoneField }),
  output: z.null(),
});

/** Samples and events are gone for good. The hours of the aircraft stay as they were flown. Only by who looks after the device. */
export const deleteFlightRecord = endpoint({
  method: 'POST',
  path: '/enterprise/flightRecord/deleteFlightRecord',
  access: needs('flightRecord:delete'),
  kind: 'change',
  input: onRecord,
  output: z.null(),
});
