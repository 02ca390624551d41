import { isLatitude, isLongitude, type Position } from '../../../geo/position.ts';
import { MavFrame } from '../../../mavlink/named-numbers.generated.ts';
import { warning } from '../../../issue.ts';
import { BrokenRouteFile, type ReadRoute, type WriteOptions, type WrittenRoute } from '../route-file.ts';
import type { Route } from '../../route.ts';
import { fileItemsOf, routeOfItems, type FileItem } from './file-items.ts';

const HEAD = 'QGC WPL 110';
const COLUMNS = 12;

export const isWaypointsFile = (text: string): boolean => /^QGC WPL \d+/.test(text);

const NOTHING = 'nan';

/** `47,1` is no number, and is not taken for "as you like" either. */
const numberIn = (text: string): number | null => (text.toLowerCase() === NOTHING ? null : Number(text));

/** All noughts: nobody knew. */
function homeIn([latitude, longitude]: readonly (number | null | undefined)[]): Position | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || (latitude === 0 && longitude === 0)) return undefined;
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : undefined;
}

function itemIn(line: string): FileItem {
  const cells = line.trim().split(/\s+/);
  if (cells.length < COLUMNS) throw new BrokenRouteFile('a line is cut short');
  const [id, , frame, command] = cells.map(numberIn);
  return {
    id: id ?? Number.NaN,
    command: command ?? Number.NaN,
    frame: frame ?? Number.NaN,
    params: cells.slice(4, 11).map(numberIn),
    autoContinue: cells[11] !== '0',
  };
}

/** The list that Mission Planner, QGroundControl and MAVProxy share. The first line is home. */
export function readWaypoints(text: string): ReadRoute {
  const [head, ...lines] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (head?.trim() !== HEAD) throw new BrokenRouteFile('another version');
  const [first, ...items] = lines.map(itemIn);
  const home = homeIn(first?.params.slice(4) ?? []);
  // Only PX4 is left a choice.
  const isPx4 = items.some(({ params }) => params.slice(0, 4).includes(null));
  return { name: '', remarks: '', ...routeOfItems(items, { autopilot: isPx4 ? 'px4' : 'ardupilot', kind: 'multirotor', home }) };
}

const HOME = [0, 1, MavFrame.GLOBAL, 16, 0, 0, 0, 0, 0, 0, 0, 1].join('\t');

const lineOf = ({ id, frame, command, params, autoContinue }: FileItem): string =>
  [id, 0, frame, command, ...params.map((param) => param ?? NOTHING), autoContinue ? 1 : 0].join('\t');

/** Where home is nobody knows yet: all noughts, as other programs write it. */
export function writeWaypoints(route: Route, { vehicle }: WriteOptions): WrittenRoute {
  const { items, issues } = fileItemsOf(route, vehicle);
  return { content: `${[HEAD, HOME, ...items.map(lineOf)].join('\r\n')}\r\n`, issues: [warning('routeFile.homeAtNought'), ...issues] };
}
