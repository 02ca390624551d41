import type { Issue } from '../../issue.ts';
import type { Route, Waypoint } from '../route.ts';
import { numberOf } from '../waypoint-action.ts';
import { doubt, fault } from './faults.ts';
import type { Photography } from './footprint.ts';
import type { CorridorPattern, FacadePattern } from './pattern.ts';

const TRIGGER = numberOf('distancePhotographs')!;

/** What stands against taking such pictures on such a route. */
export function photographFaults(
  { distance, trigger }: Photography,
  { camera: { minInterval } }: Pick<CorridorPattern | FacadePattern, 'camera'>,
  { speed, heightMode }: Route,
  distanceMax: number,
): Issue[] {
  if (heightMode !== 'relative') return [fault('heightMode', 'resolution')];
  if (distance > distanceMax) return [fault('tooFar', 'resolution', { distance: Math.round(distance), max: distanceMax })];
  if (trigger < TRIGGER.min) return [fault('trigger', 'frontOverlap', { min: TRIGGER.min })];
  const slowest = Math.floor((10 * trigger) / minInterval) / 10;
  return speed > slowest ? [doubt('tooFast', 'camera', { speed: slowest })] : [];
}

/** Pictures from the first of some waypoints to the last of them. */
export function photographed(run: readonly Waypoint[], tilt: number, trigger: number): Waypoint[] {
  const metres = Math.min(trigger, TRIGGER.max);
  return run.map((waypoint, index) => {
    if (index === 0)
      return {
        ...waypoint,
        actions: [
          { kind: 'gimbalTilt', value: tilt },
          { kind: 'distancePhotographs', value: metres },
        ],
      };
    return index === run.length - 1 ? { ...waypoint, actions: [{ kind: 'endPhotographs', value: null }] } : waypoint;
  });
}

export const picturesAlong = (length: number, trigger: number): number => Math.floor(length / Math.min(trigger, TRIGGER.max)) + 1;
