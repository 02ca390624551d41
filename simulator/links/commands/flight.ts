import { MavCmd, MavDoRepositionFlags, MavResult, MavVtolState } from '@skyhelm/core/mavlink/named-numbers.generated';
import { upOf } from '../../guidance/mission-item.ts';
import { startMission } from '../../guidance/mission.ts';
import { doOnTheWay, setHome } from '../../guidance/on-the-way.ts';
import { isFlying, say, type Aircraft } from '../../vehicle/aircraft.ts';
import { arm, disarm } from '../../vehicle/arming.ts';
import { hasPosition as hasFix } from '../../vehicle/gps.ts';
import { enterMode, modeDoing, type ModeRefusal } from '../../vehicle/mode-change.ts';
import type { Behaviour, Mode } from '../../vehicle/mode.ts';
import { stayFromHere } from '../../vehicle/stopping-place.ts';
import { beginLanding } from '../../guidance/current-item.ts';
import { isArduPlane } from '../../vehicle/landing-checks.ts';
import { setCurrent } from '../transfers.ts';
import { accepted, hasPosition, type Action, type Actions, type Order } from './order.ts';

/** The number that says: I know that this is dangerous. */
const FORCE = 21_196;

const into = (craft: Aircraft, mode: Mode | undefined): boolean => {
  if (!mode) return false;
  const refusal = enterMode(craft, mode);
  if (refusal !== undefined) say(craft, 'warning', refusedMode(craft, mode, refusal));
  return refusal === undefined;
};
/** ArduPlane gives no reason. */
function refusedMode({ flavour, airframe }: Aircraft, mode: Mode, refusal: ModeRefusal): string {
  if (flavour.autopilot === 'ardupilot' && airframe.kind !== 'multirotor' && refusal === 'needsMission') return 'Flight mode change failed';
  return `Mode change to ${mode.name} failed: ${refusal === 'needsPosition' ? 'requires position' : 'init failed'}`;
}

const behaving =
  (behaviour: Behaviour): Action =>
  ({ comms: { craft } }) =>
    accepted(into(craft, modeDoing(craft, behaviour)));

/** PX4 packs main and sub mode into the second and third parameter, ArduPilot has one number. */
function modeFrom(craft: Aircraft, { param2, param3 }: Order): Mode | undefined {
  const number = craft.flavour.autopilot === 'px4' ? ((param3 << 24) | (param2 << 16)) >>> 0 : param2;
  return craft.flavour.modes.find((mode) => mode.number === number);
}

/** PX4 is told first and armed then; its height counts from the sea. */
function takeOffPx4(craft: Aircraft, { z }: Order): number {
  if (!into(craft, modeDoing(craft, 'takeOff'))) return MavResult.FAILED;
  const isGiven = z < 10_000 && z > craft.elevation + 1;
  craft.takeOffTo = isGiven ? z - craft.elevation : craft.body.up + craft.settings.takeOffHeight;
  return MavResult.ACCEPTED;
}

const takeOff: Action = ({ comms: { craft } }, order) => {
  if (isFlying(craft) || !hasFix(craft.gps)) return MavResult.FAILED;
  if (craft.flavour.autopilot === 'px4') return takeOffPx4(craft, order);
  // ArduPlane has a mode for it, and obeys this one only with rotors.
  if (craft.airframe.kind === 'fixedWing') return MavResult.FAILED;
  if (!craft.armed || craft.mode.behaviour !== 'guided' || !(order.z > 0 && order.z < 10_000)) return MavResult.FAILED;
  craft.takeOffTo = upOf(craft, order.frame, order.z);
  return MavResult.ACCEPTED;
};

const reposition: Action = ({ comms: { craft } }, order) => {
  if (!isFlying(craft)) return MavResult.FAILED;
  const guided = craft.flavour.autopilot === 'px4' ? 'hold' : 'guided';
  if (craft.mode.behaviour !== guided) {
    if (craft.flavour.autopilot === 'ardupilot' && !(order.param2 & MavDoRepositionFlags.CHANGE_MODE)) return MavResult.DENIED;
    if (!into(craft, modeDoing(craft, guided))) return MavResult.FAILED;
  }
  const up = Number.isFinite(order.z) ? upOf(craft, order.frame, order.z) : craft.body.up;
  const place = hasPosition(order) ? craft.plane.offsetOf(order) : { north: craft.entered.north, east: craft.entered.east };
  if (craft.flavour.autopilot === 'px4' && Number.isFinite(order.param4)) craft.heading = order.param4;
  if (order.param1 > 0) craft.speed = Math.min(order.param1, craft.airframe.speedMax);
  craft.guided = { kind: 'place', ...place, up };
  craft.entered = { ...craft.entered, ...place, up };
  return MavResult.ACCEPTED;
};

const orbit: Action = ({ comms: { craft } }, order) => {
  const mode = modeDoing(craft, 'circle');
  if (craft.flavour.autopilot !== 'px4' || !mode) return MavResult.UNSUPPORTED;
  if (!isFlying(craft)) return MavResult.FAILED;
  const centre = hasPosition(order) ? craft.plane.offsetOf(order) : { north: craft.body.north, east: craft.body.east };
  const up = Number.isFinite(order.z) && order.z !== 0 ? upOf(craft, order.frame, order.z) : craft.body.up;
  if (!into(craft, mode)) return MavResult.FAILED;
  const radius = Math.min(10_000, Math.abs(order.param1) || 15);
  craft.guided = { kind: 'circle', ...centre, up, radius, clockwise: !(order.param1 < 0), speed: order.param2 > 0 ? order.param2 : 3 };
  return MavResult.ACCEPTED;
};

