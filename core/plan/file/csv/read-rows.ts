import type { Issue } from '../../../issue.ts';
import { PATTERN_KINDS } from '../../pattern/pattern-kinds.ts';
import { NEW_ROUTE, NEW_WAYPOINT, waypointAt } from '../../route-defaults.ts';
import { END_ACTIONS, TURN_MODES, WAYPOINT_MODES, YAW_MODES, type Route, type Waypoint } from '../../route.ts';
import type { ReadRoute } from '../route-file.ts';
import { heightsOf, type Heights } from './heights.ts';
import { lineReader, type Line } from './line-reader.ts';
import { cellAt, strangeIn, tableUnder, type Table, type TableLine } from './table.ts';

const CLOCKWISE = ['clockwise', 'counterclockwise'] as const;

const milliseconds = (seconds: number | undefined, otherwise: number): number => (seconds === undefined ? otherwise : seconds * 1_000);

function planOf({ number, choice, document }: Line, { mode: heightMode, usual }: Heights): Route {
  return {
    heightMode,
    cycles: number('cycles') ?? NEW_ROUTE.cycles,
    entryPoint: number('entryPoint') ?? NEW_ROUTE.entryPoint,
    endAction: choice('endAction', END_ACTIONS) ?? null,
    height: number('newHeight') ?? usual,
    speed: number('newSpeed') ?? NEW_ROUTE.speed,
    turnMode: choice('newTurnMode', TURN_MODES) ?? NEW_ROUTE.turnMode,
    radius: number('newRadius') ?? NEW_ROUTE.radius,
    holdMs: Math.round(milliseconds(number('newHoldSeconds'), NEW_ROUTE.holdMs)),
    landing: document('landing'),
    pattern: document('pattern'),
    partOf: choice('partOf', PATTERN_KINDS) ?? null,
    wings: document('wings'),
    waypoints: [],
  };
}

/** Others count headings to both sides of north. */
const turned = (degrees: number): number => (degrees >= 0 && degrees <= 360 ? degrees : ((degrees % 360) + 360) % 360);

/** A table that says a heading, or a place to look at, means it to be flown. */
function noseOf({ number, choice }: Line): Pick<Waypoint, 'yawMode' | 'yaw' | 'target'> {
  const [latitude, longitude, yaw] = [number('targetLatitude'), number('targetLongitude'), number('yaw')];
  const target = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const meant = target ? 'target' : yaw === undefined ? NEW_WAYPOINT.yawMode : 'fixed';
  return { yawMode: choice('yawMode', YAW_MODES) ?? meant, yaw: yaw === undefined ? NEW_WAYPOINT.yaw : turned(yaw), target };
}

function waypointOf(line: Line, plan: Route, { column }: Heights): Waypoint {
  const { number, choice, actions } = line;
  const [latitude, longitude] = [number('latitude') ?? Number.NaN, number('longitude') ?? Number.NaN];
  const usual = waypointAt({ latitude, longitude }, plan);
  const direction = choice('circlingDirection', CLOCKWISE);
  return {
    ...usual,
    altitude: (column && number(column)) ?? usual.altitude,
    speed: number('speed') ?? usual.speed,
    mode: choice('mode', WAYPOINT_MODES) ?? usual.mode,
    turnMode: choice('turnMode', TURN_MODES) ?? usual.turnMode,
    radius: number('radius') ?? usual.radius,
    holdMs: Math.round(milliseconds(number('holdSeconds'), usual.holdMs)),
    circling: {
      radius: number('circlingRadius') ?? usual.circling.radius,
      turns: number('circlingTurns') ?? usual.circling.turns,
      clockwise: direction === undefined ? NEW_WAYPOINT.circling.clockwise : direction === 'clockwise',
      // A table that does not know of it was written when nobody waited.
      waitMs: Math.round(milliseconds(number('circlingWaitSeconds'), 0)),
    },
    ...noseOf(line),
    acceleration: number('acceleration') ?? usual.acceleration,
    actions: actions(),
  };
}

function routeOf(table: Table, name: string, lines: readonly TableLine[]): ReadRoute {
  const issues: Issue[] = [];
  const read = lines.map((line) => lineReader(table, line, issues));
  const heights = heightsOf(table, read);
  const route = planOf(read[0]!, heights);
  for (const line of read) {
    if (line.cell('latitude') !== undefined || line.cell('longitude') !== undefined) route.waypoints.push(waypointOf(line, route, heights));
  }
  return {
    name,
    remarks: read[0]!.cell('remarks') ?? '',
    route,
    issues: [...strangeIn(table, lines), ...heights.issues, ...issues],
    ...(heights.isAboveTerrain && { isAboveTerrain: true }),
  };
}

/** A table of waypoints: ours, or anybody's with latitudes and longitudes under a header. */
export function readRows([head, ...lines]: readonly TableLine[]): ReadRoute[] {
  const table = tableUnder(head?.cells ?? [], lines);
  if (table.faults.length > 0) return [{ name: '', remarks: '', route: NEW_ROUTE, issues: table.faults }];
  const routes: { name: string; lines: TableLine[] }[] = [];
  for (const line of lines) {
    const name = cellAt(line, table.columns.get('route')?.place ?? -1);
    const last = routes.at(-1);
    if (!last || (name !== undefined && name !== last.name)) routes.push({ name: name ?? '', lines: [line] });
    else last.lines.push(line);
  }
  return routes.map(({ name, lines: own }) => routeOf(table, name, own));
}
