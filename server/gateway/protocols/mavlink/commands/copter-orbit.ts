import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { CopterMode, MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { levelAboveHome, reposition } from './ardupilot-orders.ts';
import type { Plan, VehicleFacts } from './manner.ts';
import { long, mode, setting, type Arrival, type Question, type Setting } from './step.ts';

/** As far as ArduCopter's mode goes. */
const RADIUS_MAX = 2_000;
const RATE_MAX = 90;
const USUAL_SPEED = 5;
/** A circle that begins there and so aligned is off by less than a receiver's error. */
const [NEAR, SLOW, ALIGNED] = [2, 0.5, 2];
/** The bit by which the circle is around the copter instead of ahead of it. */
const AROUND_ITSELF = 4;

const DEGREES = 180 / Math.PI;

/** The mode circles a point that lies ahead by as much as its parameters say. */
const lookedAhead: Question = {
  wire: 'PARAM_REQUEST_READ',
  said: { name: 'CIRCLE_OPTIONS' },
  isRight: (options) => (options & AROUND_ITSELF) === 0,
};

/** Version 4.7 gave it another name and another unit. A name that a copter does not know it does not answer to. */
function radiusOf(metres: number, firmware: string): Setting {
  const [major = 0, minor = 0] = firmware.split('.').map(Number);
  const isInMetres = major > 4 || (major === 4 && minor >= 7);
  return isInMetres ? setting('CIRCLE_RADIUS_M', metres) : setting('CIRCLE_RADIUS', metres * 100);
}

const guided = (isThere: Arrival['isThere']): Arrival => ({ wire: 'none', mode: CopterMode.GUIDED, isThere });

function isAt({ latitude, longitude, groundSpeed }: VehicleState, place: Position): boolean {
  if (latitude === undefined || longitude === undefined || groundSpeed === undefined) return false;
  return metresBetween({ latitude, longitude }, place) < NEAR && groundSpeed < SLOW;
}

const isTowards = ({ heading }: VehicleState, wanted: number): boolean =>
  heading !== undefined && Math.abs(((heading - wanted + 540) % 360) - 180) < ALIGNED;

/** To the nearest point of the circle, the nose to its centre, and only then the mode that goes round. */
export function orbitOfCopter(
  { radius, clockwise, speed = USUAL_SPEED, height, ...centre }: Extract<Command, { kind: 'orbit' }>['params'],
  { state, firmware }: Pick<VehicleFacts, 'state' | 'firmware'>,
): Plan {
  const { latitude, longitude } = state;
  const rate = (speed / radius) * DEGREES;
  if (radius > RADIUS_MAX || rate > RATE_MAX) return 'unsupported';
  if (latitude === undefined || longitude === undefined) return 'unknownPosition';
  const plane = tangentPlane(centre);
  const away = plane.offsetOf({ latitude, longitude });
  const bearing = Math.atan2(away.east, away.north);
  const edge = plane.positionAt({ north: radius * Math.cos(bearing), east: radius * Math.sin(bearing) });
  const inwards = (bearing * DEGREES + 540) % 360;
  return levelAboveHome(height, state, (level) => [
    lookedAhead,
    radiusOf(radius, firmware),
    setting('CIRCLE_RATE', clockwise ? rate : -rate),
    reposition(edge, level),
    guided((now) => isAt(now, edge)),
    long(MavCmd.CONDITION_YAW, [inwards]),
    guided((now) => isTowards(now, inwards)),
    mode(CopterMode.CIRCLE),
  ]);
}
