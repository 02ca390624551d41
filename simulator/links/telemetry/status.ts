import {
  MavBatteryChargeState,
  MavBatteryType,
  MavLandedState,
  MavModeFlag as Flag,
  MavState,
  MavSysStatusSensor as Sensor,
  MavVtolState,
} from '@skyhelm/core/mavlink/named-numbers.generated';
import { isFlying, type Aircraft, type LandedState, type Regime } from '../../vehicle/aircraft.ts';
import type { Part } from '../../vehicle/faults.ts';
import { armingFaults } from '../../vehicle/arming.ts';
import { remainingShare, secondsLeft, type Battery } from '../../vehicle/battery.ts';
import { hasPosition } from '../../vehicle/gps.ts';
import { clamp } from '../../world/angle.ts';
import { itemsId } from '../item-id.ts';
import { bootMs, bootUs, type Comms } from '../comms.ts';
import type { Writers } from './writers.ts';

const LANDED: Record<LandedState, number> = {
  onGround: MavLandedState.ON_GROUND,
  takingOff: MavLandedState.TAKEOFF,
  inAir: MavLandedState.IN_AIR,
  landing: MavLandedState.LANDING,
};
const VTOL: Record<Regime, number> = {
  rotors: MavVtolState.MC,
  toWing: MavVtolState.TRANSITION_TO_FW,
  wing: MavVtolState.FW,
  toRotors: MavVtolState.TRANSITION_TO_MC,
};
const MISSION_STATES = { none: 1, waiting: 2, active: 3, paused: 4, complete: 5 } as const;
const BREACHES = { height: 2, circle: 3, polygon: 3 } as const;

function baseMode({ mode, armed, flavour }: Aircraft): number {
  const isByHand = mode.behaviour === 'attitude' || mode.behaviour === 'height' || mode.behaviour === 'position';
  const own = isByHand
    ? Flag.MANUAL_INPUT_ENABLED
    : Flag.GUIDED_ENABLED | (flavour.autopilot === 'px4' ? Flag.AUTO_ENABLED : Flag.MANUAL_INPUT_ENABLED);
  return Flag.CUSTOM_MODE_ENABLED | Flag.STABILIZE_ENABLED | own | (armed ? Flag.SAFETY_ARMED : 0);
}

function systemStatus(craft: Aircraft): number {
  if (craft.crashed || craft.parachute === 'open') return MavState.EMERGENCY;
  if (craft.protections.size > 0 && craft.armed) return MavState.CRITICAL;
  if (craft.seconds < craft.flavour.bootSeconds / 2) return MavState.BOOT;
  const isActive = craft.flavour.autopilot === 'px4' ? craft.armed : isFlying(craft) && !isTakenForLanded(craft);
  return isActive ? MavState.ACTIVE : MavState.STANDBY;
}

/** Disarmed, autopilots say that they have landed, even while they fall. */
const isTakenForLanded = ({ armed, parachute }: Aircraft): boolean => !armed && parachute !== 'open';

const ALWAYS =
  Sensor.SENSOR_3D_GYRO |
  Sensor.SENSOR_3D_ACCEL |
  Sensor.SENSOR_ABSOLUTE_PRESSURE |
  Sensor.SENSOR_ANGULAR_RATE_CONTROL |
  Sensor.SENSOR_ATTITUDE_STABILIZATION |
  Sensor.SENSOR_YAW_POSITION |
  Sensor.SENSOR_Z_ALTITUDE_CONTROL |
  Sensor.SENSOR_XY_POSITION_CONTROL |
  Sensor.AHRS |
  Sensor.LOGGING;
const SOMETIMES =
  Sensor.SENSOR_RC_RECEIVER |
  Sensor.SENSOR_3D_MAG |
  Sensor.SENSOR_GPS |
  Sensor.SENSOR_MOTOR_OUTPUTS |
  Sensor.SENSOR_BATTERY |
  Sensor.PREARM_CHECK |
  Sensor.GEOFENCE;

