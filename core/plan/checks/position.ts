import { isLatitude, isLongitude } from '../../geo/position.ts';
import { error } from '../../issue.ts';
import { atWaypoint, eachWaypoint, type WaypointCheck } from './check.ts';

export const position: WaypointCheck = ({ route }, among) =>
  eachWaypoint(
    route,
    ({ longitude, latitude }, index) =>
      isLongitude(longitude) && isLatitude(latitude)
        ? undefined
        : error('route.position', undefined, atWaypoint(index, isLongitude(longitude) ? 'latitude' : 'longitude')),
    among,
  );
