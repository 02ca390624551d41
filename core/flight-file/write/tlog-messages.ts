import { MavAutopilot, MavLandedState, MavModeFlag, MavState, MavType } from '../../mavlink/named-numbers.generated.ts';
import type { Airframe, Autopilot } from '../../vehicle/airframe.ts';
import { modeNumber } from '../../vehicle/flight-mode.ts';
import { fixTypeOf } from '../../vehicle/mavlink/translate-motion.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { say, scaled, type Said } from './tlog-said.ts';
import { clearanceSaid, surroundingsSaid } from './tlog-surroundings.ts';

const RADIANS = Math.PI / 180;
const UNKNOWN_U16 = 0xffff;
const UNKNOWN_U8 = 0xff;
const UNKNOWN_I16 = 0x7fff;

const TYPES: Record<Airframe, number> = {
  multirotor: MavType.QUADROTOR,
  fixedWing: MavType.FIXED_WING,
  vtol: MavType.VTOL_FIXEDROTOR,
  other: MavType.GENERIC,
};
const AUTOPILOTS: Record<Autopilot, number> = {
  ardupilot: MavAutopilot.ARDUPILOTMEGA,
  px4: MavAutopilot.PX4,
  other: MavAutopilot.GENERIC,
};

export interface Sayer {
  airframe: Airframe;
  autopilot: Autopilot;
}

const signed = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees);

/** What is said with every sample. Floats that are not known are no numbers, as MAVLink has it. */
export function motionSaid(state: VehicleState, time_boot_ms: number): Said[] {
  const { latitude, longitude, altitude, height, roll, pitch, yaw } = state;
  const said: Said[] = [];
  if (roll !== undefined && pitch !== undefined && yaw !== undefined) {
    said.push(say('ATTITUDE', { time_boot_ms, roll: roll * RADIANS, pitch: pitch * RADIANS, yaw: signed(yaw) * RADIANS }));
  }
  if (latitude !== undefined && longitude !== undefined) {
    const [vx, vy, vz] = [state.velocityNorth, state.velocityEast, state.velocityDown].map((speed) => scaled(speed, 100, 0));
    const place = { lat: scaled(latitude, 1e7, 0), lon: scaled(longitude, 1e7, 0), alt: scaled(altitude, 1000, 0) };
    const hdg = scaled(state.heading, 100, UNKNOWN_U16);
    said.push(say('GLOBAL_POSITION_INT', { time_boot_ms, ...place, relative_alt: scaled(height, 1000, 0), vx, vy, vz, hdg }));
  }
  if (state.groundSpeed !== undefined) {
    const { groundSpeed: groundspeed, airSpeed: airspeed = Number.NaN, climbRate: climb = Number.NaN, throttle = 0 } = state;
    const heading = Math.round(state.heading ?? yaw ?? 0);
    said.push(say('VFR_HUD', { airspeed, groundspeed, climb, throttle, heading, alt: altitude ?? Number.NaN }));
  }
  said.push(...clearanceSaid(state, time_boot_ms));
  return said;
}

const [TAKING_OFF, LANDING] = [modeNumber('takeOff'), modeNumber('land')];

/** Autopilots take off and land within other modes; only by this are those told from the rest of them. */
function landedState({ flying, mode }: VehicleState): number {
  if (!flying) return MavLandedState.ON_GROUND;
  if (mode === TAKING_OFF) return MavLandedState.TAKEOFF;
  return mode === LANDING ? MavLandedState.LANDING : MavLandedState.IN_AIR;
}

/** What must not wait for the next second to be said. */
export const standing = ({ armed, flying, nativeMode, phase, sound }: VehicleState): string =>
  [armed, flying, nativeMode, phase, sound].join();

const knowsSystem = (state: VehicleState): boolean =>
  [state.sensorsPresent, state.processorLoad, state.batteryVoltage, state.batteryCurrent, state.batteryPercent].some(
    (value) => value !== undefined,
  );

