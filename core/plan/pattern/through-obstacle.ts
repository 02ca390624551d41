import type { Piece } from '../../airspace/engine/piece.ts';
import { besidePattern } from '../path/beside-pattern.ts';
import type { Home } from '../path/course.ts';
import type { Aloft } from '../path/entered.ts';
import type { Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import type { Obstacle } from './obstacle.ts';

/** The ways that are flown besides those of the pattern: to its first waypoint, round again, home, to the landing, to a rally point. */
export type Beside = 'entry' | 'again' | 'back' | 'landing' | 'rally';

/** One that leads through what the pattern is flown around, and the waypoint that it leads to or from, counted from nought. */
export interface Through {
  way: Beside;
  waypoint: number;
}

export function waysThrough(stands: Obstacle, route: Route, performance: Performance, home: Home | undefined, aloft?: Aloft): Through[] {
  const isThrough = ({ fromHeight, toHeight, corners, reach }: Piece) =>
    Math.min(fromHeight, toHeight) < stands.over && stands.metresTo(corners) - reach < stands.keepOff;
  const { entry, again, end } = besidePattern(route, home, performance, aloft);
  const ended = end.filter(isThrough);
  const [last, isLanding] = [route.waypoints.length - 1, route.endAction === 'landingRoute' && route.landing !== null];
  return [
    ...(entry.some(isThrough) ? [{ way: 'entry' as const, waypoint: route.entryPoint - 1 }] : []),
    ...(again.some(isThrough) ? [{ way: 'again' as const, waypoint: 0 }] : []),
    ...(ended.some(({ rally }) => !rally) ? [{ way: isLanding ? ('landing' as const) : ('back' as const), waypoint: last }] : []),
    ...(ended.some(({ rally }) => rally) ? [{ way: 'rally' as const, waypoint: last }] : []),
  ];
}
