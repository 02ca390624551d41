import { MavCmd, MavVtolState, SpeedType } from '@skyhelm/core/mavlink/named-numbers.generated';
import { DEGREE } from '../world/angle.ts';
import { believedPlace, say, type Aircraft } from '../vehicle/aircraft.ts';
import { pointGimbal } from '../vehicle/gimbal.ts';
import { takePicture } from '../vehicle/pictures.ts';
import { openParachute } from '../vehicle/parachute.ts';
import { placeOf, type MissionItem } from './mission-item.ts';

/** What an item does that is not flown. The same numbers come as commands. */
export function doOnTheWay(craft: Aircraft, item: Pick<MissionItem, 'command' | 'param1' | 'param2' | 'param3' | 'param4'>): boolean {
  const { camera } = craft;
  switch (item.command) {
    case MavCmd.DO_CHANGE_SPEED:
      return changeSpeed(craft, item.param1, item.param2);
    case MavCmd.CONDITION_YAW:
      if (Number.isFinite(item.param1)) turnTo(craft, item.param1, item.param3, item.param4);
      return Number.isFinite(item.param1);
    case MavCmd.DO_SET_CAM_TRIGG_DIST:
      camera.everyMetres = Math.max(0, item.param1);
      camera.lastAt = undefined;
      if (item.param3 === 1 && item.param1 > 0) takePicture(craft);
      return true;
    case MavCmd.DO_SET_CAM_TRIGG_INTERVAL:
      repeatPictures(craft, item.param1 / 1_000, -1);
      return true;
    case MavCmd.IMAGE_START_CAPTURE:
      if (item.param3 === 1) takePicture(craft);
      else repeatPictures(craft, Math.max(0.2, item.param2), item.param3 === 0 ? -1 : item.param3);
      return true;
    case MavCmd.IMAGE_STOP_CAPTURE:
      repeatPictures(craft, 0, 0);
      camera.everyMetres = 0;
      return true;
    case MavCmd.DO_DIGICAM_CONTROL:
      takePicture(craft);
      return true;
    case MavCmd.VIDEO_START_CAPTURE:
      camera.recordingSince ??= craft.seconds;
      return true;
    case MavCmd.VIDEO_STOP_CAPTURE:
      camera.recordingSince = undefined;
      return true;
    case MavCmd.DO_MOUNT_CONTROL:
      pointGimbal(craft.gimbal, item.param1 * DEGREE, item.param3 * DEGREE);
      return true;
    case MavCmd.DO_GIMBAL_MANAGER_PITCHYAW:
      pointGimbal(craft.gimbal, item.param1 * DEGREE, item.param2 * DEGREE);
      return true;
    case MavCmd.DO_PARACHUTE:
      return item.param1 === 2 ? openParachute(craft) : craft.parachute !== 'none';
    case MavCmd.DO_VTOL_TRANSITION:
      craft.regimeWanted = item.param1 === MavVtolState.MC ? 'rotors' : 'wing';
      return true;
    case MavCmd.DO_FENCE_ENABLE:
      craft.settings = { ...craft.settings, fence: { ...craft.settings.fence, enabled: item.param1 === 1 } };
      return true;
    default:
      return false;
  }
}

/** To which a speed over the ground is the least that it keeps against the wind. */
const isArduPlane = ({ flavour: { autopilot, airframe } }: Aircraft): boolean => autopilot === 'ardupilot' && airframe !== 'multirotor';

function changeSpeed(craft: Aircraft, kind: number, speed: number): boolean {
  if (kind === SpeedType.CLIMB_SPEED && speed > 0) craft.settings = { ...craft.settings, climbSpeed: speed };
  else if (kind === SpeedType.DESCENT_SPEED && speed > 0) craft.settings = { ...craft.settings, descentSpeed: speed };
  else if (kind === SpeedType.GROUNDSPEED && isArduPlane(craft)) return true;
  else if (speed > 0) craft.speed = Math.min(speed, craft.airframe.speedMax);
  else return speed === -1 || speed === -2;
  return true;
}

function turnTo(craft: Aircraft, degrees: number, direction: number, relative: number): void {
  const turn = degrees * DEGREE * (relative === 1 && direction < 0 ? -1 : 1);
  craft.heading = relative === 1 ? craft.body.yaw + turn : turn;
}

function repeatPictures(craft: Aircraft, seconds: number, count: number): void {
  craft.camera.everySeconds = seconds;
  craft.camera.toCome = seconds > 0 ? count : 0;
  craft.camera.lastAt = undefined;
}

/** Works off what waits beside the leg, as far as its conditions allow. */
export function stepOnTheWay(craft: Aircraft): void {
  const run = craft.mission;
  for (let item = run.onTheWay[0]; item; item = run.onTheWay[0]) {
    run.conditionSince ??= craft.seconds;
    if (!conditionHolds(craft, item, run.conditionSince)) return;
    run.onTheWay.shift();
    run.conditionSince = undefined;
    if (item.command === MavCmd.DO_SET_HOME) setHome(craft, item);
    else doOnTheWay(craft, item);
  }
}

function conditionHolds(craft: Aircraft, item: MissionItem, since: number): boolean {
  if (item.command === MavCmd.CONDITION_DELAY) return craft.seconds - since >= item.param1;
  if (item.command !== MavCmd.CONDITION_DISTANCE) return true;
  const next = craft.mission.items[craft.mission.current];
  if (!next) return true;
  const there = placeOf(craft, next, craft.body);
  return Math.hypot(there.north - craft.body.north, there.east - craft.body.east) <= item.param1;
}

export function setHome(craft: Aircraft, item: Pick<MissionItem, 'param1' | 'x' | 'y' | 'z' | 'frame'> | undefined): void {
  const here = believedPlace(craft);
  if (!item || item.param1 === 1) craft.home = here;
  else craft.home = { ...craft.plane.offsetOf({ latitude: item.x / 1e7, longitude: item.y / 1e7 }), up: item.z - craft.elevation };
  craft.homeIsChosen = item !== undefined && item.param1 !== 1;
  craft.notices.push({ kind: 'home' });
  if (craft.flavour.autopilot === 'ardupilot') say(craft, 'info', 'Home set');
}