/** What is said once a second. */
export function standingSaid(state: VehicleState, { airframe, autopilot }: Sayer): Said[] {
  const said: Said[] = [];
  if (state.flying !== undefined) {
    said.push(say('EXTENDED_SYS_STATE', { landed_state: landedState(state) }));
  }
  if (state.armed !== undefined) {
    const base_mode = MavModeFlag.CUSTOM_MODE_ENABLED | (state.armed ? MavModeFlag.SAFETY_ARMED : 0);
    const system_status = state.sound === false ? MavState.CRITICAL : state.flying ? MavState.ACTIVE : MavState.STANDBY;
    const kind = { type: TYPES[airframe], autopilot: AUTOPILOTS[autopilot], mavlink_version: 3 };
    said.push(say('HEARTBEAT', { ...kind, base_mode, system_status, custom_mode: state.nativeMode ?? 0 }));
  }
  said.push(say('GPS_RAW_INT', receiverSaid(state)));
  if (knowsSystem(state)) said.push(say('SYS_STATUS', systemSaid(state)));
  if (BATTERY_FIELDS.some((field) => state[field] !== undefined)) said.push(say('BATTERY_STATUS', batterySaid(state)));
  said.push(...surroundingsSaid(state));
  return said;
}

function receiverSaid({ latitude, longitude, altitude, positioning, satellites, hdop, horizontalAccuracy }: VehicleState) {
  return {
    fix_type: fixTypeOf(positioning),
    lat: scaled(latitude, 1e7, 0),
    lon: scaled(longitude, 1e7, 0),
    alt: scaled(altitude, 1000, 0),
    eph: scaled(hdop, 100, UNKNOWN_U16),
    epv: UNKNOWN_U16,
    vel: UNKNOWN_U16,
    cog: UNKNOWN_U16,
    satellites_visible: satellites ?? UNKNOWN_U8,
    h_acc: scaled(horizontalAccuracy, 1000, 0),
  };
}

function systemSaid(state: VehicleState) {
  return {
    onboard_control_sensors_present: state.sensorsPresent ?? 0,
    onboard_control_sensors_enabled: state.sensorsEnabled ?? 0,
    onboard_control_sensors_health: state.sensorsHealthy ?? 0,
    load: scaled(state.processorLoad, 10, 0),
    voltage_battery: scaled(state.batteryVoltage, 1000, UNKNOWN_U16, [0, UNKNOWN_U16 - 1]),
    current_battery: scaled(state.batteryCurrent, 100, -1, [-UNKNOWN_I16, UNKNOWN_I16]),
    battery_remaining: scaled(state.batteryPercent, 1, -1),
  };
}

const BATTERY_FIELDS = ['batteryTime', 'batteryTemperature', 'cellVoltage', 'chargeState', 'batteryChemistry'] as const;
const CELLS = 10;

function batterySaid({ batteryTemperature, batteryTime, batteryPercent, batteryVoltage, cellVoltage, ...state }: VehicleState) {
  // Only the weakest cell is known: all of them are written as that one.
  const cells = cellVoltage === undefined ? 0 : Math.min(CELLS, Math.max(2, Math.round((batteryVoltage ?? 0) / cellVoltage)));
  return {
    temperature: scaled(batteryTemperature, 100, UNKNOWN_I16),
    time_remaining: batteryTime ?? 0,
    battery_remaining: batteryPercent ?? -1,
    voltages: Array.from({ length: CELLS }, (_, cell) => (cell < cells ? scaled(cellVoltage, 1000, UNKNOWN_U16) : UNKNOWN_U16)),
    charge_state: state.chargeState ?? 0,
    type: state.batteryChemistry ?? 0,
  };
}

/** Nothing while there is no home. */
export function homeSaid({ homeLatitude, homeLongitude, homeAltitude }: VehicleState): Said | undefined {
  if (homeLatitude === undefined || homeLongitude === undefined) return undefined;
  const place = { latitude: scaled(homeLatitude, 1e7, 0), longitude: scaled(homeLongitude, 1e7, 0) };
  return say('HOME_POSITION', { ...place, altitude: scaled(homeAltitude, 1000, 0) });
}
