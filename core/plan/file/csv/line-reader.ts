import { warning, type Issue } from '../../../issue.ts';
import { converted } from '../../../units/written-unit.ts';
import { NEW_ROUTE } from '../../route-defaults.ts';
import { RouteField } from '../../route-field.ts';
import type { Route } from '../../route.ts';
import { WAYPOINT_ACTION_KINDS, type WaypointAction } from '../../waypoint-action.ts';
import { isAngle, type ColumnName } from './columns.ts';
import { numberIn } from './decimals.ts';
import { cellAt, type Table, type TableLine } from './table.ts';

function actionOf(text: string, asNumber: (value: string) => number | undefined): WaypointAction | undefined {
  const [name, value] = text.split(':');
  const kind = WAYPOINT_ACTION_KINDS.find((one) => one === name);
  const number = value === undefined ? null : asNumber(value);
  return kind && number !== undefined ? { kind, value: number } : undefined;
}

/** What one line says. Each answers with nothing where the cell is empty or there is no such column; what is not understood is told of. */
export function lineReader({ columns, decimals }: Table, line: TableLine, issues: Issue[]) {
  const row = line.number;
  const cell = (column: ColumnName): string | undefined => cellAt(line, columns.get(column)?.place ?? -1);
  const misunderstood = (column: ColumnName) => void issues.push(warning('routeFile.cell', { row, column: columns.get(column)!.header }));
  const read = <T>(column: ColumnName, understand: (text: string) => T | undefined): T | undefined => {
    const text = cell(column);
    if (text === undefined) return undefined;
    const value = understand(text);
    if (value === undefined) misunderstood(column);
    return value;
  };
  const numberOf = (column: ColumnName) => (text: string) => numberIn(text, decimals, isAngle(column));
  const inUnit = (column: ColumnName, value: number | undefined) =>
    value === undefined ? undefined : converted(value, columns.get(column)?.factor ?? 1);
  const number = (column: ColumnName) => inUnit(column, read(column, numberOf(column)));
  /** Without a word where it is none. */
  const numberIfAny = (column: ColumnName) => inUnit(column, numberOf(column)(cell(column) ?? 'none'));
  const choice = <const T extends string>(column: ColumnName, all: readonly T[]): T | undefined =>
    read(column, (text) => all.find((one) => one.toLowerCase() === text.toLowerCase()));
  const actions = (): WaypointAction[] =>
    (cell('actions') ?? '').split(/\s+/).flatMap((text) => {
      if (text === '') return [];
      const action = actionOf(text, numberOf('actions'));
      if (!action) misunderstood('actions');
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
  return { row, cell, read, number, numberIfAny, choice, actions, document };
}
export type Line = ReturnType<typeof lineReader>;
