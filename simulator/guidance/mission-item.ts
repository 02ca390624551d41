import { keepsHeight } from '@skyhelm/core/plan/mission/nought-height';
import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Aircraft, Place } from '../vehicle/aircraft.ts';

/** As MISSION_ITEM_INT has it: a position is in ten-millionths of a degree. */
export interface MissionItem {
  command: number;
  frame: number;
  param1: number;
  param2: number;
  param3: number;
  param4: number;
  x: number;
  y: number;
  z: number;
  autocontinue: number;
}

const C = MavCmd;
/** Items that the aircraft flies; all others are done on the way. */
const NAVIGATION: ReadonlySet<number> = new Set([
  C.NAV_WAYPOINT,
  C.NAV_SPLINE_WAYPOINT,
  C.NAV_TAKEOFF,
  C.NAV_VTOL_TAKEOFF,
  C.NAV_LAND,
  C.NAV_VTOL_LAND,
  C.NAV_RETURN_TO_LAUNCH,
  C.NAV_LOITER_UNLIM,
  C.NAV_LOITER_TIME,
  C.NAV_LOITER_TURNS,
  C.NAV_LOITER_TO_ALT,
  C.NAV_DELAY,
]);

const ON_THE_WAY: ReadonlySet<number> = new Set([
  C.DO_JUMP,
  C.DO_CHANGE_SPEED,
  C.DO_SET_HOME,
  C.DO_LAND_START,
  C.DO_SET_ROI,
  C.DO_SET_ROI_LOCATION,
  C.DO_SET_ROI_NONE,
  C.DO_SET_SERVO,
  C.DO_SET_RELAY,
  C.DO_DIGICAM_CONTROL,
  C.DO_MOUNT_CONTROL,
  C.DO_GIMBAL_MANAGER_PITCHYAW,
  C.DO_SET_CAM_TRIGG_DIST,
  C.DO_SET_CAM_TRIGG_INTERVAL,
  C.DO_PARACHUTE,
  C.DO_FENCE_ENABLE,
  C.DO_GRIPPER,
  C.DO_SPRAYER,
  C.DO_VTOL_TRANSITION,
  C.IMAGE_START_CAPTURE,
  C.IMAGE_STOP_CAPTURE,
  C.VIDEO_START_CAPTURE,
  C.VIDEO_STOP_CAPTURE,
  C.CONDITION_DELAY,
  C.CONDITION_DISTANCE,
  C.CONDITION_YAW,
]);

export const isNavigation = ({ command }: MissionItem): boolean => NAVIGATION.has(command);
export const isKnown = ({ command }: MissionItem): boolean => NAVIGATION.has(command) || ON_THE_WAY.has(command);

const PLACELESS: ReadonlySet<number> = new Set([C.NAV_RETURN_TO_LAUNCH, C.NAV_DELAY]);
const GLOBAL: ReadonlySet<number> = new Set([MavFrame.GLOBAL, MavFrame.GLOBAL_INT]);
const FRAMES: ReadonlySet<number> = new Set([
  ...GLOBAL,
  MavFrame.GLOBAL_RELATIVE_ALT,
  MavFrame.GLOBAL_RELATIVE_ALT_INT,
  MavFrame.GLOBAL_TERRAIN_ALT,
  MavFrame.GLOBAL_TERRAIN_ALT_INT,
  MavFrame.MISSION,
]);

export const isKnownFrame = ({ frame }: MissionItem): boolean => FRAMES.has(frame);
export const hasPlace = (item: MissionItem): boolean => isNavigation(item) && !PLACELESS.has(item.command);

export const isOnEarth = ({ x, y }: { x: number; y: number }): boolean => Math.abs(x) <= 900_000_000 && Math.abs(y) <= 1_800_000_000;

/** Height over the origin of a height that counts from the sea or from home. */
export function upOf(craft: Aircraft, frame: number, z: number): number {
  return GLOBAL.has(frame) ? z - craft.elevation : z + (craft.home?.up ?? 0);
}

/** Where an item is. Without a position of its own it is wherever the aircraft is, and so it is with ArduPilot's heights. */
export function placeOf(craft: Aircraft, item: MissionItem, here: Place): Place {
  const { autopilot, airframe: kind } = craft.flavour;
  const up = keepsHeight({ ...item, altitude: item.z }, { autopilot, kind }) ? here.up : upOf(craft, item.frame, item.z);
  if (item.x === 0 && item.y === 0) return { north: here.north, east: here.east, up };
  return { ...craft.plane.offsetOf({ latitude: item.x / 1e7, longitude: item.y / 1e7 }), up };
}
