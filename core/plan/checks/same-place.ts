import { warning } from '../../issue.ts';
import { areTogether, metresTo } from '../legs.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Two in a row: most often a click too many. */
export const samePlace: Check = ({ route }) =>
  eachWaypoint(route, (_, index) =>
    areTogether(metresTo(route.waypoints, index))
      ? warning('route.samePlace', { number: index + 1, before: index }, atWaypoint(index))
      : undefined,
  );
