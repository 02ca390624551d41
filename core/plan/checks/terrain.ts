import { warning } from '../../issue.ts';
import type { Terrain } from '../terrain/ground.ts';
import type { Waypoint } from '../route.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Metres above the ground that are worth a word: trees and houses stand on it. */
export const CLEARANCE_M = 10;

/** The way to each waypoint, where the ground is known: warnings, because files of heights are coarse, and old. */
export const terrain: Check = ({ route, terrain: ground }) => {
  if (!ground || ground.datum === null || ground.legs.length !== route.waypoints.length - 1) return [];
  return eachWaypoint(route, (to, index) => {
    const from = route.waypoints[index - 1];
    if (!from) return undefined;
    const least = leastClearance(from, to, ground.legs[index - 1]!, ground.datum!);
    if (least >= CLEARANCE_M) return undefined;
    const params = { number: index + 1, metres: Math.abs(Math.round(least)) };
    return warning(least < 0 ? 'route.belowGround' : 'route.lowClearance', params, atWaypoint(index));
  });
};

/** Metres of a leg above the ground below it, where that is known. */
export function leastClearance(from: Waypoint, to: Waypoint, ground: Terrain['legs'][number], datum: number): number {
  let least = Infinity;
  ground.forEach((height, part) => {
    if (height === null) return;
    const altitude = from.altitude + ((to.altitude - from.altitude) * part) / (ground.length - 1);
    least = Math.min(least, altitude + datum - height);
  });
  return least;
}
