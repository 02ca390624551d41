import { warning } from '../../issue.ts';
import { plannedPerformance } from '../path/performance.ts';
import { standsByThen } from '../standing.ts';
import { LETTING_GO } from '../waypoint-action.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Let go in passing, a load falls beside those who wait for it, as fast as the aircraft flies. What cannot stop in the air could do nothing about it: its patterns say so. */
export const letGoStanding: Check = ({ route, airspace: { performance = plannedPerformance(route) } }) => {
  if (performance.turnRadius > 0) return [];
  return eachWaypoint(route, (waypoint, index) =>
    waypoint.actions.length > 0 && waypoint.actions.some(({ kind }) => LETTING_GO.includes(kind)) && !standsByThen(waypoint)
      ? warning('route.letGoMoving', { number: index + 1 }, atWaypoint(index, 'actions'))
      : undefined,
  );
};
