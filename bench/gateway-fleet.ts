import { encode } from '@skyhelm/core/mavlink/encode';

/** Vehicles behind one socket, as behind a bridge on a field. */
export const PER_SOCKET = 100;

/** One vehicle of the load: behind which socket it is, by which numbers it is known. */
export interface LoadVehicle {
  number: number;
  socket: number;
  system: number;
}

export const loadVehicles = (count: number): LoadVehicle[] =>
  Array.from({ length: count }, (_, number) => ({
    number,
    socket: Math.floor(number / PER_SOCKET),
    system: (number % PER_SOCKET) + 1,
  }));

const uidOf = (number: number): number[] => [...Array.from({ length: 16 }, () => 0xbe), number >> 8, number & 0xff];

/** Milliseconds that a roll angle can carry, from -150 to 150 degrees in steps of a hundredth. */
const STAMP_RANGE = 30_000;
const RADIANS = Math.PI / 180;

export const rollAt = (ms: number): number => ((Math.floor(ms) % STAMP_RANGE) / 100 - 150) * RADIANS;
/** How long ago a message was sent, by the roll that it carries, in degrees. */
export const ageOf = (roll: number, ms: number): number => (ms - Math.round((roll + 150) * 100) + STAMP_RANGE * 1_000) % STAMP_RANGE;

/** What a vehicle says, ten times a second: half of it attitude, which carries the time. */
export function framesOf(vehicle: LoadVehicle): (turn: number, ms: number) => Uint8Array {
  let sequence = 0;
  const place = { lat: 312_000_000 + vehicle.number * 1_000, lon: 1_214_000_000, alt: 50_000 };
  return (turn, ms) => {
    const sender = { system: vehicle.system, component: 1, sequence: sequence++ % 256 };
    const time_boot_ms = Math.floor(ms) + 1;
    if (turn % 2 === 0) return encode('ATTITUDE', { time_boot_ms, roll: rollAt(ms), pitch: 0.1, yaw: 1 }, sender);
    if (turn % 10 === 9) return encode('HEARTBEAT', { type: 2, autopilot: 3, base_mode: 129, custom_mode: 3, system_status: 4 }, sender);
    if (turn % 10 === 7) return encode('VFR_HUD', { groundspeed: 5, airspeed: 6, climb: 1, throttle: 40 }, sender);
    if (turn % 10 === 5) return encode('SYS_STATUS', { voltage_battery: 15_000, battery_remaining: 70 }, sender);
    return encode('GLOBAL_POSITION_INT', { ...place, time_boot_ms, relative_alt: 30_000, vx: 100, hdg: 9_000 }, sender);
  };
}

export const introductionOf = (vehicle: LoadVehicle): Uint8Array[] => {
  const sender = { system: vehicle.system, component: 1, sequence: 254 };
  return [
    encode('HEARTBEAT', { type: 2, autopilot: 3, base_mode: 1, system_status: 3 }, sender),
    encode('AUTOPILOT_VERSION', { uid2: uidOf(vehicle.number), flight_sw_version: 0x040603ff }, { ...sender, sequence: 255 }),
  ];
};
