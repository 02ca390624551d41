import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';

/** Further than anything flies between two messages: the position was lost and found again. */
const LEAP_M = 2_000;

/** How far a flight has come, and where it was last seen. */
export interface Flown {
  metres: number;
  last: Position | undefined;
}

export function follow(flown: Flown, position: Position): void {
  const step = flown.last ? metresBetween(flown.last, position) : 0;
  if (step < LEAP_M) flown.metres += step;
  flown.last = position;
}
