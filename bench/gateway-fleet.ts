import { encode, type Sender } from '@skyhelm/core/mavlink/encode';

/** Vehicles behind one socket, as behind a bridge on a field. */
export const PER_SOCKET = 100;

/** One vehicle of the load: behind which socket it is, by which numbers it is known. */
export interface LoadVehicle {
  number: number;
  socket: number;
  system: number;
}

export const loadVehicle = (number: number): LoadVehicle => ({
  number,
  socket: Math.floor(number / PER_SOCKET),
  system: (number % PER_SOCKET) + 1,
});

const uidOf = (number: number): number[] => [...Array.from({ length: 16 }, () => 0xbe), number >> 8, number & 0xff];

/** Milliseconds that a roll angle can carry, from -150 to 150 degrees in steps of a hundredth. */
const STAMP_RANGE = 30_000;
const RADIANS = Math.PI / 180;

export const rollAt = (ms: number): number => ((Math.floor(ms) % STAMP_RANGE) / 100 - 150) * RADIANS;
/** How long ago a message was sent, by the roll that it carries, in degrees. */
export const ageOf = (roll: number, ms: number): number => (ms - Math.round((roll + 150) * 100) + STAMP_RANGE * 1_000) % STAMP_RANGE;

/** What the gateway asks an autopilot for beside its attitude, each in its turn: one that kept silent about any of it would be asked again and again. */
const OTHERS: ((place: { lat: number; lon: number }, time_boot_ms: number, sender: Sender) => Uint8Array)[] = [
  (_, __, sender) => encode('HEARTBEAT', { type: 2, autopilot: 3, base_mode: 129, custom_mode: 3, system_status: 4 }, sender),
  (place, time_boot_ms, sender) =>
    encode('GLOBAL_POSITION_INT', { ...place, time_boot_ms, alt: 50_000, relative_alt: 30_000, vx: 100, hdg: 9_000 }, sender),
  (_, __, sender) => encode('VFR_HUD', { groundspeed: 5, airspeed: 6, climb: 1, throttle: 40 }, sender),
  (_, __, sender) => encode('SYS_STATUS', { voltage_battery: 15_000, battery_remaining: 70 }, sender),
  (place, __, sender) => encode('GPS_RAW_INT', { ...place, alt: 50_000, fix_type: 3, satellites_visible: 14, eph: 80 }, sender),
  (_, __, sender) => encode('EXTENDED_SYS_STATE', { landed_state: 2 }, sender),
  ({ lat, lon }, __, sender) => encode('HOME_POSITION', { latitude: lat, longitude: lon, altitude: 20_000 }, sender),
  (_, __, sender) => encode('MISSION_CURRENT', { seq: 3, total: 12 }, sender),
  (_, __, sender) => encode('NAV_CONTROLLER_OUTPUT', { wp_dist: 120, nav_bearing: 90 }, sender),
  (_, __, sender) =>
    encode('BATTERY_STATUS', { voltages: [3_800, 3_810, 3_790, 3_800], current_battery: 900, battery_remaining: 70 }, sender),
  (_, __, sender) => encode('EKF_STATUS_REPORT', { velocity_variance: 0.1, compass_variance: 0.1, flags: 831 }, sender),
  (_, __, sender) => encode('WIND', { direction: 90, speed: 4 }, sender),
];

/** What a vehicle says in its turns: half of it attitude, which carries the time. */
export function framesOf(vehicle: LoadVehicle): (turn: number, ms: number) => Uint8Array {
  let sequence = 0;
  const place = { lat: 312_000_000 + vehicle.number * 1_000, lon: 1_214_000_000 };
  return (turn, ms) => {
    const sender = { system: vehicle.system, component: 1, sequence: sequence++ % 256 };
    const time_boot_ms = Math.floor(ms) + 1;
    if (turn % 2 === 0) return encode('ATTITUDE', { time_boot_ms, roll: rollAt(ms), pitch: 0.1, yaw: 1 }, sender);
    return OTHERS[((turn - 1) / 2) % OTHERS.length]!(place, time_boot_ms, sender);
  };
}

export const introductionOf = (vehicle: LoadVehicle): Uint8Array[] => {
  const sender = { system: vehicle.system, component: 1, sequence: 254 };
  return [
    encode('HEARTBEAT', { type: 2, autopilot: 3, base_mode: 1, system_status: 3 }, sender),
    encode('AUTOPILOT_VERSION', { uid2: uidOf(vehicle.number), flight_sw_version: 0x040603ff }, { ...sender, sequence: 255 }),
  ];
};
