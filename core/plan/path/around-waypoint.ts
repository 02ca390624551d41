import { marginAt } from '../../airspace/engine/margin.ts';
import { spot, type Piece } from '../../airspace/engine/piece.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Waypoint } from '../route.ts';
import type { GroundLegs } from '../terrain/ground.ts';
import { circledAt } from './circled.ts';
import type { Performance } from './performance.ts';
import { turnCorners } from './turn.ts';

/**
 * What is flown around a waypoint besides its legs, a corner or a circle, at heights above the ground. That is known below the legs alone: all that lies as near to the
 * waypoint as is flown there counts, the highest and the lowest of it. Nothing where one only passes, or where nobody knows the ground.
 */
export function aroundWaypoint(
  waypoints: readonly Waypoint[],
  waypoint: number,
  legs: GroundLegs,
  datum: number,
  performance: Performance,
): Piece | undefined {
  const [before, at, after] = [waypoints[waypoint - 1], waypoints[waypoint]!, waypoints[waypoint + 1]];
  const corner = before && after && turnCorners(before, at, after, performance);
  const circled = circledAt(at, performance);
  if (!corner && circled === 0) return undefined;
  const corners = corner?.corners ?? [at];
  const reach = Math.max(corner?.reach ?? 0, circled);
  const within = Math.max(reach, ...corners.map((place) => metresBetween(place, at)));
  const ground = [
    ...(before ? nearby(legs[waypoint - 1]!.toReversed(), metresBetween(before, at), within) : []),
    ...(after ? nearby(legs[waypoint]!, metresBetween(at, after), within) : []),
  ];
  if (ground.length === 0) return undefined;
  const altitudes = corner ? [before.altitude, at.altitude, after.altitude] : [at.altitude];
  return {
    ...spot(at, marginAt(at.speed, performance), reach),
    waypoint,
    corners,
    fromHeight: Math.min(...altitudes) + datum - Math.max(...ground),
    toHeight: Math.max(...altitudes) + datum - Math.min(...ground),
  };
}

/** Of the ground along a leg what lies no further from its beginning than so many metres, and the next behind it. */
function nearby(leg: GroundLegs[number], length: number, within: number): number[] {
  const count = length === 0 ? leg.length : Math.ceil((within / length) * (leg.length - 1)) + 1;
  return leg.slice(0, count).filter((metres) => metres !== null);
}
