import { metresBetween } from '../../geo/distance.ts';
import { error, type Issue } from '../../issue.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { differenceBetween } from '../../vehicle/plan-difference.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { Waypoint } from '../route.ts';
import { fromMission, SAME_HEIGHT_M, SAME_M, type ReadMission } from './from-mission.ts';
import type { MissionVehicle } from './manner.ts';
import { heightModeOf, readWaypoint } from './read-waypoint.ts';
import { toMission } from './to-mission.ts';
import { risesFromWhereItIs, takenOffTo } from './take-off-item.ts';
import { isTakeOff, isUnheld } from './unheld.ts';

/** Metres a second, of a mission that says nothing: rather too fast, for what is fast keeps further away from borders. */
const UNSAID_SPEED = { multirotor: 15, fixedWing: 25, vtol: 25 } as const;
/** Left out by whoever reads it as a route, and no matter of where it flies. */
const HARMLESS: readonly string[] = [
  'mission.read.action',
  'mission.read.command',
  'mission.read.heading',
  'mission.read.turn',
  'mission.read.pictures',
  // Where it waits is known, and no wider than that is what the aircraft chooses by itself.
  'mission.read.circle',
  // All within its circle is held to the air.
  'mission.read.hovers',
  // A waypoint of its own, or refused.
  'mission.read.takeOff',
];

/**
 * The way that a mission is flown, as a route that can be held to the airspace. Whatever leads elsewhere than that route would is an error: rather a mission too many is
 * refused than one flown along a way that nobody has looked at.
 */
export function missionWay(items: readonly MissionItem[], vehicle: MissionVehicle): ReadMission {
  const read = fromMission(items, vehicle, UNSAID_SPEED[vehicle.kind]);
  const refused = new Set<number>();
  const issues: Issue[] = [];
  const refuse = (index: number) => {
    if (refused.has(index)) return;
    refused.add(index);
    issues.push(error('mission.unheld', { item: index + 1 }));
  };
  for (const { code, severity, params } of read.issues) {
    const index = Number(params?.['item'] ?? read.endsAt + 1) - 1;
    if (severity === 'error') {
      refused.add(index);
      issues.push(error(code, params));
    } else if (!HARMLESS.includes(code)) refuse(index);
  }
  for (const [index, item] of items.entries()) if (index < read.endsAt && isUnheld(item, vehicle)) refuse(index);
  if (read.route.waypoints.length === 0) refuse(0);
  if (read.route.landing && !isSameLanding(items, read, vehicle)) refuse(read.endsAt);
  const begun = takenOff(items, read, vehicle);
  if (typeof begun === 'number') refuse(begun);
  return { ...(typeof begun === 'object' ? begun : read), issues };
}

/** What was brought within the bounds of landing routes is another landing. */
function isSameLanding(items: readonly MissionItem[], { route, endsAt }: ReadMission, vehicle: MissionVehicle): boolean {
  const landing = (of: readonly MissionItem[], from: number) => ({ kind: 'mission' as const, items: of.slice(from) });
  // Some versions keep what we do not rely on.
  return [false, true].some((isFile) => {
    const ours = toMission(route, { ...vehicle, isFile }).items;
    const begin = ours.findIndex(({ command }) => command === MavCmd.DO_LAND_START);
    return begin >= 0 && differenceBetween(landing(ours, begin), landing(items, endsAt), vehicle) === undefined;
  });
}

/**
 * A take-off to another height than that of the first waypoint, or at another place, is a waypoint of its own. The number of an item that cannot be that: in the middle,
 * ahead of rounds, of what climbs out on its wings, or above the sea for what would rise by as much.
 */
function takenOff(items: readonly MissionItem[], read: ReadMission, vehicle: MissionVehicle): ReadMission | number {
  const { route, beginsAt } = read;
  const index = items.findIndex(isTakeOff);
  const later = items.findLastIndex(isTakeOff);
  if (later !== index || index > (beginsAt[0] ?? 0)) return later;
  const item = items[index];
  const entry = route.waypoints[route.entryPoint - 1];
  if (!item || !entry) return read;
  if (risesFromWhereItIs(vehicle) && heightModeOf(item) !== 'relative') return index;
  // ArduPilot rises wherever it stands.
  const isSaid = vehicle.autopilot === 'px4' && (item.latitude !== 0 || item.longitude !== 0);
  const place = isSaid ? item : vehicle.home;
  const isElsewhere = isSaid && (!vehicle.home || metresBetween(item, vehicle.home) >= SAME_M);
  const height = takenOffTo(item, route.heightMode, vehicle);
  const isSameHeight = height !== undefined && Math.abs(height - entry.altitude) < SAME_HEIGHT_M;
  if (isSameHeight && !isElsewhere) return read;
  const isPlain = route.entryPoint === 1 && route.cycles === 1 && vehicle.kind !== 'fixedWing' && heightModeOf(item) === route.heightMode;
  if (!isPlain || !place) return index;
  const first = aboveStart(item, place, entry);
  return { ...read, beginsAt: [index, ...beginsAt], route: { ...route, waypoints: [first, ...route.waypoints] } };
}

const aboveStart = (
  { altitude, frame }: MissionItem,
  { latitude, longitude }: { latitude: number; longitude: number },
  { speed }: Waypoint,
) => readWaypoint({ command: MavCmd.NAV_WAYPOINT, frame, params: [0, 0, 0, 0], latitude, longitude, altitude, autoContinue: true }, speed)!;
