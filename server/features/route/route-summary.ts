import type { RouteEntry } from '@skyhelm/contract/route';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import type { Route } from '@skyhelm/core/plan/route';

export type RouteSummary = Pick<
  RouteEntry,
  'heightMode' | 'height' | 'speed' | 'cycles' | 'entryPoint' | 'endAction' | 'waypoints' | 'seconds'
>;

export function summaryOf(route: Route): { summary: RouteSummary; length: number } {
  const { heightMode, height, speed, cycles, entryPoint, endAction, waypoints } = route;
  const { length, seconds } = estimateOf(route);
  return { summary: { heightMode, height, speed, cycles, entryPoint, endAction, waypoints: waypoints.length, seconds }, length };
}
