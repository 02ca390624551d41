import type { Waypoint } from '../route.ts';
import { turnRadiusOf, type Performance } from './performance.ts';

/** Metres around a waypoint that are flown there: a circle of its own, or that of waiting where one cannot stand still. */
export function circledAt({ mode, circling, holdMs, speed }: Waypoint, performance: Performance): number {
  const turnRadius = turnRadiusOf(performance, speed);
  if (mode === 'circle') return Math.max(circling.radius, circling.waitMs > 0 ? 2 * turnRadius : turnRadius);
  return mode === 'hover' && holdMs > 0 ? 2 * turnRadius : 0;
}
