import { error } from '../../issue.ts';
import { WAYPOINT_ALTITUDE } from '../route-limits.ts';
import { atWaypoint, eachWaypoint, isWithin, type WaypointCheck } from './check.ts';

export const height: WaypointCheck = ({ route }, among) => [
  ...(isWithin(route.height, WAYPOINT_ALTITUDE) ? [] : [error('route.height', undefined, ['height'])]),
  ...eachWaypoint(
    route,
    ({ altitude }, index) =>
      isWithin(altitude, WAYPOINT_ALTITUDE) ? undefined : error('route.height', undefined, atWaypoint(index, 'altitude')),
    among,
  ),
];
