import { toldCircle } from '../circling-told.ts';
import type { Waypoint } from '../route.ts';
import { turnRadiusOf, type Performance } from './performance.ts';

/** Metres around a waypoint that are flown there: a circle of its own, or that of waiting where one cannot stand still. */
export function circledAt(waypoint: Waypoint, performance: Performance): number {
  const { mode, circling, holdMs, speed } = waypoint;
  const turnRadius = turnRadiusOf(performance, speed);
  if (mode === 'circle') return Math.max(toldCircle(waypoint, performance.craft).radius, circling.waitMs > 0 ? 2 * turnRadius : turnRadius);
  return mode === 'hover' && holdMs > 0 ? 2 * turnRadius : 0;
}
