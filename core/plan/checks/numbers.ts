import { error } from '../../issue.ts';
import * as limit from '../route-limits.ts';
import type { Route, Waypoint } from '../route.ts';
import { atWaypoint, isWithin, type Check } from './check.ts';

interface Bounds {
  min: number;
  max: number;
  isWhole?: true;
}

const ofRoute: Record<'radius' | 'holdMs', Bounds> = {
  radius: limit.WAYPOINT_RADIUS,
  holdMs: { ...limit.WAYPOINT_HOLD_MS, isWhole: true },
};

const ofWaypoint: [
  field: 'radius' | 'holdMs' | 'yaw' | 'acceleration' | 'circlingRadius' | 'circlingTurns',
  read: (w: Waypoint) => number,
  Bounds,
][] = [
  ['radius', ({ radius }) => radius, limit.WAYPOINT_RADIUS],
  ['holdMs', ({ holdMs }) => holdMs, { ...limit.WAYPOINT_HOLD_MS, isWhole: true }],
  ['yaw', ({ yaw }) => yaw, limit.YAW],
  ['acceleration', ({ acceleration }) => acceleration, limit.WAYPOINT_ACCELERATION],
  ['circlingRadius', ({ circling }) => circling.radius, limit.CIRCLING_RADIUS],
  ['circlingTurns', ({ circling }) => circling.turns, { ...limit.CIRCLING_TURNS, isWhole: true }],
];

const isFit = (value: number, bounds: Bounds): boolean => isWithin(value, bounds) && (!bounds.isWhole || Number.isInteger(value));

/** Every other number that people enter: what is no number is told by its name. */
export const numbers: Check = ({ route }) => [
  ...(['radius', 'holdMs'] as const)
    .filter((field) => !isFit(route[field], ofRoute[field]))
    .map((field) => error(`route.${field}`, undefined, [field])),
  ...route.waypoints.flatMap((waypoint, index) => faultsOf(waypoint, index)),
];

const faultsOf = (waypoint: Route['waypoints'][number], index: number) =>
  ofWaypoint
    .filter(([, read, bounds]) => !isFit(read(waypoint), bounds))
    .map(([field]) => error(`route.${field}`, undefined, atWaypoint(index, field)));
