import type { Message } from '@skyhelm/core/mavlink/message';
import { clamp } from '../world/angle.ts';
import type { Aircraft } from '../vehicle/aircraft.ts';
import { pointGimbal } from '../vehicle/gimbal.ts';
import { upOf } from '../guidance/mission-item.ts';
import type { Comms, Service, Source } from './comms.ts';

/** A velocity that is not asked for again ends after this long. */
const VELOCITY_SECONDS = 3;
const IGNORE = { position: 0x007, velocity: 0x038, yaw: 0x400, yawRate: 0x800 } as const;
const LOCAL = { NED: 1, OFFSET_NED: 7, BODY_NED: 8, BODY_OFFSET_NED: 9 } as const;

const pulse = (value: number): number => (value === 0 || value === 65_535 ? 0 : clamp((value - 1_500) / 500, -1, 1));
const uses = (mask: number, part: number): boolean => (mask & part) === 0;

function moveBy(
  craft: Aircraft,
  seconds: number,
  velocity: { vx: number; vy: number; vz: number; yaw_rate: number },
  mask: number,
  isOfBody: boolean,
): void {
  const turn = uses(mask, IGNORE.yawRate) ? velocity.yaw_rate : 0;
  // Whoever sends no numbers is not obeyed half.
  if (![velocity.vx, velocity.vy, velocity.vz, turn].every((value) => Math.abs(value) < 100)) return;
  const [cos, sin] = isOfBody ? [Math.cos(craft.body.yaw), Math.sin(craft.body.yaw)] : [1, 0];
  craft.guided = {
    kind: 'velocity',
    north: velocity.vx * cos - velocity.vy * sin,
    east: velocity.vx * sin + velocity.vy * cos,
    up: -velocity.vz,
    turn,
    until: seconds + VELOCITY_SECONDS,
  };
}

const areNumbers = (...values: number[]): boolean => values.every((value) => Math.abs(value) < 1e7);

function goLocal(craft: Aircraft, seconds: number, message: Message<'SET_POSITION_TARGET_LOCAL_NED'>): void {
  const { type_mask: mask, coordinate_frame: frame, x, y, z, yaw } = message;
  const isOfBody = frame === LOCAL.BODY_NED || frame === LOCAL.BODY_OFFSET_NED;
  if (uses(mask, IGNORE.position)) {
    if (!areNumbers(x, y, z)) return;
    const isOffset = frame !== LOCAL.NED;
    const [cos, sin] = isOfBody ? [Math.cos(craft.body.yaw), Math.sin(craft.body.yaw)] : [1, 0];
    const { north, east, up } = isOffset ? craft.body : { north: 0, east: 0, up: 0 };
    const heading = uses(mask, IGNORE.yaw) && areNumbers(yaw) ? yaw : undefined;
    craft.guided = { kind: 'place', north: north + x * cos - y * sin, east: east + x * sin + y * cos, up: up - z, heading };
  } else if (uses(mask, IGNORE.velocity)) moveBy(craft, seconds, message, mask, isOfBody);
}

function goGlobal(craft: Aircraft, seconds: number, message: Message<'SET_POSITION_TARGET_GLOBAL_INT'>): void {
  const { type_mask: mask, lat_int, lon_int, alt, coordinate_frame, yaw } = message;
  if (uses(mask, IGNORE.position)) {
    if (!areNumbers(alt)) return;
    const place = craft.plane.offsetOf({ latitude: lat_int / 1e7, longitude: lon_int / 1e7 });
    const heading = uses(mask, IGNORE.yaw) && areNumbers(yaw) ? yaw : undefined;
    craft.guided = { kind: 'place', ...place, up: upOf(craft, coordinate_frame, alt), heading };
  } else if (uses(mask, IGNORE.velocity)) moveBy(craft, seconds, message, mask, false);
}

/** ArduPilot takes sticks and signs of life from one ground station alone. */
export const isOurStation = ({ craft, parameters }: Comms, from: Source): boolean =>
  craft.flavour.autopilot === 'px4' || from.system === parameters.get('SYSID_MYGCS');

/** Sticks, and places and velocities in guided flight. */
export function handControl(comms: Comms): Service {
  const { craft } = comms;
  const isGuided = (): boolean => craft.mode.behaviour === 'guided' && craft.takeOffTo === undefined;
  return {
    hears: {
      MANUAL_CONTROL: ({ x, y, z, r }, from) => {
        if (!isOurStation(comms, from) || (z < 0 && craft.flavour.name === 'copter')) return;
        const share = (value: number): number => (value === 32_767 ? 0 : clamp(value / 1_000, -1, 1));
        const up = z === 32_767 ? 0 : clamp(z / 500 - 1, -1, 1);
        craft.sticks = { forward: share(x), right: share(y), up, turn: share(r), heardAt: comms.now / 1_000 };
      },
      RC_CHANNELS_OVERRIDE: ({ chan1_raw, chan2_raw, chan3_raw, chan4_raw }, from) => {
        if (!isOurStation(comms, from)) return;
        // Nought gives the channels back to the receiver.
        if ([chan1_raw, chan2_raw, chan3_raw, chan4_raw].every((pulse) => pulse === 0)) {
          craft.sticks = undefined;
          return;
        }
        const sticks = { right: pulse(chan1_raw), forward: -pulse(chan2_raw), up: pulse(chan3_raw), turn: pulse(chan4_raw) };
        craft.sticks = { ...sticks, heardAt: comms.now / 1_000 };
      },
      SET_POSITION_TARGET_LOCAL_NED: (message) => {
        if (isGuided()) goLocal(craft, comms.now / 1_000, message);
      },
      SET_POSITION_TARGET_GLOBAL_INT: (message) => {
        if (isGuided()) goGlobal(craft, comms.now / 1_000, message);
      },
      GIMBAL_MANAGER_SET_PITCHYAW: ({ pitch, yaw, pitch_rate, yaw_rate }) => {
        const { gimbal } = craft;
        pointGimbal(gimbal, pitch, yaw);
        if (Number.isFinite(pitch) || Number.isFinite(yaw)) return;
        gimbal.pitchRate = Number.isFinite(pitch_rate) ? pitch_rate : 0;
        gimbal.yawRate = Number.isFinite(yaw_rate) ? yaw_rate : 0;
        gimbal.ratesUntil = comms.now / 1_000 + 1;
      },
    },
  };
}
