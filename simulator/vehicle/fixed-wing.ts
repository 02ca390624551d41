import { clamp, halfTurn } from '../world/angle.ts';
import type { Wind } from '../world/wind.ts';
import type { Aim } from './aim.ts';
import type { Airframe } from './airframe.ts';
import { groundSpeed, type Body } from './body.ts';
import type { Settings } from './settings.ts';

const GRAVITY = 9.806_65;
const HEADING_GAIN = 1.2;
const CLIMB_GAIN = 0.4;
const THRUST_ACCELERATION = 4;
const BRAKING_ON_GROUND = 2.5;

interface Course {
  heading: number;
  climb: number;
  airspeed: number;
}

const bearing = (body: Body, north: number, east: number): number => Math.atan2(east - body.east, north - body.north);

/** On a circle one flies across its radius, and leans in or out by how far one is off it. */
function circling(body: Body, centre: { north: number; east: number }, radius: number, clockwise: boolean): number {
  const distance = Math.hypot(centre.north - body.north, centre.east - body.east);
  const side = clockwise ? -1 : 1;
  const off = clamp((distance - radius) / radius, -1, 2);
  return bearing(body, centre.north, centre.east) + side * (Math.PI / 2 - Math.atan(2 * off));
}

const climbTo = (body: Body, up: number, settings: Settings): number =>
  clamp(CLIMB_GAIN * (up - body.up), -settings.descentSpeed, settings.climbSpeed);

function courseBy(aim: Aim, body: Body, airframe: Airframe, settings: Settings, track: number): Course {
  const cruise = { airspeed: airframe.cruiseAirspeed };
  switch (aim.kind) {
    case 'rest':
      return { heading: track, climb: 0, airspeed: 0 };
    case 'reach': {
      const near = !aim.through && Math.hypot(aim.north - body.north, aim.east - body.east) < settings.loiterRadius * 1.5;
      const heading = near ? circling(body, aim, settings.loiterRadius, true) : bearing(body, aim.north, aim.east);
      return { heading, climb: climbTo(body, aim.up, settings), airspeed: aim.speed ?? airframe.cruiseAirspeed };
    }
    case 'orbit':
      return { heading: circling(body, aim, Math.max(30, aim.radius), aim.clockwise), climb: climbTo(body, aim.up, settings), ...cruise };
    case 'move':
      return { heading: aim.heading ?? track + aim.turn, climb: aim.up, ...cruise };
    case 'lean':
      return { heading: track + aim.right, climb: aim.up, ...cruise };
    case 'rise':
      return { heading: body.yaw, climb: clamp(aim.up - body.up, 1, settings.climbSpeed), ...cruise };
    case 'touchDown': {
      const distance = aim.at ? Math.hypot(aim.at.north - body.north, aim.at.east - body.east) : 0;
      // A shallow slope to the point; where it is too high or too near to come down, once more around.
      const slope = distance > 1 ? body.up / distance : 1;
      const heading =
        aim.at && distance > 15 ? (slope > 0.2 ? circling(body, aim.at, 90, true) : bearing(body, aim.at.north, aim.at.east)) : track;
      const sink = body.up < 4 ? 0.7 : clamp(slope * groundSpeed(body), 0.5, settings.descentSpeed);
      return { heading, climb: -sink, airspeed: airframe.stallSpeed * 1.25 };
    }
  }
}

