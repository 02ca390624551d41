import { besidesOf, stretchesOf, total } from './estimate.ts';
import { metresTo } from './legs.ts';
import type { Home } from './path/course.ts';
import type { Performance } from './path/performance.ts';
import { entryOf } from './path/ways-besides.ts';
import type { Route } from './route.ts';
import type { Terrain } from './terrain/ground.ts';

/** What the length of a route is made of, in metres: all of it together is that of its estimate. */
export interface LengthParts {
  /** From the ground to the waypoint that it begins with. */
  out: number;
  /** Straight from waypoint to waypoint, each leg once. */
  legs: number;
  /** Those of them that lie ahead of the entry point, less than nought: the first time they are not flown. */
  ahead: number;
  /** Circles at waypoints; and what wings fly further round a corner, or less. */
  around: number;
  /** All further cycles. */
  again: number;
  /** From the last waypoint to where the route ends. */
  back: number;
}

export function lengthPartsOf(route: Route, home?: Home, performance?: Performance, terrain?: Terrain): LengthParts {
  const { waypoints } = route;
  const { once, again, further } = stretchesOf(route, performance?.craft);
  const { out, back } = besidesOf(route, home, performance, terrain);
  const entry = waypoints.length === 0 ? 0 : entryOf(route);
  const legs = waypoints.map((_, index) => (index === 0 ? 0 : metresTo(waypoints, index)));
  const straight = (from: number, to?: number) => total(legs.slice(from, to), (metres) => metres);
  return {
    out: total(out, ({ metres }) => metres),
    legs: straight(0),
    ahead: -straight(0, entry + 1),
    around: total(once, ({ metres }) => metres) - straight(entry + 1),
    again: further * total(again, ({ metres }) => metres),
    back: total(back, ({ metres }) => metres),
  };
}
