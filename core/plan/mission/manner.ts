import type { Position } from '../../geo/position.ts';
import { MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { Issue } from '../../issue.ts';
import type { LoadPulses } from '../../payload/load-pulses.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { HeightMode } from '../route.ts';

/** What a mission depends on beside its route. */
export interface MissionVehicle {
  autopilot: 'ardupilot' | 'px4';
  kind: 'multirotor' | 'fixedWing' | 'vtol';
  /** Where it took off or stands; nothing where nobody knows. */
  home?: Position | undefined;
  /** Metres that it is above the sea; nothing where nobody knows. */
  homeAltitude?: number | undefined;
  /** It is written to a file, which has room for what no aircraft keeps. */
  isFile?: boolean | undefined;
  /** How its loads are told by pulses; nothing where none of them are. */
  pulses?: LoadPulses | undefined;
}

/**
 * How a route is entered that is not flown from its beginning: at a waypoint, with all that is done there; behind it, where that has been done; or behind it with a
 * round gone before, in which something may have begun that still lasts.
 */
export const ENTRY_MANNERS = ['at', 'behind', 'again'] as const;
export type EntryManner = (typeof ENTRY_MANNERS)[number];
export const isBehind = (manner: EntryManner | undefined): boolean => manner === 'behind' || manner === 'again';

export interface Mission {
  items: MissionItem[];
  /** Number of the item that begins the way to each waypoint. */
  beginsAt: number[];
  /** Number of the item behind the last waypoint. */
  endsAt: number;
  /** What the aircraft does otherwise than the route says, or why it cannot be told. */
  issues: Issue[];
}

type Params = MissionItem['params'];

export const frameOf = (mode: HeightMode): number => (mode === 'absolute' ? MavFrame.GLOBAL : MavFrame.GLOBAL_RELATIVE_ALT);

/** Something that is done on the way; two more numbers of the command stand where others have their place. */
export const doing = (
  command: number,
  params: Partial<Params> = [],
  [fifth, sixth, seventh]: [number?, number?, number?] = [],
): MissionItem => ({
  command,
  frame: MavFrame.MISSION,
  params: [params[0] ?? 0, params[1] ?? 0, params[2] ?? 0, params[3] ?? 0],
  latitude: fifth ?? 0,
  longitude: sixth ?? 0,
  altitude: seventh ?? 0,
  autoContinue: true,
});

/** Something that is flown. */
export const flown = (
  command: number,
  params: Params,
  { latitude, longitude }: Position,
  { frame, altitude }: { frame: number; altitude: number },
): MissionItem => ({ command, frame, params, latitude, longitude, altitude, autoContinue: true });
