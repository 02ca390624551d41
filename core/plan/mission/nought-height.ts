import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { MissionVehicle } from './manner.ts';

/** Metres: ArduPilot keeps whole centimetres, and of less than one nothing is left. */
const LEAST = 0.01;
/** What four bytes take off a centimetre. */
const ROUNDING = 0.0001;

const isNought = (altitude: number): boolean => Math.abs(altitude) < LEAST - ROUNDING;

/** To ArduPilot nought is no height at all, but the one that it has by then: it is told a centimetre instead. */
export const heightToTell = (altitude: number, { autopilot }: MissionVehicle): number =>
  autopilot === 'ardupilot' && isNought(altitude) ? LEAST : altitude;

/** The other way round. */
export const heightTold = (altitude: number, { autopilot }: MissionVehicle): number =>
  autopilot === 'ardupilot' && Math.abs(altitude - LEAST) < ROUNDING ? 0 : altitude;

const WAYPOINTS: readonly number[] = [
  MavCmd.NAV_WAYPOINT,
  MavCmd.NAV_SPLINE_WAYPOINT,
  MavCmd.NAV_LOITER_TIME,
  MavCmd.NAV_LOITER_TURNS,
  MavCmd.NAV_LOITER_UNLIM,
];
const CIRCLES: readonly number[] = [MavCmd.NAV_LOITER_TIME, MavCmd.NAV_LOITER_TURNS, MavCmd.NAV_LOITER_UNLIM, MavCmd.NAV_LOITER_TO_ALT];
const ABOVE_SEA: readonly number[] = [MavFrame.GLOBAL, MavFrame.GLOBAL_INT];

/** Whether an aircraft stays as high as it is there, whatever the item looks like. On wings that holds for circles only, and not for heights above the sea. */
export function keepsHeight(
  { command, frame, altitude }: Pick<MissionItem, 'command' | 'frame' | 'altitude'>,
  { autopilot, kind }: MissionVehicle,
): boolean {
  if (autopilot !== 'ardupilot' || !isNought(altitude)) return false;
  return kind === 'multirotor' ? WAYPOINTS.includes(command) : CIRCLES.includes(command) && !ABOVE_SEA.includes(frame);
}
