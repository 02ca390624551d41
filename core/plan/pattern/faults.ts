import { metresBetween } from '../../geo/distance.ts';
import { isLatitude, isLongitude, type Position } from '../../geo/position.ts';
import { error, warning, type Issue } from '../../issue.ts';
import { ROUTE_WAYPOINTS } from '../route-limits.ts';
import type { Route } from '../route.ts';
import type { LaidOut, PatternFigures } from './laid-out.ts';
import * as limit from './pattern-limits.ts';
import type { OrthophotoPattern } from './pattern.ts';

export const NO_FIGURES: PatternFigures = { lanes: 0, pictures: 0, area: null, height: null, distance: null, spacing: null, trigger: null };

/** Nothing can be flown, and why. */
export const refused = (issues: Issue[]): LaidOut => ({ waypoints: [], issues, figures: NO_FIGURES });

export const fault = (code: string, field: string, params?: Issue['params']): Issue => error(`pattern.${code}`, params, ['pattern', field]);
export const doubt = (code: string, field: string, params?: Issue['params']): Issue =>
  warning(`pattern.${code}`, params, ['pattern', field]);

/** What has wings flies faster than it was asked to, where it cannot fly so slowly. */
export const slownessDoubts = ({ wings, speed }: Pick<Route, 'wings' | 'speed'>): Issue[] =>
  wings && speed < wings.slowest ? [doubt('tooSlow', 'kind', { speed: wings.slowest })] : [];

/** Nearer to a pole there is no heading to fly. */
const LATITUDE_MAX = 89.9;
/** Metres from one place to any other: further than any aircraft flies, and than a plane is right. */
export const EXTENT_MAX = 200_000;

/** Of the places that one field of a pattern has. */
export function placeFaults(field: string, places: readonly Position[]): Issue[] {
  const first = places[0];
  if (!first) return [];
  if (!places.every(({ latitude, longitude }) => isLatitude(latitude) && isLongitude(longitude))) return [fault('position', field)];
  if (places.some(({ latitude }) => Math.abs(latitude) > LATITUDE_MAX)) return [fault('pole', field)];
  if (places.some((place) => metresBetween(first, place) > EXTENT_MAX)) return [fault('tooLarge', field, { max: EXTENT_MAX / 1_000 })];
  return [];
}

interface Bounds {
  min: number;
  max: number;
}

/** Of numbers that are none, or out of bounds. */
export const amountFaults = <F extends string>(
  pattern: Readonly<Record<NoInfer<F>, number>>,
  bounds: Readonly<Record<F, Bounds>>,
): Issue[] =>
  (Object.keys(bounds) as F[])
    .filter((field) => !isWithin(pattern[field], bounds[field]))
    .map((field) => fault('amount', field, { min: bounds[field].min, max: bounds[field].max }));

/** NaN is within nothing. */
const isWithin = (value: number, { min, max }: Bounds): boolean => value >= min && value <= max;

const COVERAGE = { resolution: limit.RESOLUTION, frontOverlap: limit.OVERLAP, sideOverlap: limit.OVERLAP } as const;
const CAMERA = {
  sensorWidth: limit.CAMERA_LENGTH_MM,
  sensorHeight: limit.CAMERA_LENGTH_MM,
  focalLength: limit.CAMERA_LENGTH_MM,
  imageWidth: limit.CAMERA_PIXELS,
  imageHeight: limit.CAMERA_PIXELS,
  minInterval: limit.CAMERA_INTERVAL,
} as const;

export const coverageFaults = (pattern: Pick<OrthophotoPattern, 'camera' | 'resolution' | 'frontOverlap' | 'sideOverlap'>): Issue[] => [
  ...amountFaults(pattern, COVERAGE),
  ...(amountFaults(pattern.camera, CAMERA).length > 0 ? [fault('camera', 'camera')] : []),
];

export const turnaroundFaults = (turnaround: number | null): Issue[] =>
  turnaround === null ? [] : amountFaults({ turnaround }, { turnaround: limit.TURNAROUND });

export const heightFaults = (pattern: { lowest: number; highest: number }): Issue[] => {
  const faults = amountFaults(pattern, { lowest: limit.PATTERN_HEIGHT, highest: limit.PATTERN_HEIGHT });
  return faults.length === 0 && pattern.highest < pattern.lowest ? [fault('heights', 'highest')] : faults;
};

export const countFaults = (field: string, count: number): Issue[] =>
  count > ROUTE_WAYPOINTS.max ? [fault('tooManyWaypoints', field, { count, max: ROUTE_WAYPOINTS.max })] : [];
