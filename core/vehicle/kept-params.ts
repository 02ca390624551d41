import { MavCmd } from '../mavlink/named-numbers.generated.ts';
import type { Craft } from './flight-traits.ts';

export type Params = readonly [number, number, number, number];

/** Autopilots keep less than a message holds: what they have no room for comes back as they fly it. */
export const keptParams = (command: number, params: Params, { autopilot, kind }: Craft): Params => {
  if (autopilot === 'ardupilot') return (kind === 'multirotor' ? COPTER : PLANE)[command]?.(...params) ?? params;
  return autopilot === 'px4' ? (PX4[command]?.(...params) ?? params) : params;
};

type Keep = (...params: Params) => Params;

const BYTE_MAX = 255;
const whole = (value: number): number => Math.trunc(value) || 0;
const byte = (value: number): number => Math.min(BYTE_MAX, whole(value));
const isOn = (value: number): number => (value > 0 ? 1 : 0);
const either = (value: number): number => (value < 0 ? -1 : 1);

const nothing: Keep = () => [0, 0, 0, 0];
const wholeFirst: Keep = (first) => [whole(first), 0, 0, 0];
const wholeTwo: Keep = (first, second) => [whole(first), whole(second), 0, 0];

/** Part of a round in 256ths. */
const keptTurns = (turns: number): number => (turns > 0 && turns < 1 ? whole(turns * 256) / 256 : byte(turns));
/** In a byte: metres, and beyond these tens of metres. */
const keptRadius = (radius: number): number =>
  either(radius) * (Math.abs(radius) <= BYTE_MAX ? whole(Math.abs(radius)) : byte(Math.abs(radius) / 10) * 10);

const ARDUPILOT: Partial<Record<number, Keep>> = {
  [MavCmd.NAV_LOITER_UNLIM]: (_, __, radius) => [0, 0, whole(radius), 0],
  [MavCmd.NAV_LOITER_TURNS]: (turns, _, radius, exit) => [keptTurns(turns), 0, keptRadius(radius), isOn(exit)],
  [MavCmd.NAV_LOITER_TIME]: (seconds, _, radius, exit) => [whole(seconds), 0, either(radius), isOn(exit)],
  [MavCmd.NAV_RETURN_TO_LAUNCH]: nothing,
  [MavCmd.NAV_LAND]: (abort, _, __, way) => [whole(abort), 0, 0, either(way)],
  [MavCmd.NAV_TAKEOFF]: wholeFirst,
  [MavCmd.NAV_LOITER_TO_ALT]: (_, radius, __, exit) => [0, whole(radius), 0, isOn(exit)],
  [MavCmd.NAV_SPLINE_WAYPOINT]: wholeFirst,
  [MavCmd.NAV_VTOL_TAKEOFF]: nothing,
  [MavCmd.NAV_VTOL_LAND]: wholeFirst,
  [MavCmd.NAV_DELAY]: (seconds, hour, minute, second) => [seconds, whole(hour), whole(minute), whole(second)],
  [MavCmd.CONDITION_DELAY]: (seconds) => [seconds, 0, 0, 0],
  [MavCmd.CONDITION_DISTANCE]: (metres) => [metres, 0, 0, 0],
  [MavCmd.CONDITION_YAW]: (angle, rate, direction, isRelative) => [angle, rate, whole(direction), whole(isRelative)],
  [MavCmd.DO_JUMP]: wholeTwo,
  [MavCmd.DO_CHANGE_SPEED]: (type, speed, throttle) => [whole(type), speed, throttle, 0],
  [MavCmd.DO_SET_HOME]: wholeFirst,
  [MavCmd.DO_SET_RELAY]: wholeTwo,
  [MavCmd.DO_REPEAT_RELAY]: (number, count, seconds) => [whole(number), whole(count), seconds, 0],
  [MavCmd.DO_SET_SERVO]: wholeTwo,
  [MavCmd.DO_REPEAT_SERVO]: (output, width, count, seconds) => [whole(output), whole(width), whole(count), seconds],
  [MavCmd.DO_LAND_START]: nothing,
  [MavCmd.DO_SET_ROI_LOCATION]: wholeFirst,
  [MavCmd.DO_SET_ROI_NONE]: wholeFirst,
  [MavCmd.DO_SET_ROI]: wholeFirst,
  [MavCmd.DO_DIGICAM_CONTROL]: (session, zoom, step, focus) => [whole(session), whole(zoom), whole(step), whole(focus)],
  [MavCmd.DO_MOUNT_CONTROL]: (tilt, roll, heading) => [tilt, roll, heading, 0],
  [MavCmd.DO_SET_CAM_TRIGG_DIST]: (metres, _, isAtOnce, camera) => [metres, 0, whole(isAtOnce), whole(camera)],
  [MavCmd.DO_FENCE_ENABLE]: wholeFirst,
  [MavCmd.DO_PARACHUTE]: wholeFirst,
  [MavCmd.DO_GRIPPER]: wholeTwo,
  [MavCmd.DO_SPRAYER]: wholeFirst,
  [MavCmd.DO_GIMBAL_MANAGER_PITCHYAW]: (...angles) => angles.map(whole) as unknown as Params,
  [MavCmd.IMAGE_START_CAPTURE]: (camera, seconds, count, number) => [whole(camera), seconds, whole(count), whole(number)],
  [MavCmd.IMAGE_STOP_CAPTURE]: wholeFirst,
  [MavCmd.VIDEO_START_CAPTURE]: wholeFirst,
  [MavCmd.VIDEO_STOP_CAPTURE]: wholeFirst,
  [MavCmd.DO_VTOL_TRANSITION]: wholeFirst,
};

