import { error } from '../../issue.ts';
import { WAYPOINT_SPEED } from '../route-limits.ts';
import { atWaypoint, eachWaypoint, isWithin, type WaypointCheck } from './check.ts';

export const speed: WaypointCheck = ({ route }, among) => [
  ...(isWithin(route.speed, WAYPOINT_SPEED) ? [] : [error('route.speed', undefined, ['speed'])]),
  ...eachWaypoint(
    route,
    (waypoint, index) =>
      isWithin(waypoint.speed, WAYPOINT_SPEED) ? undefined : error('route.speed', undefined, atWaypoint(index, 'speed')),
    among,
  ),
];
