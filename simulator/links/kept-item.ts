import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isKeptWithPlace, keptParams } from '@skyhelm/core/vehicle/kept-params';
import type { Flavour } from '../flavours/flavour.ts';
import type { MissionItem } from '../guidance/mission-item.ts';

type Keeper = Pick<Flavour, 'autopilot' | 'airframe'>;

/** What is left of an item on board, and comes back when it is asked for: a byte-equal comparison must not be relied upon. */
export function keptItem(item: MissionItem, { autopilot, airframe: kind }: Keeper): MissionItem {
  const { command, param1, param2, param3, param4 } = item;
  const [first, second, third, fourth] = keptParams(command, [param1, param2, param3, param4], { autopilot, kind });
  const told = { ...item, param1: first, param2: second, param3: third, param4: fourth };
  return autopilot === 'ardupilot' ? inCentimetres(told) : inWholes(told);
}

/** Whether its missions know the command. */
export const isTaken = ({ command }: MissionItem, { autopilot, airframe }: Keeper): boolean =>
  autopilot === 'px4' ? !NOT_IN_PX4.has(command) : airframe === 'multirotor' || command !== MavCmd.NAV_SPLINE_WAYPOINT;

const NOT_IN_PX4: ReadonlySet<number> = new Set([
  MavCmd.NAV_SPLINE_WAYPOINT,
  MavCmd.NAV_LOITER_TURNS,
  MavCmd.CONDITION_DISTANCE,
  MavCmd.CONDITION_YAW,
  MavCmd.DO_SET_SERVO,
  MavCmd.DO_SET_RELAY,
  MavCmd.DO_PARACHUTE,
  MavCmd.DO_FENCE_ENABLE,
  MavCmd.DO_SPRAYER,
]);

const ABOVE_HOME: readonly number[] = [MavFrame.GLOBAL_RELATIVE_ALT, MavFrame.GLOBAL_RELATIVE_ALT_INT];
const ABOVE_GROUND: readonly number[] = [MavFrame.GLOBAL_TERRAIN_ALT, MavFrame.GLOBAL_TERRAIN_ALT_INT];
/** Of a mount: to be told where it points by messages. */
const MAVLINK_TARGETING = 2;

/** ArduPilot knows three of the frames, and one for all that has no place. */
function inCentimetres(item: MissionItem): MissionItem {
  const { command, frame, z } = item;
  if (!isKeptWithPlace(command)) {
    const isMount = command === MavCmd.DO_MOUNT_CONTROL;
    const place = command === MavCmd.DO_DIGICAM_CONTROL ? {} : { x: 0, y: 0, z: isMount ? MAVLINK_TARGETING : 0 };
    return { ...item, ...place, frame: MavFrame.GLOBAL, autocontinue: 1 };
  }
  const base = ABOVE_GROUND.includes(frame) ? MavFrame.GLOBAL_TERRAIN_ALT : MavFrame.GLOBAL_RELATIVE_ALT;
  const isAbove = ABOVE_HOME.includes(frame) || ABOVE_GROUND.includes(frame);
  return { ...item, frame: isAbove ? base : MavFrame.GLOBAL, z: Math.fround(Math.trunc(Math.fround(z * 100)) / 100), autocontinue: 1 };
}

const WHOLE: Partial<Record<number, number>> = {
  [MavFrame.GLOBAL]: MavFrame.GLOBAL_INT,
  [MavFrame.GLOBAL_RELATIVE_ALT]: MavFrame.GLOBAL_RELATIVE_ALT_INT,
};
/** PX4 says of a place in whole numbers that it is one. */
const inWholes = (item: MissionItem): MissionItem => ({ ...item, frame: WHOLE[item.frame] ?? item.frame });
