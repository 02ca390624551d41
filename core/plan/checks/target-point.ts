import { isLatitude, isLongitude } from '../../geo/position.ts';
import { error } from '../../issue.ts';
import { atWaypoint, eachWaypoint, type WaypointCheck } from './check.ts';

/** Whoever looks at a place has to say which. */
export const targetPoint: WaypointCheck = ({ route }, among) =>
  eachWaypoint(
    route,
    ({ yawMode, target }, index) => {
      const isPlace = target !== null && isLongitude(target.longitude) && isLatitude(target.latitude);
      return isPlace || (target === null && yawMode !== 'target')
        ? undefined
        : error('route.target', undefined, atWaypoint(index, 'target'));
    },
    among,
  );
