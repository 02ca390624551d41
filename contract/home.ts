import { FAULTS } from '@skyhelm/core/vehicle/fault';
import { z } from 'zod';
import { endpoint, needs, signedIn } from './endpoint.ts';
import { readerZoneField, timestamp } from './fields.ts';
import { DeviceId, FlightRecordId, SiteId } from './ids.ts';
import { LogEntry } from './operation-log.ts';

export const HomeAlarm = z.object({
  deviceId: DeviceId,
  name: z.string(),
  fault: z.enum(FAULTS),
  /** The name of the zone, if that is what it is about. */
  about: z.string().nullable(),
  /** When it began. */
  at: timestamp,
  /** On whose record it stands; null of one that is open. */
  flightId: FlightRecordId.nullable(),
});
export type HomeAlarm = z.output<typeof HomeAlarm>;

/** The wind around an aircraft that flies near a site, as it reckons it: nobody has measured it at the site itself. */
export const SiteWind = z.object({
  siteId: SiteId,
  site: z.string(),
  /** Metres a second, and degrees that it blows from. */
  speed: z.number(),
  from: z.number(),
  /** Of the aircraft, metres above where it took off. */
  height: z.number().nullable(),
  deviceId: DeviceId,
  device: z.string(),
});
export type SiteWind = z.output<typeof SiteWind>;

/** What exists, seen from where I stand; parts that I may not see are null. */
export const Summary = z.object({
  /** Who is online is known of the whole enterprise only: null where the data scope is narrower. */
  people: z.object({ total: z.int(), frozen: z.int(), withoutDepartment: z.int(), online: z.int().nullable() }).nullable(),
  departments: z
    .object({ total: z.int(), largest: z.array(z.object({ id: z.string(), name: z.string(), headcount: z.int() })) })
    .nullable(),
  devices: z.object({ total: z.int(), online: z.int(), flying: z.int(), underRepair: z.int() }).nullable(),
  /** Of tasks that are not deleted. */
  tasks: z.object({ unpublished: z.int(), published: z.int(), executing: z.int(), completed: z.int() }).nullable(),
  /** Until when the most pressing of them has to be decided; null where nothing waits. */
  approvals: z.object({ waiting: z.int(), nextDueAt: timestamp.nullable() }).nullable(),
  /**
   * What is wrong at this moment, the newest of it, and what lately went wrong in flight, newest first. Each is null where it is not for the reader,
   * `open` also where whoever listens to aircraft does not answer: silence is not soundness.
   */
  alarms: z
    .object({
      open: z.object({ total: z.int(), rows: z.array(HomeAlarm) }).nullable(),
      latest: z.array(HomeAlarm).nullable(),
    })
    .nullable(),
  /** At sites that somebody flies near at this moment. */
  winds: z.object({ total: z.int(), rows: z.array(SiteWind) }).nullable(),
  /** Documents that wait for review; people whose pilot licence has passed, and all others. */
  certifications: z.object({ pending: z.int(), passed: z.int(), notCertified: z.int() }).nullable(),
  signIns: z.array(z.object({ day: z.iso.date(), count: z.int() })).nullable(),
  recent: z.array(LogEntry).nullable(),
  server: z.object({
    version: z.string(),
    startedAt: timestamp,
    edition: z.string(),
    /** Told to who manages the enterprise: uploads, imports and new routes are refused. */
    isDiskLow: z.boolean(),
  }),
});
export type Summary = z.output<typeof Summary>;

export const getSummary = endpoint({
  method: 'GET',
  path: '/home/getSummary',
  access: signedIn,
  kind: 'read',
  /** Sign-ins are counted by the reader's days. */
  input: z.object({ timeZone: readerZoneField }),
  output: Summary,
});

export const FlightDay = z.object({
  day: z.iso.date(),
  flights: z.int(),
  /** How many of them are in the air now: their time counts once they are over. */
  inTheAir: z.int(),
  seconds: z.number(),
});
export type FlightDay = z.output<typeof FlightDay>;

/**
 * What the devices that one sees have flown, by the reader's days, today last; a flight belongs to the day of its take-off. Flights count as in their
 * list: heard as they were flown, those in the air among them. Their time counts as for the hours of an aircraft: once they are over, and still when their
 * records have gone.
 */
export const getFlightDays = endpoint({
  method: 'GET',
  path: '/home/getFlightDays',
  access: needs('flightRecord:query'),
  kind: 'read',
  input: z.object({ days: z.int({ error: 'number' }).min(1).max(366).default(30), timeZone: readerZoneField }),
  output: z.object({ days: z.array(FlightDay) }),
});
