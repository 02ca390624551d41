import { warning, type Issue } from '../../../issue.ts';
import { MavCmd } from '../../../mavlink/named-numbers.generated.ts';
import { isPlaceless, MissionItem } from '../../../vehicle/plan-item.ts';
import { fromMission } from '../../mission/from-mission.ts';
import type { MissionVehicle } from '../../mission/manner.ts';
import { isWaypoint } from '../../mission/read-waypoint.ts';
import { toMission } from '../../mission/to-mission.ts';
import type { Route } from '../../route.ts';
import type { ReadRoute } from '../route-file.ts';

/** An item as a file has it: seven numbers, nothing where the aircraft is to choose, and none (`NaN`) where something else is written. */
export interface FileItem {
  /** What jumps call it. */
  id: number;
  command: number;
  frame: number;
  params: (number | null)[];
  autoContinue: boolean;
}

/** Left to the aircraft they would all mean the same to us: where the equator meets Greenwich. */
const PLACED: readonly number[] = [MavCmd.DO_SET_ROI, MavCmd.DO_SET_ROI_LOCATION, MavCmd.NAV_LOITER_TO_ALT];

/** Whether it is said where, and how high, as far as that is needed. */
function isPlaced({ command, frame, params }: FileItem): boolean {
  if (isPlaceless(frame)) return true;
  const place = params.slice(4, 7);
  if (place.some(Number.isNaN)) return false;
  return !(isWaypoint(command) || PLACED.includes(command)) || (place.length === 3 && !place.includes(null));
}

function itemOf({ command, frame, params, autoContinue }: FileItem): MissionItem | undefined {
  const [first = null, second = null, third = null, fourth = null, fifth, sixth, seventh] = params;
  const place = (value: number | null | undefined) => (isPlaceless(frame) ? Math.round(value ?? 0) : (value ?? 0));
  const read = MissionItem.safeParse({
    command,
    frame,
    params: [first, second, third, fourth],
    latitude: place(fifth),
    longitude: place(sixth),
    altitude: seventh ?? 0,
    autoContinue,
  });
  return read.success ? read.data : undefined;
}

/** Nobody is there. */
const NOWHERE = -1;

/** By the number that its item has in the file, whatever was left out before it. */
function inFile(issue: Issue, known: readonly { number: number }[]): Issue {
  const at = issue.params?.['item'];
  const item = typeof at === 'number' ? known[at - 1]?.number : undefined;
  return item === undefined ? issue : { ...issue, params: { ...issue.params, item } };
}

/** Items of a file as a route; what none of us understands is named by its number. */
export function routeOfItems(
  given: readonly FileItem[],
  vehicle: MissionVehicle,
  speedAtFirst?: number,
): Omit<ReadRoute, 'name' | 'remarks'> {
  const issues: Issue[] = [];
  const known: { id: number; number: number; item: MissionItem }[] = [];
  for (const [index, raw] of given.entries()) {
    const item = isPlaced(raw) ? itemOf(raw) : undefined;
    if (item) known.push({ id: raw.id, number: index + 1, item });
    else issues.push(warning(isPlaced(raw) ? 'routeFile.item' : 'routeFile.itemPlace', { item: index + 1 }));
  }
  const places = new Map(known.map(({ id }, index) => [id, index]));
  const items = known.map(({ item }) => {
    if (item.command !== MavCmd.DO_JUMP) return item;
    const [to, ...rest] = item.params;
    return { ...item, params: [places.get(to ?? NOWHERE) ?? NOWHERE, ...rest] as MissionItem['params'] };
  });
  const { route, issues: found, isAboveTerrain } = fromMission(items, vehicle, speedAtFirst);
  const told = found.map((issue) => inFile(issue, known));
  return { route, issues: [...issues, ...told], ...(isAboveTerrain && { isAboveTerrain }) };
}

/** What reading the file again would not show: the rest is found by doing so. */
const TOLD = ['mission.tooLong', 'mission.circleAsCorners', 'mission.circleHovers', 'mission.homeHeight'];

/** PX4 wants a place of take-off, and a route knows none. */
const madeUpTakeOff = ({ autopilot, home }: MissionVehicle): Issue[] =>
  autopilot === 'px4' && !home ? [warning('routeFile.takeOffAtEntry')] : [];

/** A route as the items of a file, numbered from 1. */
export function fileItemsOf(route: Route, vehicle: MissionVehicle): { items: FileItem[]; issues: Issue[] } {
  const { items, issues } = toMission(route, { ...vehicle, isFile: true });
  const told = TOLD.flatMap((code) => issues.find((issue) => issue.code === code) ?? []);
  return {
    items: items.map(({ command, frame, params, latitude, longitude, altitude, autoContinue }, index) => {
      const [first, ...rest] = params;
      const to = command === MavCmd.DO_JUMP ? (first ?? 0) + 1 : first;
      return { id: index + 1, command, frame, params: [to, ...rest, latitude, longitude, altitude], autoContinue };
    }),
    // A file has room for what no aircraft would keep.
    issues: [...told.map((issue): Issue => ({ ...issue, severity: 'warning' })), ...madeUpTakeOff(vehicle)],
  };
}
