import type { Position } from '../../geo/position.ts';
import { NEW_WAYPOINT, waypointAt } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Performance } from '../path/performance.ts';

/** A waypoint of a lane: nobody waits there. */
export const passing = (place: Position, route: Route, altitude = route.height): Waypoint => ({
  ...waypointAt(place, route),
  mode: 'pass',
  // A height of eleven digits helps nobody who reads the table.
  altitude: Math.round(altitude * 100) / 100,
});

/** Metres that a lane goes on beyond its ends: to come round from the lane before, or up to its speed. */
export const turnaroundOf = (given: number | null, { speed }: Route, { turnRadius }: Performance): number =>
  given ?? (turnRadius > 0 ? turnRadius : (speed * speed) / (2 * NEW_WAYPOINT.acceleration));
