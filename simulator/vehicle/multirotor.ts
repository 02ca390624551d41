import { clamp, halfTurn } from '../world/angle.ts';
import type { Wind } from '../world/wind.ts';
import type { Aim } from './aim.ts';
import type { Airframe } from './airframe.ts';
import type { Body } from './body.ts';
import type { Settings } from './settings.ts';

const GRAVITY = 9.806_65;
/** How briskly a wanted speed is taken up, per second, and a place that is near. */
const SPEED_GAIN = 1.2;
const PLACE_GAIN = 0.7;
/** Lean and lift answer with this delay. */
const LEAN_SECONDS = 0.15;
const TURN_GAIN = 2;
const CORNER_SPEED = 2;
/** Acceleration rises and falls gently: over a whole leg it is this share of the most that is set. */
const GENTLE = 0.55;

interface Wanted {
  northSpeed: number;
  eastSpeed: number;
  upSpeed: number;
  turn: number;
  /** Sticks that lean the aircraft instead of moving it: tangents of the lean. */
  lean?: { north: number; east: number };
}

/** Fast while far, and no faster than one can still brake. */
export function approachSpeed(distance: number, most: number, braking: number): number {
  return Math.min(most, Math.sqrt(Math.max(0, 2 * braking * distance * GENTLE * 0.8)), PLACE_GAIN * distance + 0.02);
}

function towards(body: Body, north: number, east: number, most: number, braking: number, through = false) {
  const [dn, de] = [north - body.north, east - body.east];
  const distance = Math.hypot(dn, de);
  if (distance < 0.01) return { northSpeed: 0, eastSpeed: 0 };
  // Through a point one goes slowly enough to take the corner behind it.
  const speed = Math.min(most, approachSpeed(distance, most, braking) + (through ? CORNER_SPEED : 0));
  return { northSpeed: (dn / distance) * speed, eastSpeed: (de / distance) * speed };
}

const vertical = (body: Body, up: number, settings: Settings): number =>
  clamp(PLACE_GAIN * (up - body.up), -settings.descentSpeed, settings.climbSpeed);

const turnTo = (body: Body, heading: number | undefined): number => (heading === undefined ? 0 : TURN_GAIN * halfTurn(heading - body.yaw));

/** The nose looks where the way leads, as long as there is a way worth looking along. */
function headingAlong(body: Body, north: number, east: number): number | undefined {
  const [dn, de] = [north - body.north, east - body.east];
  return Math.hypot(dn, de) > 3 ? Math.atan2(de, dn) : undefined;
}

function wantedBy(aim: Aim, body: Body, settings: Settings): Wanted {
  const speed = settings.cruiseSpeed;
  switch (aim.kind) {
    case 'rest':
      return { northSpeed: 0, eastSpeed: 0, upSpeed: 0, turn: 0 };
    case 'reach':
      return {
        ...towards(body, aim.north, aim.east, aim.speed ?? speed, settings.acceleration, aim.through),
        upSpeed: vertical(body, aim.up, settings),
        turn: turnTo(body, aim.heading ?? headingAlong(body, aim.north, aim.east)),
      };
    case 'orbit': {
      const [dn, de] = [body.north - aim.north, body.east - aim.east];
      // No faster than the lean can hold it on the circle: half of what it may accelerate with is left to come back to it.
      const along = Math.min(aim.speed ?? speed, Math.sqrt(settings.acceleration * 0.5 * aim.radius));
      const bearing = Math.atan2(de, dn);
      const way = bearing + (aim.clockwise ? 1 : -1) * (Math.PI / 2);
      const inwards = clamp(PLACE_GAIN * (Math.hypot(dn, de) - aim.radius), -speed, speed);
      return {
        northSpeed: along * Math.cos(way) - inwards * Math.cos(bearing),
        eastSpeed: along * Math.sin(way) - inwards * Math.sin(bearing),
        upSpeed: aim.climb ?? vertical(body, aim.up, settings),
        turn: turnTo(body, Math.atan2(-de, -dn)),
      };
    }
    case 'move':
      return {
        northSpeed: aim.north,
        eastSpeed: aim.east,
        upSpeed: aim.up,
        turn: aim.heading === undefined ? aim.turn : turnTo(body, aim.heading),
      };
    case 'lean': {
      const [cos, sin] = [Math.cos(body.yaw), Math.sin(body.yaw)];
      const [forward, right] = [Math.tan(aim.forward), Math.tan(aim.right)];
      return {
        northSpeed: 0,
        eastSpeed: 0,
        upSpeed: aim.up,
        turn: aim.turn,
        lean: { north: forward * cos - right * sin, east: forward * sin + right * cos },
      };
    }
    case 'rise':
      return {
        ...towards(body, aim.north, aim.east, Math.min(2, speed), settings.acceleration),
        upSpeed: vertical(body, aim.up, settings),
        turn: 0,
      };
    case 'touchDown':
      return {
        ...(aim.at ? towards(body, aim.at.north, aim.at.east, Math.min(3, speed), settings.acceleration) : { northSpeed: 0, eastSpeed: 0 }),
        upSpeed: -aim.speed,
        turn: 0,
        ...(aim.at ? {} : { lean: { north: 0, east: 0 } }),
      };
  }
}

