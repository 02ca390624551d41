import { marginAt } from '../../airspace/engine/margin.ts';
import { spot, type Piece } from '../../airspace/engine/piece.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Route } from '../route.ts';
import type { GroundLegs, Terrain } from '../terrain/ground.ts';
import { circledAt } from './circled.ts';
import { cornerNeighbour } from './corner-neighbours.ts';
import type { Performance } from './performance.ts';
import type { ReachedHeights } from './reached-heights.ts';
import { isAsGoodAsNextLeg, turnCorners } from './turn.ts';

export interface Around {
  shapes: readonly (Pick<Piece, 'corners' | 'reach'> & { isCircle?: true; early?: number })[];
  /** Where the corner there is come from and left to, by their numbers. */
  before: number;
  after: number;
}

/** What is flown around a waypoint besides its legs, corners and a circle; nothing where one only passes. */
export function shapesAround(route: Route, waypoint: number, performance: Performance): Around | undefined {
  const { waypoints } = route;
  const [before, after] = [
    cornerNeighbour(route, undefined, waypoint, -1, performance),
    cornerNeighbour(route, undefined, waypoint, 1, performance),
  ];
  const at = waypoints[waypoint]!;
  const turns = waypoints[before] && waypoints[after] ? turnCorners(waypoints[before], at, waypoints[after], performance) : [];
  const circled = circledAt(at, performance);
  const shapes = circled > 0 ? [...turns, { corners: [at], reach: circled, isCircle: true as const }] : turns;
  return shapes.length === 0 ? undefined : { shapes, before, after };
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
  heights?: ReachedHeights,
): Piece[] {
  const around = shapesAround(route, waypoint, performance);
  if (!around) return [];
  const { shapes, before, after } = around;
  const { waypoints } = route;
  const at = waypoints[waypoint]!;
  const margin = marginAt(at.speed, performance);
  const again = () => further.find(({ way }) => way.kind === 'again')?.ground ?? [];
  const [backTo, onTo] = [waypoints[before], waypoints[after]];
  return shapes.flatMap(({ corners, reach, isCircle, ...turn }): Piece[] => {
    const within = reach + Math.max(...corners.map((place) => metresBetween(place, at)));
    const ground = [
      ...(backTo ? nearby((legs[before] ?? again()).toReversed(), metresBetween(backTo, at), within) : []),
      ...(onTo ? nearby(legs[after - 1] ?? again(), metresBetween(at, onTo), within) : []),
    ];
    if (ground.length === 0) return [];
    const altitudes = (isCircle ? [at] : [backTo ?? at, at, onTo ?? at]).map(({ altitude }) => altitude);
    if (heights) altitudes.push(heights.low[waypoint]!, heights.high[waypoint]!);
    return [
      {
        ...spot(at, margin, reach),
        waypoint: isAsGoodAsNextLeg(turn, margin) ? after : waypoint,
        corners,
        fromHeight: Math.min(...altitudes) + datum - Math.max(...ground),
        toHeight: Math.max(...altitudes) + datum - Math.min(...ground),
      },
    ];
  });
}

/** Of the ground along a leg what lies no further from its beginning than so many metres, and the next behind it. */
function nearby(leg: GroundLegs[number], length: number, within: number): number[] {
  const count = length === 0 ? leg.length : Math.ceil((within / length) * (leg.length - 1)) + 1;
  return leg.slice(0, count).filter((metres) => metres !== null);
}