const PART_BITS: Record<Part, number> = {
  gyro: Sensor.SENSOR_3D_GYRO,
  accelerometer: Sensor.SENSOR_3D_ACCEL,
  compass: Sensor.SENSOR_3D_MAG,
  barometer: Sensor.SENSOR_ABSOLUTE_PRESSURE,
  airspeed: Sensor.SENSOR_DIFFERENTIAL_PRESSURE,
  gps: Sensor.SENSOR_GPS,
  opticalflow: Sensor.SENSOR_OPTICAL_FLOW,
  rangefinder: Sensor.SENSOR_LASER_POSITION,
  receiver: Sensor.SENSOR_RC_RECEIVER,
  attitude: Sensor.AHRS,
  logging: Sensor.LOGGING,
  terrain: Sensor.TERRAIN,
};
/** What is switched on, and what of it fails by order. */
const failedParts = ({ faults }: Aircraft): number => [...faults.parts].reduce((bits, part) => bits | PART_BITS[part], 0);
/** ArduPilot lists a receiver once it has heard it. */
const listed = (craft: Aircraft): number =>
  ((ALWAYS | SOMETIMES) & ~(craft.receiver.isAttached ? 0 : Sensor.SENSOR_RC_RECEIVER)) | failedParts(craft);

function healthy(craft: Aircraft): number {
  return soundParts(craft) & ~failedParts(craft);
}

function soundParts(craft: Aircraft): number {
  const low = remainingShare(craft.battery) <= craft.settings.battery.lowShare;
  return (
    ALWAYS |
    (craft.faults.compassBad ? 0 : Sensor.SENSOR_3D_MAG) |
    (craft.faults.remoteLost ? 0 : Sensor.SENSOR_RC_RECEIVER) |
    (hasPosition(craft.gps) ? Sensor.SENSOR_GPS : 0) |
    (craft.faults.motorLost ? 0 : Sensor.SENSOR_MOTOR_OUTPUTS) |
    (low ? 0 : Sensor.SENSOR_BATTERY) |
    (armingFaults(craft).length === 0 ? Sensor.PREARM_CHECK : 0) |
    (craft.fence.breach ? 0 : Sensor.GEOFENCE)
  );
}

function chargeState(craft: Aircraft): number {
  const share = remainingShare(craft.battery);
  if (share <= craft.settings.battery.criticalShare) return MavBatteryChargeState.CRITICAL;
  return share <= craft.settings.battery.lowShare ? MavBatteryChargeState.LOW : MavBatteryChargeState.OK;
}

const UNKNOWN_VOLTS = 65_535;
const UNKNOWN_CELSIUS = 32_767;
/** A battery that tells of each cell, and one that is only measured from outside. */
const batteryByCells = (battery: Battery) => ({
  voltages: Array.from({ length: 10 }, (_, cell) =>
    cell < battery.cells ? Math.round((battery.volts / battery.cells) * 1_000) : UNKNOWN_VOLTS,
  ),
  temperature: Math.round(battery.celsius * 100),
  time_remaining: Math.round(secondsLeft(battery) ?? 0),
});
const batteryAsOne = ({ volts }: Battery) => ({
  voltages: [Math.round(volts * 1_000), ...Array<number>(9).fill(UNKNOWN_VOLTS)],
  temperature: UNKNOWN_CELSIUS,
});

const shownVolts = ({ faults, battery }: Aircraft): number =>
  faults.cellVolts === undefined ? battery.volts : faults.cellVolts * battery.cells;
const centiAmperes = (amperes: number): number => clamp(Math.round(amperes * 100), 0, 32_767);
const percent = (craft: Aircraft): number => Math.round(remainingShare(craft.battery) * 100);

/** Which item of its mission it is at. */
export const missionCurrent = ({ craft }: Pick<Comms, 'craft'>) => ({
  seq: craft.mission.current,
  total: Math.max(0, craft.mission.items.length - craft.mission.first),
  mission_state: MISSION_STATES[craft.mission.state],
  mission_mode: craft.mode.behaviour === 'auto' ? 1 : craft.mission.state === 'paused' ? 2 : 0,
  mission_id: craft.flavour.namesPlans ? itemsId(craft.mission.items) : 0,
});

