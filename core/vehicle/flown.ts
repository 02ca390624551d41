import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';

/** Nothing we watch is faster: it was put elsewhere, or its position is wrong. */
const FASTEST_MPS = 350;
/** Half a second of such a speed is no leap yet: on a slow link messages come in bunches. */
const NEAR_M = 200;

/** Whether something is further away than it can have flown in a time. No line leads there. */
export const isLeap = (metres: number, milliseconds: number): boolean => metres > NEAR_M && metres > (milliseconds / 1000) * FASTEST_MPS;

/** How far a flight has come, and where it was last seen. */
export interface Flown {
  metres: number;
  last: (Position & { at: number }) | undefined;
}

/** Returns how far it has leapt, if it has: what it leapt over it did not fly. `at` are milliseconds of one clock. */
export function follow(flown: Flown, position: Position, at: number): number | undefined {
  const { last } = flown;
  const metres = last ? metresBetween(last, position) : 0;
  const hasLeapt = last !== undefined && isLeap(metres, at - last.at);
  if (!hasLeapt) flown.metres += metres;
  if (last) [last.longitude, last.latitude, last.at] = [position.longitude, position.latitude, at];
  else flown.last = { ...position, at };
  return hasLeapt ? metres : undefined;
}
