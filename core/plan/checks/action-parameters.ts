import { error, type Issue } from '../../issue.ts';
import { ACTIONS_MAX, isFitting } from '../waypoint-action.ts';
import { atWaypoint, type Check } from './check.ts';

export const actionParameters: Check = ({ route }) =>
  route.waypoints.flatMap(({ actions }, index): Issue[] => [
    ...(actions.length > ACTIONS_MAX ? [error('route.tooManyActions', { max: ACTIONS_MAX }, atWaypoint(index, 'actions'))] : []),
    ...(actions.every(isFitting) ? [] : [error('route.actionParameter', undefined, atWaypoint(index, 'actions'))]),
  ]);
