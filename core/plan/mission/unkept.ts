import type { Issue } from '../../issue.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { NEW_WAYPOINT } from '../route-defaults.ts';
import { CIRCLING_RADIUS, CIRCLING_TURNS, WAYPOINT_HOLD_MS, WAYPOINT_RADIUS, WAYPOINT_SPEED } from '../route-limits.ts';
import type { MissionVehicle } from './manner.ts';
import { isTimedRound } from './read-waypoint.ts';
import { AIR_SPEED, GROUND_SPEED, isLeastSpeed } from './speed-item.ts';

/** Something of an item that a route does not keep, though it keeps the rest. */
interface Unkept {
  code: string;
  params?: Issue['params'];
}

/** What it holds for, of a speed: of the air, of the ground, or not said. */
const AIR_AND_GROUND: readonly (number | null)[] = [AIR_SPEED, GROUND_SPEED, null];
const UNCHANGED: readonly (number | null)[] = [-1, null];
const [IS_GRAB, IS_RELATIVE] = [1, 1];

/** That of climbing and coming down is none of a route, nor is one that no waypoint can have, or that it does not fly at. */
export function isOtherSpeed({ params: [type, speed] }: MissionItem, vehicle: MissionVehicle): boolean {
  if (UNCHANGED.includes(speed)) return false;
  return isLeastSpeed(type, vehicle) || !AIR_AND_GROUND.includes(type) || speed! < WAYPOINT_SPEED.min || speed! > WAYPOINT_SPEED.max;
}

/** From where the nose points now, which nobody knows. */
export const isTurnedBy = ({ params }: MissionItem): boolean => params[3] === IS_RELATIVE;

type Four = readonly [number, number, number, number];

const overHold = (seconds: number): Unkept[] =>
  seconds * 1_000 > WAYPOINT_HOLD_MS.max ? [{ code: 'mission.read.hold', params: { seconds, max: WAYPOINT_HOLD_MS.max / 1_000 } }] : [];

function ofCircle(turns: number, radius: number): Unkept[] {
  const isBeyond = turns > CIRCLING_TURNS.max || Math.abs(radius) > CIRCLING_RADIUS.max;
  const isOpen = radius === 0;
  return [
    ...(isBeyond ? [{ code: 'mission.read.bounds' }] : []),
    ...(isOpen ? [{ code: 'mission.read.circle', params: { radius: NEW_WAYPOINT.circling.radius } }] : []),
  ];
}

const FIND: Partial<Record<number, (params: Four, item: MissionItem, vehicle: MissionVehicle) => Unkept[]>> = {
  [MavCmd.NAV_WAYPOINT]: ([seconds, radius, passBy, yaw], _, { autopilot }) => [
    ...overHold(seconds),
    ...(radius > WAYPOINT_RADIUS.max ? [{ code: 'mission.read.bounds' }] : []),
    ...(passBy === 0 ? [] : [{ code: 'mission.read.passBy', params: { metres: Math.abs(passBy) } }]),
    // PX4's is the heading of the leg before.
    ...(autopilot === 'px4' || yaw === 0 ? [] : [{ code: 'mission.read.heading' }]),
  ],
  [MavCmd.NAV_SPLINE_WAYPOINT]: ([seconds]) => overHold(seconds),
  [MavCmd.NAV_LOITER_TIME]: ([seconds, , radius]) => [
    // Rounds are told of by whoever counts them.
    ...(isTimedRound(radius) ? [] : overHold(seconds)),
  ],
  [MavCmd.NAV_LOITER_TURNS]: ([turns, , radius]) => ofCircle(turns, radius),
  [MavCmd.NAV_LOITER_UNLIM]: ([, , radius], _, { kind }) => [
    ...ofCircle(0, radius),
    // What has rotors stands in the middle.
    ...(kind === 'multirotor' && radius !== 0 ? [{ code: 'mission.read.hovers' }] : []),
  ],
  [MavCmd.DO_CHANGE_SPEED]: ([, speed], item, vehicle) => {
    if (!isOtherSpeed(item, vehicle)) return [];
    return isLeastSpeed(item.params[0], vehicle)
      ? [{ code: 'mission.read.leastSpeed', params: { speed } }]
      : [{ code: 'mission.read.speed' }];
  },
  [MavCmd.CONDITION_YAW]: (_, item) => (isTurnedBy(item) ? [{ code: 'mission.read.turn' }] : []),
  [MavCmd.IMAGE_START_CAPTURE]: ([, , count]) => (count > 1 ? [{ code: 'mission.read.pictures', params: { count } }] : []),
  [MavCmd.DO_GRIPPER]: ([, action]) => (action === IS_GRAB ? [{ code: 'mission.read.action' }] : []),
};

/** Of one item; of what it takes others to know whoever reads them tells. */
export function unkeptOf(item: MissionItem, vehicle: MissionVehicle): Unkept[] {
  const found = FIND[item.command]?.(item.params.map((param) => param ?? 0) as unknown as Four, item, vehicle) ?? [];
  return item.autoContinue ? found : [...found, { code: 'mission.read.stops' }];
}