/** What state it is in. */
export const STATUS: Writers = {
  HEARTBEAT: ({ craft }) => ({
    type: craft.flavour.vehicleType,
    autopilot: craft.flavour.autopilotNumber,
    base_mode: baseMode(craft),
    custom_mode: craft.mode.number,
    system_status: systemStatus(craft),
    mavlink_version: 3,
  }),
  SYS_STATUS: ({ craft }) => ({
    onboard_control_sensors_present: listed(craft) >>> 0,
    onboard_control_sensors_enabled: (listed(craft) & ~(craft.settings.fence.enabled ? 0 : Sensor.GEOFENCE)) >>> 0,
    onboard_control_sensors_health: healthy(craft) >>> 0,
    load: 180,
    voltage_battery: Math.round(shownVolts(craft) * 1_000),
    current_battery: centiAmperes(craft.battery.amperes),
    battery_remaining: craft.faults.gaugeLost ? -1 : percent(craft),
  }),
  BATTERY_STATUS: ({ craft }) => ({
    id: 0,
    type: MavBatteryType.LIPO,
    current_consumed: Math.round(craft.battery.usedMah),
    energy_consumed: Math.round(craft.battery.usedJoules / 100),
    ...(craft.flavour.autopilot === 'px4'
      ? batteryByCells({ ...craft.battery, volts: shownVolts(craft) })
      : batteryAsOne({ ...craft.battery, volts: shownVolts(craft) })),
    current_battery: centiAmperes(craft.battery.amperes),
    battery_remaining: craft.faults.gaugeLost ? -1 : percent(craft),
    charge_state: craft.faults.gaugeLost ? MavBatteryChargeState.UNDEFINED : chargeState(craft),
  }),
  POWER_STATUS: () => ({ Vcc: 5_080, Vservo: 0, flags: 1 }),
  MEMINFO: () => ({ freemem: 65_535, freemem32: 131_072 }),
  SYSTEM_TIME: (comms) => ({ time_unix_usec: BigInt(Math.round(comms.unixMs)) * 1_000n, time_boot_ms: bootMs(comms) }),
  EXTENDED_SYS_STATE: ({ craft }) => ({
    landed_state: isTakenForLanded(craft) ? MavLandedState.ON_GROUND : LANDED[craft.landed],
    vtol_state: craft.airframe.kind === 'vtol' ? VTOL[craft.regime] : MavVtolState.UNDEFINED,
  }),
  MISSION_CURRENT: missionCurrent,
  FENCE_STATUS: ({ craft: { fence } }) => ({
    breach_status: fence.breach ? 1 : 0,
    breach_count: fence.breaches,
    breach_type: fence.breach ? BREACHES[fence.breach] : 0,
    breach_time: Math.round(fence.breachedAt * 1_000),
  }),
  EKF_STATUS_REPORT: ({ craft }) => ({
    velocity_variance: 0.02,
    pos_horiz_variance: hasPosition(craft.gps) ? 0.02 : 1.2,
    pos_vert_variance: 0.02,
    compass_variance: craft.faults.compassBad ? 1.1 : 0.03,
    flags: hasPosition(craft.gps) ? 831 : 167,
  }),
  ESTIMATOR_STATUS: (comms) => ({
    time_usec: bootUs(comms),
    vel_ratio: 0.05,
    pos_horiz_ratio: hasPosition(comms.craft.gps) ? 0.05 : 1.4,
    pos_vert_ratio: 0.04,
    mag_ratio: comms.craft.faults.compassBad ? 1.3 : 0.06,
    pos_horiz_accuracy: comms.craft.gps.accuracy.across,
    pos_vert_accuracy: comms.craft.gps.accuracy.height,
    flags: hasPosition(comms.craft.gps) ? 831 : 167,
  }),
  VIBRATION: (comms) => ({
    time_usec: bootUs(comms),
    vibration_x: comms.craft.armed ? 4 : 0.01,
    vibration_y: comms.craft.armed ? 4.5 : 0.01,
    vibration_z: comms.craft.armed ? 8 : 0.01,
  }),
  RC_CHANNELS: (comms) => {
    const { sticks } = comms.craft.input;
    const pulse = (value: number): number => Math.round(1_500 + 500 * clamp(value, -1, 1));
    return {
      time_boot_ms: bootMs(comms),
      chancount: 16,
      chan1_raw: pulse(sticks.right),
      chan2_raw: pulse(-sticks.forward),
      chan3_raw: pulse(sticks.up),
      chan4_raw: pulse(sticks.turn),
      chan5_raw: 1_800,
      chan6_raw: 1_000,
      chan7_raw: 1_000,
      chan8_raw: 1_000,
      rssi: comms.craft.faults.remoteLost || !comms.craft.receiver.isAttached ? 0 : 230,
    };
  },
  SERVO_OUTPUT_RAW: (comms) => {
    const pulse = comms.craft.armed ? Math.round(1_100 + 800 * comms.craft.body.throttle) : 1_000;
    const first = comms.craft.faults.motorLost ? 1_000 : pulse;
    return { time_usec: bootMs(comms) * 1_000, servo1_raw: first, servo2_raw: pulse, servo3_raw: pulse, servo4_raw: pulse };
  },
  CURRENT_MODE: ({ craft: { mode } }) => ({
    custom_mode: mode.number,
    intended_custom_mode: mode.number,
    standard_mode: mode.standard ?? 0,
  }),
  AVAILABLE_MODES_MONITOR: () => ({ seq: 1 }),
};
