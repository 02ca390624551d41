import type { LicenceGrade } from '../certification/licence.ts';
import { metresOnGround } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import type { Route } from '../plan/route.ts';

/** Metres within which a pilot is taken to see the aircraft: from where it took off, and above it. */
export const WITHIN_SIGHT = { radius: 500, height: 120 } as const;

/** What somebody has to hold to fly this: in sight only where every waypoint is. */
export const gradeNeeded = ({ waypoints }: Pick<Route, 'waypoints'>, takeOff: Position): LicenceGrade =>
  waypoints.every((waypoint) => metresOnGround(takeOff, waypoint) <= WITHIN_SIGHT.radius && waypoint.altitude <= WITHIN_SIGHT.height)
    ? 'vlos'
    : 'bvlos';
