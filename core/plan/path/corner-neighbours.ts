import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { areTogether } from '../legs.ts';
import type { Route } from '../route.ts';
import type { Performance } from './performance.ts';
import { standsAt } from './turn.ts';

/** Degrees that are more than half a metre, of latitude anywhere and of longitude below this latitude: most waypoints are told apart without measuring. */
const APART_DEGREES = 1e-5;
const UP_TO_LATITUDE = 60;

export const isOnePlace = (one: Position, other: Position): boolean =>
  !areSurelyApart(one, other) && areTogether(metresBetween(one, other));

function areSurelyApart(one: Position, other: Position): boolean {
  if (Math.abs(one.latitude - other.latitude) >= APART_DEGREES) return true;
  const aside = Math.abs(one.longitude - other.longitude);
  return Math.abs(one.latitude) < UP_TO_LATITUDE && aside >= APART_DEGREES && aside <= 360 - APART_DEGREES;
}

/** Told instead of a waypoint: there is no further one at another place, or it comes to a standstill in between, from where it goes on as if nothing had been before. */
export const [NO_FURTHER, STANDS_STILL] = [-1, -2];

/**
 * The number of the waypoint at another place that is flown to next from one of those that are flown, or was before it (`by` -1): two in one place have one corner between
 * them, which neither has with the other. Behind the last of them another round goes on. Without those that are flown: in any round.
 */
export function cornerNeighbour(
  route: Route,
  flown: readonly number[] | undefined,
  turn: number,
  by: 1 | -1,
  performance: Performance,
): number {
  const { waypoints, cycles } = route;
  const count = waypoints.length;
  let index = flown ? flown[turn]! : turn;
  const place = waypoints[index]!;
  for (let step = 1; step <= count; step++) {
    const round = cycles === 1 ? index + by : (index + by + count) % count;
    index = flown ? (flown[turn + by * step] ?? (by === 1 ? round : NO_FURTHER)) : round;
    const waypoint = waypoints[index];
    if (!waypoint) return NO_FURTHER;
    if (!isOnePlace(place, waypoint)) return index;
    if (standsAt(waypoint, performance)) return STANDS_STILL;
  }
  return NO_FURTHER;
}
