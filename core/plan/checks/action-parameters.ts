import { error } from '../../issue.ts';
import { ACTIONS_MAX, isFitting, numberOf, type WaypointActionKind } from '../waypoint-action.ts';
import { atWaypoint, eachWaypoint, type WaypointCheck } from './check.ts';

function boundsOf(kind: WaypointActionKind): { min: number; max: number } | undefined {
  const bounds = numberOf(kind);
  return bounds && { min: bounds.min, max: bounds.max };
}

/** Each kind of action once, with what it may be. */
export const actionParameters: WaypointCheck = ({ route }, among) =>
  eachWaypoint(
    route,
    ({ actions }, index) => {
      const isTooMuch = actions.length > ACTIONS_MAX;
      if (!isTooMuch && actions.every(isFitting)) return undefined;
      const wrong = new Set(actions.filter((action) => !isFitting(action)).map(({ kind }) => kind));
      return [
        ...(isTooMuch ? [error('route.tooManyActions', { max: ACTIONS_MAX }, atWaypoint(index, 'actions'))] : []),
        ...[...wrong].map((kind) => error('route.actionParameter', { action: kind, ...boundsOf(kind) }, atWaypoint(index, 'actions'))),
      ];
    },
    among,
  );
