import { ALTITUDE } from '@skyhelm/core/geo/position';
import { z } from 'zod';
import { FLAVOURS } from '../flavours/index.ts';
import { FIXES } from '../vehicle/gps.ts';
import { RECEIVERS } from '../vehicle/receiver.ts';

const NAMES = FLAVOURS.map(({ name }) => name);
const percent = z.number().min(0).max(100);

const wind = z.strictObject({
  speed: z.number().min(0).max(60),
  from: z.number().min(0).max(360),
  gust: z.number().min(0).max(30).default(0),
});

const vehicle = z
  .strictObject({
    flavour: z.enum(NAMES as [string, ...string[]]).default('copter'),
    /** How many of them; their system ids follow one another. */
    count: z.int().min(1).max(20_000).default(1),
    system: z.int().min(1).max(250).default(1),
    latitude: z.number().min(-90).max(90).default(31.2304),
    longitude: z.number().min(-180).max(180).default(121.4737),
    elevation: z.number().min(ALTITUDE.min).max(ALTITUDE.max).default(4),
    heading: z.number().min(0).max(360).default(0),
    /** Metres between the places of several. */
    spacing: z.number().min(0).max(10_000).default(20),
    fix: z.enum(FIXES).default('3d'),
    parachute: z.boolean().default(false),
    /** Whether there is an RC receiver, and where its throttle rests. */
    receiver: z.enum(RECEIVERS).default('centred'),
    /** What it says it is, 36 hexadecimal digits; left out, the seed decides. */
    hardware: z
      .string()
      .regex(/^[0-9a-f]{36}$/)
      .optional(),
    parameters: z.record(z.string(), z.number()).default({}),
    /** Flies on its own around its place, this many metres far, again and again. */
    patrol: z.number().min(0).max(20_000).default(0),
    /** Seconds on the ground after which one that somebody flew goes on with it by itself; ten minutes, if nothing is said. */
    leftAlone: z.number().min(0).optional(),
    /** Coarse physics and slower timers, so that thousands fit into one program. */
    light: z.boolean().default(false),
  })
  .refine(({ hardware, count }) => hardware === undefined || count === 1, { error: 'several cannot be the same one', path: ['hardware'] });

/** A simulation as a file. The same seed gives the same aircraft and the same weather. */
export const Scenario = z.strictObject({
  seed: z.int().default(1),
  speed: z.number().min(0.1).max(100).default(1),
  station: z.string().default('127.0.0.1:14550'),
  /** Aircraft that share a socket; they differ by their system ids. */
  perSocket: z.int().min(1).max(250).default(1),
  wind: wind.default({ speed: 0, from: 0, gust: 0 }),
  disturbance: z
    .strictObject({
      loss: percent.default(0),
      duplicate: percent.default(0),
      reorder: percent.default(0),
      delayMs: z.number().min(0).max(60_000).default(0),
    })
    .default({ loss: 0, duplicate: 0, reorder: 0, delayMs: 0 }),
  vehicles: z
    .array(vehicle)
    .min(1)
    .max(1_000)
    .default([vehicle.parse({})]),
  /** Lines as they may be typed, each at its second; to one aircraft (counted from one) or to all. */
  events: z.array(z.strictObject({ at: z.number().min(0), vehicle: z.int().min(1).optional(), do: z.string() })).default([]),
});

export type Scenario = z.infer<typeof Scenario>;
export type VehiclePlan = Scenario['vehicles'][number];
