import type { Route } from '../route.ts';
import type { Home } from './course.ts';
import type { Performance } from './performance.ts';
import { waysBesides } from './ways-besides.ts';

/** The highest that anything of a route is meant to be flown at, counted as its heights are: an aircraft that returns by itself may climb above all of its waypoints first. */
export function highestFlown(route: Route, home?: Home, performance?: Performance): number {
  const { out, back } = waysBesides(route, home, performance);
  const besides = [...out, ...back].flatMap(({ from, to }) => [from.altitude, to.altitude]);
  return Math.max(...route.waypoints.map(({ altitude }) => altitude), ...besides);
}
