import { marginAt } from '../../airspace/engine/margin.ts';
import { spot, type Piece } from '../../airspace/engine/piece.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Route, Waypoint } from '../route.ts';
import type { GroundLegs, Terrain } from '../terrain/ground.ts';
import { circledAt } from './circled.ts';
import { cornerNeighbour } from './corner-neighbours.ts';
import type { Performance } from './performance.ts';
import { turnCorners } from './turn.ts';

interface Around extends Pick<Piece, 'corners' | 'reach'> {
  /** Where the corner there is come from and left to, by their numbers. */
  before: number;
  after: number;
  isCorner: boolean;
}

/** What is flown around a waypoint besides its legs, a corner or a circle; nothing where one only passes. */
export function shapeAround(route: Route, waypoint: number, performance: Performance): Around | undefined {
  const { waypoints } = route;
  const [before, after] = [
    cornerNeighbour(route, undefined, waypoint, -1, performance),
    cornerNeighbour(route, undefined, waypoint, 1, performance),
  ];
  const at = waypoints[waypoint]!;
  const corner = waypoints[before] && waypoints[after] && turnCorners(waypoints[before], at, waypoints[after], performance);
  const circled = circledAt(at, performance);
  if (!corner && circled === 0) return undefined;
  return { corners: corner?.corners ?? [at], reach: Math.max(corner?.reach ?? 0, circled), before, after, isCorner: corner !== undefined };
}

/**
 * The same at heights above the ground. That is known below the legs alone: all that lies as near to the waypoint as is flown there counts, the highest and the lowest of
 * it. Nothing where nobody knows the ground.
 */
export function aroundWaypoint(
  route: Route,
  waypoint: number,
  { legs, further = [] }: Terrain,
  datum: number,
  performance: Performance,
): Piece | undefined {
  const shape = shapeAround(route, waypoint, performance);
  if (!shape) return undefined;
  const { corners, reach, before, after, isCorner } = shape;
  const { waypoints } = route;
  const at = waypoints[waypoint]!;
  const within = Math.max(reach, ...corners.map((place) => metresBetween(place, at)));
  const again = () => further.find(({ way }) => way.kind === 'again')?.ground ?? [];
  const [backTo, onTo] = [waypoints[before], waypoints[after]];
  const ground = [
    ...(backTo ? nearby((legs[before] ?? again()).toReversed(), metresBetween(backTo, at), within) : []),
    ...(onTo ? nearby(legs[after - 1] ?? again(), metresBetween(at, onTo), within) : []),
  ];
  if (ground.length === 0) return undefined;
  const altitudes = isCorner ? [backTo, at, onTo].map((one) => (one as Waypoint).altitude) : [at.altitude];
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
