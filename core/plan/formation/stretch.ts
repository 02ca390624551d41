import type { Vector } from '../../geo/earth-vector.ts';

/** A part of a flight along which nothing but the place changes, and the speed evenly. */
export interface Stretch {
  /** Seconds. */
  from: number;
  to: number;
  at: Vector;
  /** Metres a second, and squared. */
  velocity: Vector;
  acceleration: Vector;
  /** Metres by which it may be beside this way: in a circle, or cutting a corner. */
  slack: number;
  /** It is on a circle around that place, and never there: from one moment to the next it leaves it from elsewhere. */
  isAround?: true;
  /** That it leads to, counted from nought. */
  waypoint: number;
}

export const NOWHERE: Vector = [0, 0, 0];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const size = (a: Vector): number => Math.sqrt(dot(a, a));

/** After so many seconds on the way. */
export const moved = (at: Vector, velocity: Vector, acceleration: Vector, seconds: number): Vector => {
  const half = (seconds * seconds) / 2;
  return [
    at[0] + velocity[0] * seconds + acceleration[0] * half,
    at[1] + velocity[1] * seconds + acceleration[1] * half,
    at[2] + velocity[2] * seconds + acceleration[2] * half,
  ];
};
