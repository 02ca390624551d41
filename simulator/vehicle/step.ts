import { aimOf } from '../guidance/aims.ts';
import { noteTrack } from '../guidance/track-return.ts';
import type { Aim } from './aim.ts';
import { repeatFaults } from './arming.ts';
import { believedPlace, say, type Aircraft } from './aircraft.ts';
import { drain, isEmpty } from './battery.ts';
import { comeToRest, groundSpeed, meetGround } from './body.ts';
import { stepFixedWing } from './fixed-wing.ts';
import { hasPosition, stepGps } from './gps.ts';
import { stepGimbal } from './gimbal.ts';
import { stepMultirotor } from './multirotor.ts';
import { PARACHUTE_SINK } from './parachute.ts';
import { stepCamera } from './pictures.ts';
import { readSticks } from './stick-input.ts';
import { watchOver } from './protection.ts';
import { stepVtol } from './vtol.ts';

/** What the link knows and the physics needs: its clock, and how long the ground station has been silent. */
export interface LinkTime {
  seconds: number;
  stationSilence: number | undefined;
}

/** A descent faster than this breaks the aircraft. */
const CRASH_SPEED = 6;
/** A quadrotor that lost a motor keeps some lift and no control. */
const LIFT_WITHOUT_MOTOR = 0.55;
const AVIONICS_WATTS = 6;
const TOUCHED_SECONDS = 1;

/** One fixed step of the whole aircraft. */
export function stepAircraft(craft: Aircraft, link: LinkTime, seconds: number): void {
  const { body } = craft;
  craft.seconds += seconds;
  craft.wind.step(seconds);
  const hadPosition = hasPosition(craft.gps);
  stepGps(craft.gps, craft.faults.gpsLost, craft.seconds, craft.random, seconds);
  if (!hadPosition && hasPosition(craft.gps)) findPosition(craft);
  takeLaterSpeed(craft);
  readSticks(craft, link.seconds);
  const aim = craft.parachute === 'open' ? undefined : aimOf(craft, link.seconds);
  if (aim) craft.aim = aim;
  if (aim) move(craft, aim, liftOf(craft), seconds);
  else sinkUnderParachute(craft, seconds);
  const impact = meetGround(body);
  if (impact > CRASH_SPEED) crash(craft);
  settle(craft, aim, seconds);
  craft.metres += groundSpeed(body) * seconds;
  if (craft.armed) noteTrack(craft);
  drain(craft.battery, (craft.armed ? body.watts : 0) * craft.faults.drain + AVIONICS_WATTS, seconds);
  stepGimbal(craft.gimbal, link.seconds, seconds);
  stepCamera(craft);
  watchOver(craft, link.stationSilence);
  repeatFaults(craft, seconds);
}

function takeLaterSpeed(craft: Aircraft): void {
  if (!craft.laterSpeed || craft.seconds < craft.laterSpeed.at) return;
  craft.speed = craft.laterSpeed.speed;
  craft.laterSpeed = undefined;
}

function findPosition(craft: Aircraft): void {
  if (craft.flavour.autopilot === 'ardupilot') say(craft, 'info', 'EKF3 IMU0 is using GPS');
  if (craft.home) return;
  craft.home = believedPlace(craft);
  craft.notices.push({ kind: 'home' });
}

function liftOf(craft: Aircraft): number {
  if (!craft.armed || isEmpty(craft.battery)) return 0;
  if (!craft.faults.motorLost) return 1;
  return craft.airframe.kind === 'fixedWing' ? 0 : LIFT_WITHOUT_MOTOR;
}

function move(craft: Aircraft, aim: Aim, lift: number, seconds: number): void {
  const { body, airframe, settings, wind, gps } = craft;
  // Without a position nobody can fly to one: level, down with the wind.
  const flown: Aim = hasPosition(gps) || aim.kind === 'rest' || aim.kind === 'lean' || aim.kind === 'touchDown' ? aim : ADRIFT;
  if (airframe.kind === 'vtol') stepVtol(craft, flown, lift, seconds);
  else if (airframe.kind === 'fixedWing') stepFixedWing(body, flown, airframe, settings, wind.now, lift, seconds);
  else stepMultirotor(body, flown, airframe, settings, wind.now, lift, seconds);
  if (lift > 0 && lift < 1) body.yawRate = 3;
}

const ADRIFT: Aim = { kind: 'lean', forward: 0, right: 0, up: 0, turn: 0 };

function sinkUnderParachute(craft: Aircraft, seconds: number): void {
  const { body, wind } = craft;
  if (body.onGround) {
    comeToRest(body);
    return;
  }
  const share = 1 - Math.exp(-seconds / 0.8);
  body.northSpeed += (wind.now.north - body.northSpeed) * share;
  body.eastSpeed += (wind.now.east - body.eastSpeed) * share;
  body.upSpeed += (-PARACHUTE_SINK - body.upSpeed) * share;
  body.north += body.northSpeed * seconds;
  body.east += body.eastSpeed * seconds;
  body.up += body.upSpeed * seconds;
  body.watts = 0;
  body.throttle = 0;
}

function crash(craft: Aircraft): void {
  const wasArmed = craft.armed;
  craft.crashed = true;
  craft.armed = false;
  comeToRest(craft.body);
  // An autopilot that was disarmed already looks for no crash.
  if (!wasArmed) return;
  say(craft, 'emergency', craft.airframe.kind === 'multirotor' ? 'Crash: Disarming: AngErr=85>30, Accel=1.2<3.0' : 'Crash detected');
}

/** Whether it stands, rises, flies or comes down, as one would see it from beside. */
function settle(craft: Aircraft, aim: Aim | undefined, seconds: number): void {
  const { body } = craft;
  if (!body.onGround) {
    craft.landed = aim?.kind === 'rise' ? 'takingOff' : aim?.kind === 'touchDown' || !aim ? 'landing' : 'inAir';
    craft.landedSince = craft.seconds;
    return;
  }
  if (aim?.kind !== 'rise' && groundSpeed(body) < 0.5 && craft.seconds - craft.landedSince >= TOUCHED_SECONDS - seconds / 2) {
    if (craft.landed !== 'onGround') {
      craft.landed = 'onGround';
      craft.landedSince = craft.seconds;
    }
    if (craft.airframe.kind === 'multirotor') comeToRest(body);
  } else if (aim?.kind === 'rest' || aim?.kind === 'touchDown') {
    // Whatever the wind does, skids hold on to the ground; wheels roll out by themselves.
    if (craft.regime === 'wing') return;
    const kept = Math.exp(-seconds / 0.2);
    body.northSpeed *= kept;
    body.eastSpeed *= kept;
  }
}
