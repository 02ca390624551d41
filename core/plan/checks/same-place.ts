import { warning } from '../../issue.ts';
import { areTogether, legLength } from '../legs.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Two in a row: most often a click too many. */
export const samePlace: Check = ({ route }) =>
  eachWaypoint(route, (waypoint, index) => {
    const before = route.waypoints[index - 1];
    return before && areTogether(legLength(before, waypoint))
      ? warning('route.samePlace', { number: index + 1, before: index }, atWaypoint(index))
      : undefined;
  });
