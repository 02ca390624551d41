import { clamp } from '../world/angle.ts';
import type { Aim } from './aim.ts';
import type { Aircraft } from './aircraft.ts';
import { groundSpeed } from './body.ts';
import { stepFixedWing } from './fixed-wing.ts';
import { stepMultirotor } from './multirotor.ts';

const ON_ROTORS_WITHIN = 120;
const PUSHER_ACCELERATION = 3;
const BRAKING = 2.5;

/** Modes in which ArduPlane steers a wing, whatever it is asked for. */
const isFlownOnWing = ({ flavour, mode, landed }: Aircraft): boolean =>
  flavour.autopilot === 'ardupilot' &&
  !mode.onRotors &&
  landed !== 'onGround' &&
  (mode.behaviour === 'height' || mode.behaviour === 'attitude');

/** Near things are done on rotors, far ones on the wing. */
function wantsWing(craft: Aircraft, aim: Aim): boolean {
  if (isFlownOnWing(craft)) return true;
  if (craft.regimeWanted === 'rotors' || craft.mode.onRotors || (aim.kind !== 'reach' && aim.kind !== 'orbit')) return false;
  if (craft.regimeWanted === 'wing') return true;
  if (aim.kind === 'orbit') return aim.radius >= craft.settings.loiterRadius * 0.8;
  const distance = Math.hypot(aim.north - craft.body.north, aim.east - craft.body.east);
  return distance > ON_ROTORS_WITHIN || (craft.regime === 'wing' && aim.through === true);
}

/** The way to a place that is worth speeding up for; towards a near one it would turn on the spot. */
function farBearing({ body }: Aircraft, aim: Aim): number | undefined {
  if (aim.kind !== 'reach' && aim.kind !== 'orbit') return undefined;
  const [dn, de] = [aim.north - body.north, aim.east - body.east];
  return Math.hypot(dn, de) > ON_ROTORS_WITHIN / 2 ? Math.atan2(de, dn) : undefined;
}

/** Rotors, wing, and the seconds between them in which the rotors carry and the speed changes. */
export function stepVtol(craft: Aircraft, aim: Aim, lift: number, seconds: number): void {
  const { body, airframe, settings, wind } = craft;
  const wing = wantsWing(craft, aim);
  const airspeed = Math.hypot(body.northSpeed - wind.now.north, body.eastSpeed - wind.now.east);
  if (wing && (craft.regime === 'rotors' || craft.regime === 'toRotors')) craft.regime = 'toWing';
  else if (!wing && craft.regime === 'wing') craft.regime = 'toRotors';
  else if (!wing && craft.regime === 'toWing') craft.regime = 'toRotors';
  else if (craft.regime === 'toWing' && airspeed > airframe.stallSpeed * 1.25) craft.regime = 'wing';
  // Over the ground: in a storm there is airspeed even while it hovers.
  else if (craft.regime === 'toRotors' && groundSpeed(body) < 5) craft.regime = 'rotors';

  if (craft.regime === 'wing') {
    stepFixedWing(body, aim, airframe, settings, wind.now, lift, seconds);
    return;
  }
  const slow = { ...settings, cruiseSpeed: Math.min(settings.cruiseSpeed, 5) };
  if (craft.regime === 'rotors') {
    stepMultirotor(body, aim, airframe, slow, wind.now, lift, seconds);
    return;
  }
  const speed = Math.hypot(body.northSpeed, body.eastSpeed);
  const wanted = craft.regime === 'toWing' ? speed + PUSHER_ACCELERATION : Math.max(0, speed - BRAKING);
  const ahead = speed > 1 ? Math.atan2(body.eastSpeed, body.northSpeed) : body.yaw;
  const heading = craft.regime === 'toWing' ? (farBearing(craft, aim) ?? ahead) : ahead;
  const up = 'up' in aim && aim.kind === 'reach' ? clamp(0.5 * (aim.up - body.up), -1, 1) : 0;
  const move: Aim = { kind: 'move', north: wanted * Math.cos(heading), east: wanted * Math.sin(heading), up, turn: 0, heading };
  stepMultirotor(body, move, airframe, settings, wind.now, lift, seconds);
}
