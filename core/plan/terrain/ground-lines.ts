import type { Position } from '../../geo/position.ts';
import type { Home } from '../path/course.ts';
import type { Route } from '../route.ts';
import { furtherWays } from './further-ways.ts';
import { terrainOf, type GroundLegs, type Terrain } from './ground.ts';

/** All that the ground is to be known along before a route is held to it: the route, and each way that is flown besides it. Nothing of a single waypoint. */
export const groundLines = (route: Route, home?: Home): (readonly Position[])[] =>
  route.waypoints.length < 2 ? [] : [route.waypoints, ...furtherWays(route, home).map(({ from, to }) => [from, to])];

/** What is known of it once somebody has looked along these lines, each with legs of its own. */
export function terrainAlong(route: Route, home: Home | undefined, [own, ...beside]: readonly GroundLegs[]): Terrain | undefined {
  const further = furtherWays(route, home).flatMap((way, index) => {
    const ground = beside[index]?.[0];
    return ground ? [{ way, ground }] : [];
  });
  return own && terrainOf(own, route.heightMode, home, further);
}
