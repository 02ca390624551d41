import { MavSysStatusSensor as Bit } from '../mavlink/named-numbers.generated.ts';
import type { VehicleState } from './state.ts';

/** Parts of an aircraft whose health it reports, each with its bits in SYS_STATUS. */
const SENSOR_BITS = {
  gyro: Bit.SENSOR_3D_GYRO | Bit.SENSOR_3D_GYRO2,
  accelerometer: Bit.SENSOR_3D_ACCEL | Bit.SENSOR_3D_ACCEL2,
  compass: Bit.SENSOR_3D_MAG | Bit.SENSOR_3D_MAG2,
  barometer: Bit.SENSOR_ABSOLUTE_PRESSURE,
  airspeed: Bit.SENSOR_DIFFERENTIAL_PRESSURE,
  gps: Bit.SENSOR_GPS,
  opticalFlow: Bit.SENSOR_OPTICAL_FLOW,
  visionPosition: Bit.SENSOR_VISION_POSITION,
  rangefinder: Bit.SENSOR_LASER_POSITION,
  proximity: Bit.SENSOR_PROXIMITY | Bit.OBSTACLE_AVOIDANCE,
  rcReceiver: Bit.SENSOR_RC_RECEIVER,
  motorOutputs: Bit.SENSOR_MOTOR_OUTPUTS,
  attitude: Bit.AHRS,
  logging: Bit.LOGGING,
} as const;

export type Sensor = keyof typeof SENSOR_BITS;
export const SENSORS = Object.keys(SENSOR_BITS) as Sensor[];

/**
 * Not sensors, or with a rule of their own: the pre-arm checks are readiness, a missing terrain tile is a fault only where the aircraft says that it needs it, fence,
 * battery and thrust are watched by more than their bit.
 */
const OTHER_RULES =
  Bit.PREARM_CHECK | Bit.TERRAIN | Bit.GEOFENCE | Bit.SENSOR_BATTERY | Bit.SENSOR_PROPULSION | Bit.REVERSE_MOTOR | Bit.EXTENSION_USED;
const NAMED = SENSORS.reduce((all, sensor) => all | SENSOR_BITS[sensor], 0);

/** An autopilot that loses one of these may report it as absent instead of unhealthy, as ArduPilot does with a GPS. */
const VITAL = SENSOR_BITS.gyro | SENSOR_BITS.accelerometer | SENSOR_BITS.compass | SENSOR_BITS.barometer | SENSOR_BITS.gps;

export type Health = Pick<VehicleState, 'sensorsPresent' | 'sensorsEnabled' | 'sensorsHealthy' | 'armed' | 'flying'>;

/** `provenSensors` are the bits that were healthy at some time since the aircraft was switched on. */
function failedBits({ sensorsPresent, sensorsEnabled, sensorsHealthy, armed, flying }: Health, provenSensors: number): number | undefined {
  if (sensorsPresent === undefined || sensorsEnabled === undefined || sensorsHealthy === undefined) return undefined;
  const failed = sensorsPresent & sensorsEnabled & ~sensorsHealthy;
  const lost = flying ? provenSensors & VITAL & ~(sensorsPresent & sensorsEnabled) : 0;
  // While it boots, sensors are not healthy yet: that is no fault before it is armed.
  const considered = armed || flying ? ~0 : provenSensors;
  // Flown without a transmitter: a receiver that never heard one is not a failure.
  const unheardReceiver = SENSOR_BITS.rcReceiver & ~provenSensors;
  return (failed & considered & ~unheardReceiver) | lost;
}

export function hasFailed(sensor: Sensor, health: Health, provenSensors: number): boolean | undefined {
  const failed = failedBits(health, provenSensors);
  return failed === undefined ? undefined : (failed & SENSOR_BITS[sensor]) !== 0;
}

/** Something that has no name here. */
export function hasOtherFailed(health: Health, provenSensors: number): boolean | undefined {
  const failed = failedBits(health, provenSensors);
  return failed === undefined ? undefined : (failed & ~NAMED & ~OTHER_RULES) !== 0;
}

const isUnhealthy = (bit: number, { sensorsPresent = 0, sensorsEnabled = 0, sensorsHealthy = 0 }: Health): boolean =>
  (sensorsPresent & sensorsEnabled & ~sensorsHealthy & bit) !== 0;

/** It watches a fence and is not inside it. */
export const reportsBreach = (health: Health): boolean => health.flying === true && isUnhealthy(Bit.GEOFENCE, health);
export const lacksThrust = (health: Health): boolean => health.flying === true && isUnhealthy(Bit.SENSOR_PROPULSION, health);
export const hasBadBattery = (health: Health): boolean => isUnhealthy(Bit.SENSOR_BATTERY, health);
