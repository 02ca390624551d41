import type { Route, Waypoint } from '../../route.ts';
import type { WriteOptions } from '../route-file.ts';
import { COLUMNS, type ColumnName } from './columns.ts';

type Texts = Pick<WriteOptions, 'name' | 'remarks'>;
type Cells = Partial<Record<ColumnName, string | number>>;

const routeCells = ({ name, remarks }: Texts, route: Route): Cells => ({
  route: name,
  remarks,
  heightMode: route.heightMode,
  cycles: route.cycles,
  entryPoint: route.entryPoint,
  endAction: route.endAction ?? '',
  newHeight: route.height,
  newSpeed: route.speed,
  newTurnMode: route.turnMode,
  newRadius: route.radius,
  newHoldSeconds: route.holdMs / 1_000,
  landing: route.landing ? JSON.stringify(route.landing) : '',
  pattern: route.pattern ? JSON.stringify(route.pattern) : '',
  partOf: route.partOf ?? '',
  wings: route.wings ? JSON.stringify(route.wings) : '',
});

const waypointCells = ({ circling, holdMs, target, actions, ...waypoint }: Waypoint): Cells => ({
  ...waypoint,
  holdSeconds: holdMs / 1_000,
  circlingRadius: circling.radius,
  circlingTurns: circling.turns,
  circlingDirection: circling.clockwise ? 'clockwise' : 'counterclockwise',
  circlingWaitSeconds: circling.waitMs / 1_000,
  targetLatitude: target?.latitude ?? '',
  targetLongitude: target?.longitude ?? '',
  actions: actions.map(({ kind, value }) => (value === null ? kind : `${kind}:${value}`)).join(' '),
});

/** A spreadsheet computes what begins like this: a sign before it makes it text again. */
export const FORMULA = /^['=+\-@\t\r]/;
const guarded = (value: string | number): string => (typeof value === 'number' ? String(value) : FORMULA.test(value) ? `'${value}` : value);

/** The header, then one row a waypoint; what belongs to the whole route stands in the first of them. */
export function csvRows(route: Route, texts: Texts): string[][] {
  const first = routeCells(texts, route);
  const waypoints: Cells[] = route.waypoints.length > 0 ? route.waypoints.map(waypointCells) : [{}];
  const rows = waypoints.map((cells, index): Cells => (index === 0 ? { ...first, ...cells } : cells));
  return [[...COLUMNS], ...rows.map((cells) => COLUMNS.map((column) => guarded(cells[column] ?? '')))];
}

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Without the mark at the beginning Excel takes Chinese and Russian names for something else. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