const startFlying: Action = ({ comms }, { param1 }) => {
  const { craft } = comms;
  if (!craft.armed || craft.mission.state === 'none') return MavResult.FAILED;
  // PX4 is told here where to begin, ArduPilot beforehand.
  if (craft.flavour.autopilot === 'px4' && !setCurrent(comms, param1)) return MavResult.DENIED;
  if (craft.mode.behaviour !== 'auto' && !into(craft, modeDoing(craft, 'auto'))) return MavResult.FAILED;
  if (craft.mission.state !== 'active') startMission(craft);
  return MavResult.ACCEPTED;
};

const pause: Action = ({ comms: { craft } }, { param1 }) => {
  const { mission, mode } = craft;
  if (craft.flavour.autopilot === 'px4') return accepted(into(craft, modeDoing(craft, param1 === 0 ? 'hold' : 'auto')));
  if (mode.behaviour !== 'auto') return MavResult.FAILED;
  if (param1 === 0 && mission.state === 'active') {
    mission.state = 'paused';
    stayFromHere(craft);
  } else if (param1 === 1 && mission.state === 'paused') mission.state = 'active';
  else return MavResult.DENIED;
  return MavResult.ACCEPTED;
};

const alsoOnTheWay: Action = ({ comms: { craft } }, order) => accepted(doOnTheWay(craft, order));

/** From the moment it flies its mission until the way to the waypoint is planned. */
const PLANNED_AFTER_SECONDS = 0.25;
/** So long ArduCopter keeps to the speed that it has planned its way with, whatever it is told meanwhile. */
const PLANNED_FOR_SECONDS = 8;

const speedOnTheWay: Action = (context, order) => {
  const { craft } = context.comms;
  const since = craft.seconds - craft.entered.seconds;
  const isPlanned = craft.flavour.name === 'copter' && craft.mode.behaviour === 'auto' && since > PLANNED_AFTER_SECONDS;
  if (!isPlanned || since >= PLANNED_FOR_SECONDS || !(order.param2 > 0)) return alsoOnTheWay(context, order);
  craft.laterSpeed = { speed: Math.min(order.param2, craft.airframe.speedMax), at: craft.entered.seconds + PLANNED_FOR_SECONDS };
  return MavResult.ACCEPTED;
};

const terminate: Action = ({ comms: { craft } }, { param1 }) => {
  if (param1 > 0.5) disarm(craft, true);
  return MavResult.ACCEPTED;
};

const changeRegime: Action = ({ comms: { craft } }, { param1 }) => {
  if (craft.airframe.kind !== 'vtol') return MavResult.UNSUPPORTED;
  if (!isFlying(craft) || craft.mode.onRotors) return MavResult.FAILED;
  if (param1 !== MavVtolState.MC && param1 !== MavVtolState.FW) return MavResult.DENIED;
  craft.regimeWanted = param1 === MavVtolState.MC ? 'rotors' : 'wing';
  return MavResult.ACCEPTED;
};

export const FLIGHT: Actions = {
  [MavCmd.COMPONENT_ARM_DISARM]: ({ comms: { craft } }, { param1, param2 }) =>
    accepted(param1 === 1 ? arm(craft, param2 === FORCE) : disarm(craft, param2 === FORCE)),
  [MavCmd.DO_SET_MODE]: ({ comms: { craft } }, order) => accepted(into(craft, modeFrom(craft, order))),
  [MavCmd.NAV_TAKEOFF]: takeOff,
  [MavCmd.NAV_VTOL_TAKEOFF]: takeOff,
  [MavCmd.NAV_LAND]: behaving('land'),
  [MavCmd.NAV_VTOL_LAND]: behaving('land'),
  [MavCmd.NAV_RETURN_TO_LAUNCH]: behaving('return'),
  [MavCmd.NAV_LOITER_UNLIM]: ({ comms: { craft } }) =>
    accepted(into(craft, modeDoing(craft, craft.flavour.name === 'copter' ? 'position' : 'hold'))),
  [MavCmd.MISSION_START]: startFlying,
  [MavCmd.DO_PAUSE_CONTINUE]: pause,
  [MavCmd.DO_REPOSITION]: reposition,
  [MavCmd.DO_ORBIT]: orbit,
  [MavCmd.DO_CHANGE_SPEED]: speedOnTheWay,
  [MavCmd.CONDITION_YAW]: ({ comms: { craft } }, order) =>
    craft.mode.behaviour === 'guided' ? accepted(doOnTheWay(craft, order)) : MavResult.FAILED,
  [MavCmd.DO_FENCE_ENABLE]: alsoOnTheWay,
  [MavCmd.DO_PARACHUTE]: alsoOnTheWay,
  [MavCmd.DO_FLIGHTTERMINATION]: terminate,
  [MavCmd.DO_VTOL_TRANSITION]: changeRegime,
  [MavCmd.DO_SET_MISSION_CURRENT]: ({ comms }, { param1, param2 }) =>
    setCurrent(comms, param1, param2 === 1) ? MavResult.ACCEPTED : MavResult.DENIED,
  [MavCmd.DO_LAND_START]: ({ comms: { craft } }) => (isArduPlane(craft) ? accepted(beginLanding(craft)) : MavResult.UNSUPPORTED),
  [MavCmd.DO_SET_HOME]: ({ comms: { craft } }, order) => {
    if (order.param1 !== 1 && !(hasPosition(order) && Math.abs(order.z) < 10_000)) return MavResult.DENIED;
    const place = { x: order.latitude * 1e7, y: order.longitude * 1e7, z: order.z, frame: order.frame, param1: order.param1 };
    setHome(craft, place);
    return MavResult.ACCEPTED;
  },
};
