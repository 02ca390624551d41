import { warning } from '../../issue.ts';
import { plannedPerformance } from '../path/performance.ts';
import { obstacleOf } from '../pattern/obstacle.ts';
import { waysThrough, type Beside } from '../pattern/through-obstacle.ts';
import { atWaypoint, type Check } from './check.ts';

const CODES = {
  entry: 'route.throughObstacle',
  back: 'route.throughObstacle',
  again: 'route.throughObstacle.again',
  landing: 'route.throughObstacle.landing',
  rally: 'route.throughObstacle.rally',
} as const satisfies Record<Beside, string>;

/**
 * Ways besides the waypoints that lead straight through what a pattern is flown around: it may have been laid out for another home, or for none, be entered elsewhere, be
 * flown in rounds, or end elsewhere.
 */
export const obstacle: Check = ({ route, airspace: { home, aloft, performance = plannedPerformance(route) } }) => {
  const stands = route.pattern && obstacleOf(route.pattern);
  if (!stands || !route.waypoints[route.entryPoint - 1]) return [];
  return waysThrough(stands, route, performance, home, aloft).map(({ way, waypoint }) =>
    warning(CODES[way], { height: Math.round(stands.over) }, atWaypoint(waypoint)),
  );
};
