import type { Route } from '../route.ts';
import { isOnePlace } from './corner-neighbours.ts';

/** In their order; where the route is flown more than once, round to the one that another round begins behind. */
export function flownWaypoints({ waypoints, entryPoint, cycles }: Route): number[] {
  const all = waypoints.map((_, index) => index);
  const entered = all.slice(Math.max(0, Math.min(entryPoint - 1, all.length - 1)));
  if (cycles === 1 || all.length === 1) return entered;
  // Those in one place with the first have the corner that is flown there between them.
  const apart = waypoints.findIndex((waypoint) => !isOnePlace(waypoint, waypoints[0]!));
  const again = all.slice(0, Math.max(1, apart));
  if (entered.length === all.length) return [...all, ...again];
  // Of one that is entered in that very place, the corner there is come to from elsewhere no sooner than in a third round.
  return cycles === 2 ? [...entered, ...all] : [...entered, ...all, ...again];
}
