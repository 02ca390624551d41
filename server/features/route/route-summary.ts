import { estimateOf } from '@skyhelm/core/plan/estimate';
import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import type { RouteSummary } from '../../tables/route.table.ts';

/** A route that belongs to a task takes off at its site; of others nobody knows where they will be flown from. */
export function summaryOf(route: Route, home?: Home): { summary: RouteSummary; length: number } {
  const { heightMode, height, speed, cycles, entryPoint, endAction, waypoints } = route;
  const { length, seconds } = estimateOf(route, home);
  return { summary: { heightMode, height, speed, cycles, entryPoint, endAction, waypoints: waypoints.length, seconds }, length };
}
