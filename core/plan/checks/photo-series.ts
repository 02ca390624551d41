import { error } from '../../issue.ts';
import { SERIES_OF_PHOTOGRAPHS } from '../waypoint-action.ts';
import { atWaypoint, eachWaypoint, type WaypointCheck } from './check.ts';

export const photoSeries: WaypointCheck = ({ route }, among) =>
  eachWaypoint(
    route,
    ({ actions }, index) =>
      actions.length > 1 && actions.filter(({ kind }) => SERIES_OF_PHOTOGRAPHS.includes(kind)).length > 1
        ? error('route.photoSeries', undefined, atWaypoint(index, 'actions'))
        : undefined,
    among,
  );