/** One step of time. `lift` is the share of its thrust that the airframe still has. */
export function stepMultirotor(
  body: Body,
  aim: Aim,
  airframe: Airframe,
  settings: Settings,
  wind: Wind,
  lift: number,
  seconds: number,
): void {
  if (aim.kind === 'rest' && body.onGround) {
    body.northSpeed = body.eastSpeed = body.upSpeed = 0;
    body.yawRate = body.rollRate = body.pitchRate = 0;
    body.roll = body.pitch = 0;
    body.throttle = 0;
    body.watts = airframe.idleWatts;
    return;
  }
  const wanted = wantedBy(aim, body, settings);
  const tiltMost = Math.tan(Math.min(settings.tiltMax, airframe.tiltMax));
  const [airNorth, airEast] = [body.northSpeed - wind.north, body.eastSpeed - wind.east];

  const [pushNorth, pushEast] = pushTowards(body, wanted, settings.acceleration);
  let leanNorth = wanted.lean?.north ?? (pushNorth + airframe.drag * airNorth) / GRAVITY;
  let leanEast = wanted.lean?.east ?? (pushEast + airframe.drag * airEast) / GRAVITY;
  const lean = Math.hypot(leanNorth, leanEast);
  if (lean > tiltMost) {
    leanNorth *= tiltMost / lean;
    leanEast *= tiltMost / lean;
  }
  const leaned = leanTowards(body, leanNorth, leanEast, airframe, tiltMost, seconds);

  body.northSpeed += (GRAVITY * leaned.north * lift - airframe.drag * airNorth) * seconds;
  body.eastSpeed += (GRAVITY * leaned.east * lift - airframe.drag * airEast) * seconds;

  const upWanted = clamp(wanted.upSpeed, -airframe.descentMax, airframe.climbMax);
  const push = clamp((upWanted - body.upSpeed) * 2.5, -airframe.liftAccelerationMax, airframe.liftAccelerationMax);
  const upAcceleration = lift >= 0.99 ? push : Math.min(push, GRAVITY * (lift - 1));
  body.upSpeed += upAcceleration * seconds;
  if (lift >= 0.99) body.upSpeed = clamp(body.upSpeed, -airframe.descentMax, airframe.climbMax);
  // Falling, the air carries at last.
  else body.upSpeed = Math.max(body.upSpeed, -25);

  const turn = clamp(wanted.turn, -airframe.turnMax, airframe.turnMax);
  body.yawRate += (turn - body.yawRate) * (1 - Math.exp(-seconds / 0.2));
  body.yaw = halfTurn(body.yaw + body.yawRate * seconds);

  body.north += body.northSpeed * seconds;
  body.east += body.eastSpeed * seconds;
  body.up += body.upSpeed * seconds;
  drawPower(body, airframe, upAcceleration, Math.hypot(airNorth, airEast));
}

/** The acceleration that takes up a wanted speed, no harder than the settings allow. */
function pushTowards(body: Body, wanted: Wanted, most: number): [number, number] {
  const north = SPEED_GAIN * (wanted.northSpeed - body.northSpeed);
  const east = SPEED_GAIN * (wanted.eastSpeed - body.eastSpeed);
  const share = Math.min(1, (most * GENTLE) / Math.max(1e-6, Math.hypot(north, east)));
  return [north * share, east * share];
}

/** Lean is a vector of tangents: forward and sideways lean of whatever way the nose looks. */
function leanTowards(
  body: Body,
  north: number,
  east: number,
  airframe: Airframe,
  most: number,
  seconds: number,
): { north: number; east: number } {
  const [cos, sin] = [Math.cos(body.yaw), Math.sin(body.yaw)];
  const [forward, right] = [-Math.tan(body.pitch), Math.tan(body.roll)];
  const share = 1 - Math.exp(-seconds / LEAN_SECONDS);
  const step = airframe.leanRateMax * seconds;
  const nextForward = forward + clamp((north * cos + east * sin - forward) * share, -step, step);
  const nextRight = right + clamp((-north * sin + east * cos - right) * share, -step, step);
  const shrink = Math.min(1, most / Math.max(most, Math.hypot(nextForward, nextRight)));
  const [pitch, roll] = [-Math.atan(nextForward * shrink), Math.atan(nextRight * shrink)];
  body.pitchRate = (pitch - body.pitch) / seconds;
  body.rollRate = (roll - body.roll) / seconds;
  body.pitch = pitch;
  body.roll = roll;
  const [f, r] = [nextForward * shrink, nextRight * shrink];
  return { north: f * cos - r * sin, east: f * sin + r * cos };
}

/** Induced power grows with thrust to the power of one and a half, the air's resistance with the cube of speed. */
function drawPower(body: Body, airframe: Airframe, upAcceleration: number, airspeed: number): void {
  const thrust = Math.hypot(1 + upAcceleration / GRAVITY, Math.tan(body.pitch), Math.tan(body.roll));
  const climbing = 1 + 0.06 * clamp(body.upSpeed, -3, 6);
  const watts = airframe.hoverWatts * (thrust ** 1.5 * climbing + 0.000_12 * airspeed ** 3);
  body.watts = Math.max(airframe.idleWatts, watts);
  body.throttle = clamp(0.42 * thrust * Math.sqrt(Math.max(0.2, climbing)), 0, 1);
}
