import { POSITIONING_NUMBERS, turned } from '../../vehicle/mavlink/translate-motion.ts';
import type { Patch, VehicleState } from '../../vehicle/state.ts';
import { eulerOf } from './attitude.ts';

/** One message of a topic, as long as it lasts. */
export interface Topic {
  /** No number where the topic has no such field. */
  number(name: string): number;
  has(name: string): boolean;
}

export type TranslateTopic = (topic: Topic, patch: Patch, state: Readonly<VehicleState>) => void;

const DEGREES = 180 / Math.PI;
const ZERO_CELSIUS = -273.15;

const saysNot = (topic: Topic, name: string): boolean => topic.has(name) && topic.number(name) === 0;

function gps(topic: Topic, patch: Patch): void {
  const positioning = POSITIONING_NUMBERS.get(topic.number('fix_type'));
  if (positioning !== undefined) patch.positioning = positioning;
  patch.satellites = topic.number('satellites_used');
  patch.hdop = topic.number('hdop');
  patch.horizontalAccuracy = topic.number('eph');
}

function wind(topic: Topic, patch: Patch): void {
  const [north, east] = [topic.number('windspeed_north'), topic.number('windspeed_east')];
  patch.windSpeed = Math.hypot(north, east);
  patch.windDirection = turned(Math.atan2(-east, -north) * DEGREES);
}

/** What each topic of a PX4 log says, in our units; a field that the log does not have is no number, and goes no further. */
export const TOPICS: Record<string, TranslateTopic> = {
  vehicle_global_position(topic, patch, { homeAltitude }) {
    if (saysNot(topic, 'lat_lon_valid')) return;
    patch.latitude = topic.number('lat');
    patch.longitude = topic.number('lon');
    patch.altitude = topic.number('alt');
    if (homeAltitude !== undefined) patch.height = patch.altitude - homeAltitude;
  },

  vehicle_local_position(topic, patch, { homeAltitude }) {
    const [north, east, down] = [topic.number('vx'), topic.number('vy'), topic.number('vz')];
    if (!saysNot(topic, 'v_xy_valid')) {
      patch.velocityNorth = north;
      patch.velocityEast = east;
      patch.groundSpeed = Math.hypot(north, east);
    }
    if (!saysNot(topic, 'v_z_valid')) {
      patch.velocityDown = down;
      patch.climbRate = -down;
    }
    // Without a home, what it was switched on at is the nearest to it.
    if (homeAltitude === undefined && !saysNot(topic, 'z_valid')) patch.height = -topic.number('z');
    if (topic.number('dist_bottom_valid') === 1) patch.clearance = topic.number('dist_bottom');
  },

  vehicle_attitude(topic, patch) {
    const { roll, pitch, yaw } = eulerOf(topic.number('q[0]'), topic.number('q[1]'), topic.number('q[2]'), topic.number('q[3]'));
    patch.roll = roll * DEGREES;
    patch.pitch = pitch * DEGREES;
    patch.yaw = turned(yaw * DEGREES);
    patch.heading = patch.yaw;
  },

  vehicle_gps_position: gps,
  sensor_gps: gps,

  battery_status(topic, patch) {
    const [remaining, seconds, temperature] = [topic.number('remaining'), topic.number('time_remaining_s'), topic.number('temperature')];
    patch.batteryVoltage = topic.number('voltage_v');
    if (topic.number('current_a') !== -1) patch.batteryCurrent = topic.number('current_a');
    if (remaining >= 0) patch.batteryPercent = remaining * 100;
    if (seconds > 0) patch.batteryTime = seconds;
    if (temperature !== 0 && temperature > ZERO_CELSIUS) patch.batteryTemperature = temperature;
  },

  home_position(topic, patch) {
    if (saysNot(topic, 'valid_hpos')) return;
    patch.homeLatitude = topic.number('lat');
    patch.homeLongitude = topic.number('lon');
    patch.homeAltitude = topic.number('alt');
  },

  airspeed_validated(topic, patch) {
    patch.airSpeed = topic.number('calibrated_airspeed_m_s');
  },

  wind,
  wind_estimate: wind,

  mission_result(topic, patch) {
    patch.missionItem = topic.number('seq_current');
    patch.missionCount = topic.number('seq_total');
  },

  cpuload(topic, patch) {
    patch.processorLoad = topic.number('load') * 100;
  },

  estimator_status(topic, patch) {
    patch.estimatorError = Math.max(
      topic.number('vel_test_ratio'),
      topic.number('pos_test_ratio'),
      topic.number('hgt_test_ratio'),
      topic.number('mag_test_ratio'),
    );
  },
};
