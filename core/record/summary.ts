import { metresBetween } from '../geo/distance.ts';
import { FLIGHT_MODES, modeNumbered, type FlightMode } from '../vehicle/flight-mode.ts';
import type { StateField } from '../vehicle/state.ts';
import type { SampleTable } from './sample-table.ts';

/** What is told of a flight, or of a stretch of it, without looking at its samples. Null is what was never known. */
export interface FlightSummary {
  samples: number;
  /** Metres above home, metres a second over ground, metres from home. */
  maxHeight: number | null;
  maxSpeed: number | null;
  maxDistance: number | null;
  /** Degrees from level, to whichever side. */
  maxPitch: number | null;
  maxRoll: number | null;
  minSatellites: number | null;
  /** Volts and percent at the beginning and at the end. */
  startVoltage: number | null;
  endVoltage: number | null;
  startPercent: number | null;
  endPercent: number | null;
  /** Seconds in each mode. */
  modes: Partial<Record<FlightMode, number>>;
}

export const NO_SUMMARY: FlightSummary = {
  samples: 0,
  maxHeight: null,
  maxSpeed: null,
  maxDistance: null,
  maxPitch: null,
  maxRoll: null,
  minSatellites: null,
  startVoltage: null,
  endVoltage: null,
  startPercent: null,
  endPercent: null,
  modes: {},
};

/** A silence counts for no mode beyond this: what it flew in while nobody heard it, nobody knows. */
const GAP_MAX_MS = 5_000;

export function summaryOf(table: SampleTable): FlightSummary {
  const most = (name: StateField) => greatest(table.columns[name], (value) => value);
  const steepest = (name: StateField) => greatest(table.columns[name], Math.abs);
  const least = greatest(table.columns.satellites, (value) => -value);
  return {
    samples: table.times.length,
    maxHeight: most('height'),
    maxSpeed: most('groundSpeed'),
    maxDistance: farthest(table),
    maxPitch: steepest('pitch'),
    maxRoll: steepest('roll'),
    minSatellites: least === null ? null : -least,
    startVoltage: first(table.columns.batteryVoltage),
    endVoltage: last(table.columns.batteryVoltage),
    startPercent: first(table.columns.batteryPercent),
    endPercent: last(table.columns.batteryPercent),
    modes: secondsByMode(table),
  };
}

/** Of two stretches of one flight, the earlier first. */
export function joinSummaries(one: FlightSummary, next: FlightSummary): FlightSummary {
  const modes = { ...one.modes };
  for (const mode of FLIGHT_MODES) if (next.modes[mode] !== undefined) modes[mode] = (modes[mode] ?? 0) + next.modes[mode];
  return {
    samples: one.samples + next.samples,
    maxHeight: further(one.maxHeight, next.maxHeight, Math.max),
    maxSpeed: further(one.maxSpeed, next.maxSpeed, Math.max),
    maxDistance: further(one.maxDistance, next.maxDistance, Math.max),
    maxPitch: further(one.maxPitch, next.maxPitch, Math.max),
    maxRoll: further(one.maxRoll, next.maxRoll, Math.max),
    minSatellites: further(one.minSatellites, next.minSatellites, Math.min),
    startVoltage: one.startVoltage ?? next.startVoltage,
    endVoltage: next.endVoltage ?? one.endVoltage,
    startPercent: one.startPercent ?? next.startPercent,
    endPercent: next.endPercent ?? one.endPercent,
    modes,
  };
}

const further = (one: number | null, other: number | null, choose: (one: number, other: number) => number): number | null =>
  one === null ? other : other === null ? one : choose(one, other);

function greatest(column: Float64Array | undefined, of: (value: number) => number): number | null {
  let found: number | null = null;
  for (const value of column ?? []) if (!Number.isNaN(value) && (found === null || of(value) > found)) found = of(value);
  return found;
}

const isKnown = (value: number): boolean => !Number.isNaN(value);
const first = (column: Float64Array | undefined): number | null => column?.find(isKnown) ?? null;
const last = (column: Float64Array | undefined): number | null => column?.findLast(isKnown) ?? null;

function farthest({ times, columns: { latitude, longitude, homeLatitude, homeLongitude } }: SampleTable): number | null {
  if (!latitude || !longitude || !homeLatitude || !homeLongitude) return null;
  let most: number | null = null;
  for (let row = 0; row < times.length; row++) {
    const place = { latitude: latitude[row]!, longitude: longitude[row]! };
    const home = { latitude: homeLatitude[row]!, longitude: homeLongitude[row]! };
    if (Number.isNaN(place.latitude + place.longitude + home.latitude + home.longitude)) continue;
    most = Math.max(most ?? 0, metresBetween(home, place));
  }
  return most;
}

function secondsByMode({ times, columns: { mode } }: SampleTable): FlightSummary['modes'] {
  const inMode: FlightSummary['modes'] = {};
  for (let row = 1; mode && row < times.length; row++) {
    const flown = modeNumbered(mode[row - 1]!);
    const ms = Math.min(GAP_MAX_MS, times[row]! - times[row - 1]!);
    if (flown) inMode[flown] = (inMode[flown] ?? 0) + ms;
  }
  for (const flown of FLIGHT_MODES) if (inMode[flown] !== undefined) inMode[flown] /= 1000;
  return inMode;
}
