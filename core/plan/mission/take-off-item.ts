import { error, type Issue } from '../../issue.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { Craft } from '../../vehicle/flight-traits.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { HeightMode, Route } from '../route.ts';
import { flown, frameOf, type MissionVehicle } from './manner.ts';
import { heightModeOf } from './read-waypoint.ts';
import { isTakeOff } from './unheld.ts';

/** Of a wing that leaves the ground, in degrees. */
const TAKE_OFF_PITCH = 15;

/**
 * ArduPlane with rotors, which may say that it is a plane, rises by the height that it is told, whatever that counts from; a plane holds its course until it is as high as
 * told. On the ground that can be said above home, in the air it leads anywhere.
 */
export const risesFromWhereItIs = ({ autopilot, kind }: Craft): boolean => autopilot === 'ardupilot' && kind !== 'multirotor';

export function takeOffItem({ waypoints, entryPoint, heightMode }: Route, vehicle: MissionVehicle, issues: Issue[]): MissionItem {
  const { autopilot, kind, home, homeAltitude } = vehicle;
  const entry = waypoints[entryPoint - 1] ?? waypoints[0]!;
  const command = kind === 'vtol' ? MavCmd.NAV_VTOL_TAKEOFF : MavCmd.NAV_TAKEOFF;
  const asPlanned = { frame: frameOf(heightMode), altitude: entry.altitude };
  // ArduPilot rises wherever it stands, PX4 wants a place to make for.
  if (autopilot === 'px4') return flown(command, [0, 0, 0, null], home ?? entry, asPlanned);
  const isAboveHomeTold = heightMode === 'absolute' && risesFromWhereItIs(vehicle);
  if (isAboveHomeTold && homeAltitude === undefined) issues.push(error('mission.homeHeight', undefined, ['heightMode']));
  const level =
    isAboveHomeTold && homeAltitude !== undefined
      ? { frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: entry.altitude - homeAltitude }
      : asPlanned;
  return flown(command, [kind === 'fixedWing' ? TAKE_OFF_PITCH : 0, 0, 0, 0], { latitude: 0, longitude: 0 }, level);
}

/** How high it takes off, counted as the route counts; nothing where nobody knows. */
export function takenOffTo(item: MissionItem, heightMode: HeightMode, { homeAltitude }: MissionVehicle): number | undefined {
  const mode = heightModeOf(item);
  if (mode === heightMode) return item.altitude;
  return mode === 'relative' && homeAltitude !== undefined ? item.altitude + homeAltitude : undefined;
}

/** The item to begin with in the air instead of one from which it would take off once more, from wherever it is. */
export function behindTakeOff(items: readonly MissionItem[], item: number, craft: Craft): number {
  const flownFirst = items.findIndex(({ command }, index) => index >= item && command <= MavCmd.NAV_LAST);
  return risesFromWhereItIs(craft) && flownFirst >= 0 && isTakeOff(items[flownFirst]!) ? flownFirst + 1 : item;
}
