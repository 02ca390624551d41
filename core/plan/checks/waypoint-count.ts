import { error } from '../../issue.ts';
import { ROUTE_WAYPOINTS } from '../route-limits.ts';
import type { Check } from './check.ts';

export const waypointCount: Check = ({ route: { waypoints } }) => {
  if (waypoints.length < ROUTE_WAYPOINTS.min) return [error('route.tooFewWaypoints', undefined, ['waypoints'])];
  if (waypoints.length > ROUTE_WAYPOINTS.max) return [error('route.tooManyWaypoints', { max: ROUTE_WAYPOINTS.max }, ['waypoints'])];
  return [];
};
