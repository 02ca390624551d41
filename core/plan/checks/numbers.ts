import { error } from '../../issue.ts';
import * as limit from '../route-limits.ts';
import type { Waypoint } from '../route.ts';
import { atWaypoint, eachWaypoint, isWithin, type WaypointCheck } from './check.ts';

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
  field: 'radius' | 'holdMs' | 'yaw' | 'acceleration' | 'circlingRadius' | 'circlingTurns' | 'circlingWait',
  read: (w: Waypoint) => number,
  Bounds,
][] = [
  ['radius', ({ radius }) => radius, limit.WAYPOINT_RADIUS],
  ['holdMs', ({ holdMs }) => holdMs, { ...limit.WAYPOINT_HOLD_MS, isWhole: true }],
  ['yaw', ({ yaw }) => yaw, limit.YAW],
  ['acceleration', ({ acceleration }) => acceleration, limit.WAYPOINT_ACCELERATION],
  ['circlingRadius', ({ circling }) => circling.radius, limit.CIRCLING_RADIUS],
  ['circlingTurns', ({ circling }) => circling.turns, { ...limit.CIRCLING_TURNS, isWhole: true }],
  ['circlingWait', ({ circling }) => circling.waitMs, { ...limit.CIRCLING_WAIT_MS, isWhole: true }],
];

const isFit = (value: number, bounds: Bounds): boolean => isWithin(value, bounds) && (!bounds.isWhole || Number.isInteger(value));

/** Every other number that people enter: what is no number is told by its name. */
export const numbers: WaypointCheck = ({ route }, among) => [
  ...(['radius', 'holdMs'] as const)
    .filter((field) => !isFit(route[field], ofRoute[field]))
    .map((field) => error(`route.${field}`, undefined, [field])),
  ...eachWaypoint(route, (waypoint, index) => (isWhole(waypoint) ? undefined : faultsOf(waypoint, index)), among),
];

function isWhole(waypoint: Waypoint): boolean {
  for (let each = 0; each < ofWaypoint.length; each++) if (!isKept(waypoint, ofWaypoint[each]!)) return false;
  return true;
}

const isKept = (waypoint: Waypoint, [, read, bounds]: (typeof ofWaypoint)[number]): boolean => isFit(read(waypoint), bounds);

const faultsOf = (waypoint: Waypoint, index: number) =>
  ofWaypoint.filter((bound) => !isKept(waypoint, bound)).map(([field]) => error(`route.${field}`, undefined, atWaypoint(index, field)));
