import { error, warning, type Issue } from '../../../issue.ts';
import { converted } from '../../../units/written-unit.ts';
import { PATTERN_KINDS } from '../../pattern/pattern-kinds.ts';
import { NEW_ROUTE, NEW_WAYPOINT, waypointAt } from '../../route-defaults.ts';
import { RouteField } from '../../route-field.ts';
import { END_ACTIONS, HEIGHT_MODES, TURN_MODES, WAYPOINT_MODES, YAW_MODES, type Route, type Waypoint } from '../../route.ts';
import { WAYPOINT_ACTION_KINDS, type WaypointAction } from '../../waypoint-action.ts';
import { BrokenRouteFile, type ReadRoute } from '../route-file.ts';
import { columnOf, type ColumnName } from './columns.ts';
import { FORMULA } from './write-csv.ts';

export interface TableLine {
  /** As the spreadsheet shows it. */
  number: number;
  cells: readonly string[];
}

/** Nothing where the cell is empty or there is no such column; one that is not understood is told of. */
type Cell = (column: ColumnName) => string | undefined;

const asNumber = (text: string): number | undefined => {
  // Half of the world writes a comma.
  const value = Number(text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
  return Number.isFinite(value) ? value : undefined;
};

function actionOf(text: string): WaypointAction | undefined {
  const [name, value] = text.split(':');
  const kind = WAYPOINT_ACTION_KINDS.find((one) => one === name);
  const number = value === undefined ? null : asNumber(value);
  return kind && number !== undefined ? { kind, value: number } : undefined;
}

const CLOCKWISE = ['clockwise', 'counterclockwise'] as const;

function lineReader(cell: Cell, factorOf: (column: ColumnName) => number, row: number, issues: Issue[]) {
  const read = <T>(column: ColumnName, understand: (text: string) => T | undefined): T | undefined => {
    const text = cell(column);
    if (text === undefined) return undefined;
    const value = understand(text);
    if (value === undefined) issues.push(warning('routeFile.cell', { row, column }));
    return value;
  };
  const number = (column: ColumnName) => {
    const value = read(column, asNumber);
    return value === undefined ? undefined : converted(value, factorOf(column));
  };
  const choice = <const T extends string>(column: ColumnName, all: readonly T[]): T | undefined =>
    read(column, (text) => all.find((one) => one.toLowerCase() === text.toLowerCase()));
  const actions = (): WaypointAction[] =>
    (cell('actions') ?? '').split(/\s+/).flatMap((text) => {
      if (text === '') return [];
      const action = actionOf(text);
      if (!action) issues.push(warning('routeFile.cell', { row, column: 'actions' }));
      return action ?? [];
    });
  /** What is kept as a document within the cell. */
  const document = <F extends 'landing' | 'pattern' | 'wings'>(field: F): Route[F] =>
    (read(field, (text) => {
      try {
        const fitting = RouteField.safeParse({ ...NEW_ROUTE, [field]: JSON.parse(text) as unknown });
        return fitting.success ? (fitting.data[field] ?? undefined) : undefined;
      } catch {
        return undefined;
      }
    }) as Route[F] | undefined) ?? null;
  return { number, choice, actions, document };
}
type Line = ReturnType<typeof lineReader>;

const milliseconds = (seconds: number | undefined, otherwise: number): number => (seconds === undefined ? otherwise : seconds * 1_000);

function planOf({ number, choice, document }: Line): Route {
  return {
    heightMode: choice('heightMode', HEIGHT_MODES) ?? NEW_ROUTE.heightMode,
    cycles: number('cycles') ?? NEW_ROUTE.cycles,
    entryPoint: number('entryPoint') ?? NEW_ROUTE.entryPoint,
    endAction: choice('endAction', END_ACTIONS) ?? null,
    height: number('newHeight') ?? NEW_ROUTE.height,
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

function waypointOf({ number, choice, actions }: Line, plan: Route): Waypoint {
  const [latitude, longitude] = [number('latitude') ?? Number.NaN, number('longitude') ?? Number.NaN];
  const usual = waypointAt({ latitude, longitude }, plan);
  const target = { latitude: number('targetLatitude'), longitude: number('targetLongitude') };
  const direction = choice('circlingDirection', CLOCKWISE);
  return {
    ...usual,
    altitude: number('altitude') ?? usual.altitude,
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
    yawMode: choice('yawMode', YAW_MODES) ?? usual.yawMode,
    yaw: number('yaw') ?? usual.yaw,
    target: target.latitude === undefined || target.longitude === undefined ? null : (target as Waypoint['target']),
    acceleration: number('acceleration') ?? usual.acceleration,
    actions: actions(),
  };
}

const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

/** A table of waypoints: ours, or anybody's with latitudes and longitudes under a header. */
export function readRows([head, ...lines]: readonly TableLine[]): ReadRoute[] {
  const columns = new Map<ColumnName, { place: number; factor: number }>();
  const foreign: Issue[] = [];
  for (const [place, header] of (head?.cells ?? []).entries()) {
    const { name, factor } = columnOf(header) ?? {};
    if (!name || columns.has(name)) continue;
    columns.set(name, { place, factor: factor ?? 1 });
    if (factor === undefined) foreign.push(error('routeFile.unit', { column: header.trim().slice(0, 40) }));
  }
  if (!columns.has('latitude') || !columns.has('longitude')) throw new BrokenRouteFile('no latitude and longitude');
  if (foreign.length > 0) return [{ name: '', remarks: '', route: NEW_ROUTE, issues: foreign }];
  const factorIn = (column: ColumnName) => columns.get(column)?.factor ?? 1;
  const routes: ReadRoute[] = [];
  for (const { number, cells } of lines) {
    const cell: Cell = (column) => unguarded(cells[columns.get(column)?.place ?? -1]?.trim() ?? '') || undefined;
    const name = cell('route');
    const isNew = routes.length === 0 || (name !== undefined && name !== routes.at(-1)!.name);
    const issues = isNew ? [] : routes.at(-1)!.issues;
    const line = lineReader(cell, factorIn, number, issues);
    if (isNew) routes.push({ name: name ?? '', remarks: cell('remarks') ?? '', route: planOf(line), issues });
    const { route } = routes.at(-1)!;
    if (cell('latitude') !== undefined || cell('longitude') !== undefined) route.waypoints.push(waypointOf(line, route));
  }
  return routes;
}
