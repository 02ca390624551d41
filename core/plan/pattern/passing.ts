import type { Position } from '../../geo/position.ts';
import { NEW_WAYPOINT, waypointAt } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Performance } from '../path/performance.ts';

/** A waypoint of a lane: nobody waits there. */
export const passing = (place: Position, route: Route, altitude = route.height): Waypoint => ({
  ...waypointAt(place, route),
  mode: 'pass',
  altitude: toldHeight(altitude),
});

/** A height of eleven digits helps nobody who reads the table. */
export const toldHeight = (metres: number): number => Math.round(metres * 100) / 100;

/** Never lower than what has to be flown over. */
export const toldHeightOver = (metres: number): number => {
  const told = toldHeight(metres);
  return told < metres ? toldHeight(told + 0.01) : told;
};

/** Metres around a corner, never so many that the one before it would count as having been there. */
export const toldReach = (metres: number): number => Math.floor(metres * 100) / 100;

/** Seconds of straight flight in which a wing levels out after a turn, and before its pictures begin. */
const LEVEL_SECONDS = 2;

/** Metres that a lane goes on beyond its ends: to be level again after the turn, or to come up to its speed. */
export const turnaroundOf = (given: number | null, { speed }: Route, { turnRadius }: Performance): number =>
  given ?? (turnRadius > 0 ? LEVEL_SECONDS * speed : (speed * speed) / (2 * NEW_WAYPOINT.acceleration));
