import { warning } from '../../issue.ts';
import { areTogether, metresAlong } from '../legs.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Two in a row: most often a click too many. */
export const samePlace: Check = ({ route }) => {
  const metres = metresAlong(route.waypoints);
  return eachWaypoint(route, (_, index) =>
    areTogether(metres[index]!) ? warning('route.samePlace', { number: index + 1, before: index }, atWaypoint(index)) : undefined,
  );
};
