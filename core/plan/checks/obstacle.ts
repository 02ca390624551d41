import { warning, type Issue } from '../../issue.ts';
import { plannedPerformance } from '../path/performance.ts';
import { obstacleOf } from '../pattern/obstacle.ts';
import { atWaypoint, type Check } from './check.ts';

/** Ways from and to home that lead straight through what a pattern is flown around: it may have been laid out for another home, or for none, or be entered elsewhere. */
export const obstacle: Check = ({ route, airspace: { home, aloft, performance = plannedPerformance(route) } }) => {
  const stands = route.pattern && obstacleOf(route.pattern);
  const [entry, last] = [route.waypoints[route.entryPoint - 1], route.waypoints.at(-1)];
  if (!stands || !entry || !last) return [];
  const told = (index: number): Issue => warning('route.throughObstacle', { height: Math.round(stands.over) }, atWaypoint(index));
  const climbs = performance.isUpright ? entry.altitude : -Infinity;
  const begin = aloft
    ? { ...aloft.position, altitude: Math.min(aloft.height ?? -Infinity, entry.altitude) }
    : home && { ...home.position, altitude: climbs };
  const isBegunThrough = begin && begin.altitude < stands.over && stands.isBetween(begin, entry);
  const ground = route.heightMode === 'relative' ? 0 : home?.altitude;
  const back =
    route.endAction === 'return' && ground !== undefined ? Math.max(last.altitude, ground + performance.returnHeight) : last.altitude;
  const isBack = route.endAction === 'return' || route.endAction === 'homingHover' || route.endAction === 'homingLand';
  const isEndedThrough = isBack && home && back < stands.over && stands.isBetween(last, home.position);
  return [...(isBegunThrough ? [told(route.entryPoint - 1)] : []), ...(isEndedThrough ? [told(route.waypoints.length - 1)] : [])];
};
