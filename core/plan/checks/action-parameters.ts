import { error } from '../../issue.ts';
import { ACTIONS_MAX, isFitting } from '../waypoint-action.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

export const actionParameters: Check = ({ route }) =>
  eachWaypoint(route, ({ actions }, index) => {
    const isTooMuch = actions.length > ACTIONS_MAX;
    const areFitting = actions.every(isFitting);
    if (!isTooMuch && areFitting) return undefined;
    return [
      ...(isTooMuch ? [error('route.tooManyActions', { max: ACTIONS_MAX }, atWaypoint(index, 'actions'))] : []),
      ...(areFitting ? [] : [error('route.actionParameter', undefined, atWaypoint(index, 'actions'))]),
    ];
  });