/** One number has room beside a place: what stands still waits, what has wings is told how near it has to come. */
const COPTER = { ...ARDUPILOT, [MavCmd.NAV_WAYPOINT]: wholeFirst } as typeof ARDUPILOT;
const PLANE = {
  ...ARDUPILOT,
  [MavCmd.NAV_WAYPOINT]: (_: number, radius: number, passBy: number) => [0, byte(radius), byte(passBy), 0],
} as typeof ARDUPILOT;

const { PI, fround } = Math;
/** In radians of four bytes, and never a whole turn. */
function keptHeading(degrees: number): number {
  const radians = fround(fround(degrees) * fround(PI / 180));
  const turn = fround(2 * PI);
  const within = radians >= 0 && radians < turn ? radians : fround(radians - turn * Math.floor(radians / turn));
  return fround(fround(within) * fround(180 / PI));
}
const headed: Keep = (_, __, ___, heading) => [0, 0, 0, keptHeading(heading)];

/** What has no place it keeps as it comes. Of a height of going around up to 1.17 it knows nothing. */
const PX4: Partial<Record<number, Keep>> = {
  [MavCmd.NAV_WAYPOINT]: (seconds, radius, _, heading) => [seconds, radius, 0, keptHeading(heading)],
  [MavCmd.NAV_LOITER_UNLIM]: (_, __, radius, heading) => [0, 0, radius, keptHeading(heading)],
  [MavCmd.NAV_LOITER_TIME]: (seconds, isHeaded, radius, exit) => [seconds, isOn(isHeaded), radius, isOn(exit)],
  [MavCmd.NAV_LAND]: (_, precision, __, heading) => [0, whole(precision), 0, keptHeading(heading)],
  [MavCmd.NAV_TAKEOFF]: headed,
  [MavCmd.NAV_LOITER_TO_ALT]: (isHeaded, radius, _, exit) => [isOn(isHeaded), radius, 0, isOn(exit)],
  [MavCmd.NAV_VTOL_TAKEOFF]: headed,
  [MavCmd.NAV_VTOL_LAND]: headed,
  [MavCmd.DO_SET_ROI_LOCATION]: nothing,
  [MavCmd.DO_JUMP]: (to, times) => [whole(to), whole(times), 0, 0],
};

const C = MavCmd;
/** With these ArduPilot keeps a place; it says of all others that they are at none above the sea. */
const PLACED: ReadonlySet<number> = new Set([
  C.NAV_WAYPOINT,
  C.NAV_LOITER_UNLIM,
  C.NAV_LOITER_TURNS,
  C.NAV_LOITER_TIME,
  C.NAV_LAND,
  C.NAV_TAKEOFF,
  C.NAV_CONTINUE_AND_CHANGE_ALT,
  C.NAV_LOITER_TO_ALT,
  C.NAV_SPLINE_WAYPOINT,
  C.NAV_GUIDED_ENABLE,
  C.NAV_VTOL_TAKEOFF,
  C.NAV_VTOL_LAND,
  C.NAV_PAYLOAD_PLACE,
  C.DO_SET_HOME,
  C.DO_RETURN_PATH_START,
  C.DO_LAND_START,
  C.DO_GO_AROUND,
  C.DO_SET_ROI_LOCATION,
  C.DO_SET_ROI,
]);
export const isKeptWithPlace = (command: number): boolean => PLACED.has(command);
