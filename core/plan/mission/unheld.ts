import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { CIRCLING_RADIUS, WAYPOINT_RADIUS } from '../route-limits.ts';
import { AT_FIRST } from './action-items.ts';
import type { MissionVehicle } from './manner.ts';
import { isTimedRound, isWaypoint } from './read-waypoint.ts';
import { readPayload } from './read-payload.ts';
import { isOtherSpeed } from './unkept.ts';

const isOneOf =
  (commands: readonly number[]) =>
  ({ command }: MissionItem): boolean =>
    commands.includes(command);

export const isTakeOff = isOneOf([MavCmd.NAV_TAKEOFF, MavCmd.NAV_VTOL_TAKEOFF]);
const isEnd = isOneOf([MavCmd.NAV_LAND, MavCmd.NAV_VTOL_LAND, MavCmd.NAV_RETURN_TO_LAUNCH, MavCmd.DO_LAND_START]);
/** Where the nose points, what waits and what is switched: it flies along the same way. */
const isBeside = isOneOf([
  MavCmd.DO_JUMP,
  MavCmd.CONDITION_YAW,
  MavCmd.CONDITION_DELAY,
  MavCmd.CONDITION_DISTANCE,
  MavCmd.NAV_DELAY,
  MavCmd.DO_SET_ROI,
  MavCmd.DO_SET_ROI_LOCATION,
  MavCmd.DO_SET_ROI_NONE,
  MavCmd.DO_SET_RELAY,
  MavCmd.DO_REPEAT_RELAY,
  MavCmd.DO_SET_SERVO,
  MavCmd.DO_REPEAT_SERVO,
  MavCmd.DO_CONTROL_VIDEO,
  MavCmd.DO_DIGICAM_CONFIGURE,
  MavCmd.DO_MOUNT_CONFIGURE,
  MavCmd.DO_SET_CAM_TRIGG_INTERVAL,
  MavCmd.SET_CAMERA_MODE,
  MavCmd.SET_CAMERA_ZOOM,
  MavCmd.SET_CAMERA_FOCUS,
  MavCmd.DO_GIMBAL_MANAGER_PITCHYAW,
  MavCmd.DO_GIMBAL_MANAGER_CONFIGURE,
  MavCmd.DO_WINCH,
]);

/** Heights that count from home or from the sea. */
const FRAMES: readonly number[] = [MavFrame.GLOBAL, MavFrame.GLOBAL_INT, MavFrame.GLOBAL_RELATIVE_ALT, MavFrame.GLOBAL_RELATIVE_ALT_INT];

/** Whether an item may lead along another way than the route that it was read as. Of jumps, landings and curves whoever reads them tells. */
export function isUnheld(item: MissionItem, vehicle: MissionVehicle): boolean {
  if (isWaypoint(item.command)) return isOtherWaypoint(item, vehicle);
  if (isTakeOff(item)) return !FRAMES.includes(item.frame);
  if (item.command === MavCmd.DO_CHANGE_SPEED) return isOtherSpeed(item, vehicle);
  return !isEnd(item) && !isBeside(item) && !readPayload(item, AT_FIRST);
}

function isOtherWaypoint({ command, frame, params, latitude, longitude }: MissionItem, { autopilot }: MissionVehicle): boolean {
  const [, second, third] = params.map((param) => param ?? 0) as [number, number, number, number];
  // Autopilots take nought for where they are.
  if (!FRAMES.includes(frame) || (latitude === 0 && longitude === 0)) return true;
  switch (command) {
    case MavCmd.NAV_WAYPOINT:
      return second > WAYPOINT_RADIUS.max || third !== 0;
    case MavCmd.NAV_LOITER_TURNS:
      return third === 0 || Math.abs(third) > CIRCLING_RADIUS.max;
    case MavCmd.NAV_LOITER_TIME:
      return isTimedRound(third) || (autopilot === 'px4' && third !== 0);
    default:
      return Math.abs(third) > CIRCLING_RADIUS.max;
  }
}
