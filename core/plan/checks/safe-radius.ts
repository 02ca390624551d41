import { error } from '../../issue.ts';
import { areTogether, metresAlong, metresTo } from '../legs.ts';
import type { Waypoint } from '../route.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** A waypoint that is reached from where the one before or behind lies is never flown to. Two in one place are another rule's. */
export function reachOf(waypoints: readonly Waypoint[], index: number): number {
  return Math.min(apart(metresTo(waypoints, index)), apart(metresTo(waypoints, index + 1)));
}

const apart = (metres: number): number => (areTogether(metres) ? Infinity : metres);

export const safeRadius: Check = ({ route, limits: { safeRadius: allowed = Infinity } }) => {
  const metres = metresAlong(route.waypoints);
  return eachWaypoint(route, ({ radius }, index) => {
    // Nearly all: these need no look at what lies in one place.
    if (radius <= allowed && radius <= metres[index]! && radius <= (metres[index + 1] ?? Infinity)) return undefined;
    const max = Math.min(allowed, reachOf(route.waypoints, index));
    return radius > max ? error('route.safeRadius', { max: Math.floor(max * 10) / 10 }, atWaypoint(index, 'radius')) : undefined;
  });
};