/** One step of time on the wing: it turns by banking and climbs by what power is left over. */
export function stepFixedWing(
  body: Body,
  aim: Aim,
  airframe: Airframe,
  settings: Settings,
  wind: Wind,
  thrust: number,
  seconds: number,
): void {
  if (body.onGround && rollOnGround(body, aim, airframe, seconds)) return;
  const [airNorth, airEast] = [body.northSpeed - wind.north, body.eastSpeed - wind.east];
  const airspeed = Math.max(0.1, Math.hypot(airNorth, airEast));
  const track = Math.atan2(body.eastSpeed, body.northSpeed);
  const course = courseBy(aim, body, airframe, settings, track);

  // The nose points into the wind by as much as the wind pushes the way over the ground aside.
  const cross = -Math.sin(course.heading) * wind.north + Math.cos(course.heading) * wind.east;
  const heading = course.heading - Math.asin(clamp(cross / airspeed, -0.8, 0.8));
  const nose = Math.atan2(airEast, airNorth);
  const turnWanted = HEADING_GAIN * halfTurn(heading - nose);
  const bankWanted = clamp(Math.atan((turnWanted * airspeed) / GRAVITY), -airframe.bankMax, airframe.bankMax);
  const bankStep = airframe.leanRateMax * seconds;
  const roll = body.roll + clamp(bankWanted - body.roll, -bankStep, bankStep);
  const turn = clamp((GRAVITY * Math.tan(roll)) / Math.max(airspeed, airframe.stallSpeed), -airframe.turnMax, airframe.turnMax);

  const wanted = clamp(course.airspeed, airframe.stallSpeed * 1.1, airframe.speedMax);
  const gained = thrust > 0.5 ? clamp(0.8 * (wanted - airspeed), -THRUST_ACCELERATION / 2, THRUST_ACCELERATION) : -0.3;
  const nextSpeed = Math.max(airframe.stallSpeed * 0.9, airspeed + gained * seconds);
  const nextNose = nose + turn * seconds;
  // Without thrust it glides, one metre down for ten ahead.
  const climbWanted = thrust > 0.5 ? course.climb : Math.min(course.climb, -airspeed / 10);
  const climb = clamp(climbWanted, -airframe.descentMax, airframe.climbMax);
  body.upSpeed += clamp(climb - body.upSpeed, -airframe.liftAccelerationMax * seconds, airframe.liftAccelerationMax * seconds);

  body.northSpeed = nextSpeed * Math.cos(nextNose) + wind.north;
  body.eastSpeed = nextSpeed * Math.sin(nextNose) + wind.east;
  const pitch = Math.asin(clamp(body.upSpeed / nextSpeed, -0.6, 0.6)) + 0.03;
  body.rollRate = (roll - body.roll) / seconds;
  body.pitchRate = (pitch - body.pitch) / seconds;
  body.yawRate = turn;
  body.roll = roll;
  body.pitch = pitch;
  body.yaw = halfTurn(nextNose);
  body.north += body.northSpeed * seconds;
  body.east += body.eastSpeed * seconds;
  body.up += body.upSpeed * seconds;
  const load = (nextSpeed / airframe.cruiseAirspeed) ** 2 + Math.max(0, body.upSpeed) * 0.35 + Math.max(0, gained) * 0.2;
  body.watts = thrust > 0.5 ? Math.max(airframe.idleWatts, airframe.cruiseWatts * load) : airframe.idleWatts;
  body.throttle = thrust > 0.5 ? clamp(0.45 * load, 0, 1) : 0;
}

/** True while the wheels or the launcher carry it. */
function rollOnGround(body: Body, aim: Aim, airframe: Airframe, seconds: number): boolean {
  const wantsUp = aim.kind !== 'rest' && aim.kind !== 'touchDown';
  const speed = Math.hypot(body.northSpeed, body.eastSpeed);
  if (wantsUp && speed >= airframe.stallSpeed * 1.15) return false;
  const next = wantsUp ? speed + THRUST_ACCELERATION * seconds : Math.max(0, speed - BRAKING_ON_GROUND * seconds);
  body.northSpeed = next * Math.cos(body.yaw);
  body.eastSpeed = next * Math.sin(body.yaw);
  body.upSpeed = 0;
  body.roll = body.pitch = body.rollRate = body.pitchRate = body.yawRate = 0;
  body.north += body.northSpeed * seconds;
  body.east += body.eastSpeed * seconds;
  body.throttle = wantsUp ? 1 : 0;
  body.watts = wantsUp ? airframe.cruiseWatts * 2 : airframe.idleWatts;
  return true;
}
