import type { Aircraft, GuidedTarget, Place } from '../vehicle/aircraft.ts';
import type { Aim } from '../vehicle/aim.ts';
import { changeMode } from '../vehicle/mode-change.ts';
import { pilotClimb, pilotSticks } from '../vehicle/stick-input.ts';
import { isArduPlane } from '../vehicle/landing-checks.ts';
import { stayFromHere } from '../vehicle/stopping-place.ts';
import { beginLanding } from './current-item.ts';
import { landAim } from './land.ts';
import { missionAim, startMission } from './mission.ts';
import { returnAim } from './return.ts';
import { returnPlace } from './return-place.ts';
import { trackReturnAim } from './track-return.ts';

const REST: Aim = { kind: 'rest' };
const STICK_DEAD_ZONE = 0.05;
const STICK_TURN = 1.5;
/** The last metres of its take-off ArduPlane climbs on the way to where it then circles. */
const LEVEL_OFF = 2;

/** What the mode the aircraft is in wants of it now. `linkSeconds` is the clock of the link. */
export function aimOf(craft: Aircraft, linkSeconds: number): Aim {
  if (!craft.armed) return REST;
  if (craft.takeOffTo !== undefined) return takeOffAim(craft, craft.takeOffTo);
  switch (craft.mode.behaviour) {
    case 'attitude':
    case 'height':
      return leanAim(craft);
    case 'position':
      return positionAim(craft);
    case 'hold':
      return onGround(craft) ? REST : stay(craft);
    case 'guided':
      return guidedAim(craft, linkSeconds);
    case 'auto':
      return autoAim(craft);
    case 'return':
      if (onGround(craft)) return REST;
      return landsItself(craft) ? autoAim(craft) : returnAim(craft);
    case 'trackReturn':
      return onGround(craft) ? REST : trackReturnAim(craft);
    case 'land':
      return onGround(craft) ? REST : landAim(craft, craft.entered);
    case 'circle':
      return onGround(craft) ? REST : circleAim(craft);
    case 'takeOff':
      return takeOffModeAim(craft);
  }
}

const onGround = ({ landed }: Aircraft): boolean => landed === 'onGround';
/** In LOITER ArduPlane flies at its cruise speed and ignores commanded speeds. */
const stay = (craft: Aircraft): Aim => ({
  kind: 'reach',
  ...pick(craft.entered),
  ...(!(isArduPlane(craft) && craft.mode.behaviour === 'hold') && { speed: craft.speed }),
  heading: craft.heading ?? craft.entered.yaw,
});
const pick = ({ north, east, up }: Place): Place => ({ north, east, up });
const live = (value: number): number => (Math.abs(value) < STICK_DEAD_ZONE ? 0 : value);

function takeOffAim(craft: Aircraft, to: number): Aim {
  if (craft.body.up < to - 0.3) return { kind: 'rise', north: craft.entered.north, east: craft.entered.east, up: to };
  craft.takeOffTo = undefined;
  if (craft.mode.behaviour === 'takeOff') changeMode(craft, 'hold');
  craft.entered = { ...craft.entered, north: craft.body.north, east: craft.body.east, up: to };
  return stay(craft);
}

function leanAim(craft: Aircraft): Aim {
  const sticks = pilotSticks(craft);
  const up = pilotClimb(craft);
  if (onGround(craft) && up <= 0) return REST;
  const lean = craft.settings.tiltMax;
  return { kind: 'lean', forward: live(sticks.forward) * lean, right: live(sticks.right) * lean, up, turn: live(sticks.turn) * STICK_TURN };
}

/** Where sticks are let go the aircraft stays; braking takes its way. */
function positionAim(craft: Aircraft): Aim {
  const sticks = pilotSticks(craft);
  const up = pilotClimb(craft);
  if (onGround(craft) && up <= 0) return REST;
  const [forward, right, turn] = [live(sticks.forward), live(sticks.right), live(sticks.turn)];
  if (forward === 0 && right === 0 && up === 0 && turn === 0) return stay(craft);
  const { body, settings } = craft;
  const [cos, sin] = [Math.cos(body.yaw), Math.sin(body.yaw)];
  const [north, east] = [(forward * cos - right * sin) * settings.cruiseSpeed, (forward * sin + right * cos) * settings.cruiseSpeed];
  stayFromHere(craft);
  return { kind: 'move', north, east, up, turn: turn * STICK_TURN };
}

