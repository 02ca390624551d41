import type { Position } from '../geo/position.ts';
import type { RallyPoint } from './plan-item.ts';

/** A rally point as the aircraft that has it on board makes for it. */
export interface Refuge extends Position {
  /** Counted from one, as they were sent. */
  number: number;
  /** Metres above home that it climbs to before it flies there, if it is lower. */
  height: number;
}

/** Where an aircraft may come back to instead of home. */
export interface Rally {
  points: readonly Refuge[];
  /** Metres from which it makes for one of them at most; null for any. */
  reach: number | null;
  /** Whether home counts for nothing as long as one of them is within reach; null where nobody knows. */
  isBeforeHome: boolean | null;
}

export const NO_RALLY: Rally = { points: [], reach: null, isBeforeHome: null };

/** By the height at which the autopilot comes to a point of such an altitude above home. */
export const rallyOf = (
  points: readonly RallyPoint[],
  heightOf: (altitude: number) => number,
  { reach, isBeforeHome }: Omit<Rally, 'points'>,
): Rally => ({
  points: points.map(({ latitude, longitude, altitude }, index) => ({
    number: index + 1,
    latitude,
    longitude,
    height: heightOf(altitude),
  })),
  reach,
  isBeforeHome,
});
