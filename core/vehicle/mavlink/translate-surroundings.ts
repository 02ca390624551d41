import { MissionState } from '../../mavlink/named-numbers.generated.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import { STATE_FIELDS, type Patch } from '../state.ts';
import { turned } from './translate-motion.ts';
import type { Translations } from './translation.ts';

const DEGREES = 180 / Math.PI;
const UNKNOWN_U16 = 0xffff;
/** MAV_SENSOR_ROTATION_PITCH_270. */
const DOWNWARDS = 25;

const wind = offsetsOf('WIND');
const windVector = offsetsOf('WIND_COV');
const mission = offsetsOf('MISSION_CURRENT');
const navigation = offsetsOf('NAV_CONTROLLER_OUTPUT');
const ranger = offsetsOf('DISTANCE_SENSOR');
const ekf = offsetsOf('EKF_STATUS_REPORT');
const estimator = offsetsOf('ESTIMATOR_STATUS');

/** A test that does not run is no number, as without a compass: the others still count. One that is beyond all measure is no less bad for it. */
function putWorst(patch: Patch, tests: readonly number[]): void {
  const known = tests.filter((test) => !Number.isNaN(test));
  if (known.length > 0) patch.estimatorError = Math.min(STATE_FIELDS.estimatorError.max, Math.max(...known));
}

/** Exactly zero is what an autopilot sends that does not estimate the wind, such as ArduCopter as it is delivered; a calm is never so exact. */
function putWind(patch: Patch, speed: number, from: number): void {
  if (speed === 0 || Number.isNaN(speed)) return;
  patch.windDirection = turned(from);
  patch.windSpeed = speed;
}

export const SURROUNDINGS_MESSAGES: Translations = {
  WIND(view, patch) {
    putWind(patch, view.getFloat32(wind.speed, true), view.getFloat32(wind.direction, true));
  },

  WIND_COV(view, patch) {
    const north = view.getFloat32(windVector.wind_x, true);
    const east = view.getFloat32(windVector.wind_y, true);
    putWind(patch, Math.hypot(north, east), Math.atan2(-east, -north) * DEGREES);
  },

  MISSION_CURRENT(view, patch) {
    const item = view.getUint16(mission.seq, true);
    const total = view.getUint16(mission.total, true);
    if (item !== UNKNOWN_U16) patch.missionItem = item;
    const isEmpty = total === UNKNOWN_U16 || view.getUint8(mission.mission_state) === MissionState.NO_MISSION;
    // Nought alone says that it does not count them: whoever has none says so besides, or by the largest number.
    if (total !== 0 || isEmpty) patch.missionCount = isEmpty ? 0 : total;
  },

  NAV_CONTROLLER_OUTPUT(view, patch) {
    patch.waypointDistance = view.getUint16(navigation.wp_dist, true);
  },

  DISTANCE_SENSOR(view, patch) {
    const centimetres = view.getUint16(ranger.current_distance, true);
    const isWithin = centimetres >= view.getUint16(ranger.min_distance, true) && centimetres <= view.getUint16(ranger.max_distance, true);
    if (view.getUint8(ranger.orientation) === DOWNWARDS && isWithin) patch.clearance = centimetres / 100;
  },

  EKF_STATUS_REPORT(view, patch) {
    putWorst(patch, [
      view.getFloat32(ekf.velocity_variance, true),
      view.getFloat32(ekf.pos_horiz_variance, true),
      view.getFloat32(ekf.pos_vert_variance, true),
      view.getFloat32(ekf.compass_variance, true),
    ]);
  },

  ESTIMATOR_STATUS(view, patch) {
    putWorst(patch, [
      view.getFloat32(estimator.vel_ratio, true),
      view.getFloat32(estimator.pos_horiz_ratio, true),
      view.getFloat32(estimator.pos_vert_ratio, true),
      view.getFloat32(estimator.mag_ratio, true),
    ]);
  },
};
