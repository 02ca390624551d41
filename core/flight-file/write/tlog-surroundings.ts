import type { VehicleState } from '../../vehicle/state.ts';
import { say, scaled, type Said } from './tlog-said.ts';

const UNKNOWN_U16 = 0xffff;
/** MAV_SENSOR_ROTATION_PITCH_270. */
const DOWNWARDS = 25;

/** Nothing where the ground is farther away than the message can say. */
export function clearanceSaid({ clearance }: VehicleState, time_boot_ms: number): Said[] {
  const current_distance = scaled(clearance, 100, UNKNOWN_U16, [0, UNKNOWN_U16 - 1]);
  if (current_distance === UNKNOWN_U16) return [];
  return [say('DISTANCE_SENSOR', { time_boot_ms, max_distance: UNKNOWN_U16 - 1, current_distance, orientation: DOWNWARDS })];
}

/** What is said once a second of where it goes and what is around it. */
export function surroundingsSaid({
  missionItem,
  missionCount,
  waypointDistance,
  windSpeed,
  windDirection,
  estimatorError,
}: VehicleState): Said[] {
  const said: Said[] = [];
  if (missionItem !== undefined) {
    // Nought says that it does not count them, the largest number that there is no mission.
    const total = missionCount === undefined ? 0 : missionCount === 0 ? UNKNOWN_U16 : missionCount;
    said.push(say('MISSION_CURRENT', { seq: missionItem, total }));
  }
  if (waypointDistance !== undefined) said.push(say('NAV_CONTROLLER_OUTPUT', { wp_dist: waypointDistance }));
  if (windSpeed !== undefined) said.push(say('WIND', { direction: windDirection ?? 0, speed: windSpeed }));
  if (estimatorError !== undefined) {
    // The worst of its tests is all that is known: none is told to be better.
    const worst = { velocity_variance: estimatorError, pos_horiz_variance: estimatorError };
    said.push(say('EKF_STATUS_REPORT', { ...worst, pos_vert_variance: estimatorError, compass_variance: estimatorError }));
  }
  return said;
}

/** A radio speaks for itself; nothing where it was not heard. */
export const radioSaid = ({ radioSignal, radioNoise = 0 }: VehicleState): Said | undefined =>
  radioSignal === undefined ? undefined : say('RADIO_STATUS', { rssi: radioSignal, noise: radioNoise });
