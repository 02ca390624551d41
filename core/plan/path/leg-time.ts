import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { CirclingCraft } from '../../vehicle/flight-traits.ts';
import { fastest, flownCircle, stillAt } from '../circling-told.ts';
import type { Waypoint } from '../route.ts';
import { speedOf, turnRadiusOf, type Performance } from './performance.ts';

interface Flown {
  /** Metres a second, and squared. */
  speed: number;
  acceleration: number;
  /** From a standstill to a standstill. */
  stops: boolean;
}

type Point = Position & { altitude: number };

/** Milliseconds from one point to the next: over the ground, or up or down where that takes longer. */
export function legMs(from: Point, to: Point, { speed: told, acceleration, stops }: Flown, performance: Performance): number {
  const { climbRate, descentRate } = performance;
  const speed = speedOf(performance, told);
  const metres = metresBetween(from, to);
  const climb = to.altitude - from.altitude;
  const even = metres / speed;
  const isTooShort = metres < (speed * speed) / acceleration;
  const over = !stops ? even : isTooShort ? 2 * Math.sqrt(metres / acceleration) : even + speed / acceleration;
  return Math.max(over, verticalMs(climb, climbRate, descentRate) / 1_000) * 1_000;
}

export const verticalMs = (climb: number, climbRate: number, descentRate: number): number =>
  (climb > 0 ? climb / climbRate : -climb / descentRate) * 1_000;

/** Milliseconds that it stays at a waypoint: for ever where somebody has to end a circle. */
export const waitAt = (waypoint: Waypoint, performance: Performance): number => staysAt(waypoint, performance, performance.craft);

/** After so many it may be gone from there: how fast it circles nobody knows before its parameters are read. */
export const soonestAt = (waypoint: Waypoint, performance: Performance): number =>
  staysAt(waypoint, performance, fastest(performance.craft));

function staysAt(waypoint: Waypoint, performance: Performance, circles: CirclingCraft | undefined): number {
  const { craft, slowest } = performance;
  const still = stillAt(waypoint, craft);
  if (waypoint.mode !== 'circle') return still * 1_000;
  const turnRadius = turnRadiusOf(performance, waypoint.speed);
  return (still + flownCircle(waypoint, circles, { turnRadius, slowest }).seconds) * 1_000;
}
