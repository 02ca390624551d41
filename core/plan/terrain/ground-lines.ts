import type { Position } from '../../geo/position.ts';
import type { Airspace } from '../checks/airspace.ts';
import type { Route } from '../route.ts';
import { furtherWays } from './further-ways.ts';
import { terrainOf, type GroundLegs, type Terrain } from './ground.ts';

/** From where it is flown, and by which aircraft: that one returns as high as it is set to. */
export type Flown = Pick<Airspace, 'home' | 'performance'>;

/** All that the ground is to be known along before a route is held to it: the route, and each way that is flown besides it. Nothing of a single waypoint. */
export const groundLines = (route: Route, { home, performance }: Flown = {}): (readonly Position[])[] =>
  route.waypoints.length < 2 ? [] : [route.waypoints, ...furtherWays(route, home, performance).map(({ from, to }) => [from, to])];

/** What is known of it once somebody has looked along these lines, each with legs of its own. */
export function terrainAlong(route: Route, { home, performance }: Flown, [own, ...beside]: readonly GroundLegs[]): Terrain | undefined {
  const further = furtherWays(route, home, performance).flatMap((way, index) => {
    const ground = beside[index]?.[0];
    return ground ? [{ way, ground }] : [];
  });
  return own && terrainOf(own, route.heightMode, home, further);
}