function guidedAim(craft: Aircraft, linkSeconds: number): Aim {
  const target = craft.guided;
  if (onGround(craft)) return REST;
  if (!target) return stay(craft);
  return targetAim(craft, target, linkSeconds);
}

function targetAim(craft: Aircraft, target: GuidedTarget, linkSeconds: number): Aim {
  switch (target.kind) {
    case 'place':
      return { kind: 'reach', ...pick(target), speed: craft.speed, heading: target.heading ?? craft.heading };
    case 'circle':
      return { kind: 'orbit', ...pick(target), radius: target.radius, clockwise: target.clockwise, speed: target.speed };
    case 'velocity':
      if (linkSeconds < target.until) {
        stayFromHere(craft);
        return { kind: 'move', ...pick(target), turn: target.turn };
      }
      craft.guided = undefined;
      return stay(craft);
  }
}

function autoAim(craft: Aircraft): Aim {
  if (craft.mission.state === 'waiting' && craft.flavour.startsMissionOnceArmed) startMission(craft);
  const aim = missionAim(craft);
  if (aim) return aim;
  if (onGround(craft)) return REST;
  if (craft.mission.state === 'complete' && craft.flavour.autopilot === 'px4') changeMode(craft, 'hold');
  return stay(craft);
}

/** RTL_AUTOLAND: a plane goes on to the landing of its mission, at once or when it is back. It looks for one a single time. */
function landsItself(craft: Aircraft): boolean {
  const { settings, airframe, body } = craft;
  if (airframe.kind !== 'fixedWing' || craft.returnPhase !== 'climb') return false;
  const { place } = returnPlace(craft);
  const isThere = Math.hypot(place.north - body.north, place.east - body.east) < settings.loiterRadius * 1.2;
  if (settings.autoland !== 'atOnce' && !(settings.autoland === 'there' && isThere)) return false;
  craft.returnPhase = 'wait';
  return beginLanding(craft);
}

function circleAim(craft: Aircraft): Aim {
  if (craft.guided?.kind === 'circle') return targetAim(craft, craft.guided, 0);
  const climb = climbOnCircle(craft);
  // It stands once it has come down: its circle would drag it over the ground.
  if (craft.body.onGround && climb !== undefined && climb < 0) return REST;
  const { settings, entered } = craft;
  const radius = craft.airframe.kind === 'fixedWing' ? settings.loiterRadius : settings.circleRadius;
  const centre = { north: entered.north + radius * Math.cos(entered.yaw), east: entered.east + radius * Math.sin(entered.yaw) };
  return {
    kind: 'orbit',
    ...centre,
    up: entered.up,
    radius,
    clockwise: settings.circleRate >= 0,
    speed: radius * Math.abs(settings.circleRate),
    climb,
  };
}

/** ArduCopter goes up and down by the throttle while it circles. */
function climbOnCircle(craft: Aircraft): number | undefined {
  const climb = craft.airframe.kind === 'multirotor' ? pilotClimb(craft) : 0;
  if (climb === 0) return undefined;
  craft.entered.up = craft.body.up;
  return climb;
}

function takeOffModeAim(craft: Aircraft): Aim {
  const { entered, settings } = craft;
  const to = entered.up + settings.takeOffHeight;
  const isPx4 = craft.flavour.autopilot === 'px4';
  if (craft.body.up < to - (isPx4 ? 0.5 : LEVEL_OFF)) return { kind: 'rise', north: entered.north, east: entered.east, up: to };
  if (isPx4) {
    changeMode(craft, 'hold');
    return stay(craft);
  }
  const ahead = settings.takeOffDistance;
  return {
    kind: 'reach',
    north: entered.north + ahead * Math.cos(entered.yaw),
    east: entered.east + ahead * Math.sin(entered.yaw),
    up: to,
  };
}
