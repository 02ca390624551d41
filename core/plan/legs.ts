import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { tangentPlane } from '../geo/tangent-plane.ts';
import type { Waypoint } from './route.ts';

type Point = Position & Pick<Waypoint, 'altitude'>;

/** Metres through the air. */
export const legLength = (from: Point, to: Point): number => Math.hypot(metresBetween(from, to), to.altitude - from.altitude);

/** Nearer than a receiver can tell apart. */
const TOGETHER_M = 0.5;
export const areTogether = (metres: number): boolean => metres <= TOGETHER_M;

const DEGREES = 180 / Math.PI;

/** Degrees from north, from 0 up to 360. */
export function bearingBetween(from: Position, to: Position): number {
  const { north, east } = tangentPlane(from).offsetOf(to);
  return (Math.atan2(east, north) * DEGREES + 360) % 360;
}

/** Degrees by which the way turns at the middle one of three: 0 straight on, 180 back. */
export function turnAt(before: Position, at: Position, after: Position): number {
  if (metresBetween(before, at) === 0 || metresBetween(at, after) === 0) return 0;
  const turn = Math.abs(bearingBetween(at, after) - bearingBetween(before, at));
  return turn > 180 ? 360 - turn : turn;
}
