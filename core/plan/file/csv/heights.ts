import { error, warning, type Issue } from '../../../issue.ts';
import { NEW_ROUTE } from '../../route-defaults.ts';
import type { HeightMode } from '../../route.ts';
import type { ColumnName } from './columns.ts';
import type { Line } from './line-reader.ts';
import type { Table } from './table.ts';

type Counted = HeightMode | 'aboveTerrain';

/** As we write it, as Litchi numbers it, and as globes call it. */
const COUNTED = new Map<string, Counted>([
  ['relative', 'relative'],
  ['0', 'relative'],
  ['absolute', 'absolute'],
  ['amsl', 'absolute'],
  ['msl', 'absolute'],
  ['1', 'aboveTerrain'],
  ['agl', 'aboveTerrain'],
  ['relativetoground', 'aboveTerrain'],
]);

export interface Heights {
  mode: HeightMode;
  isAboveTerrain: boolean;
  /** Where they stand; nothing where the table has none. */
  column: ColumnName | undefined;
  /** Of what says nothing of its own. */
  usual: number;
  issues: Issue[];
}

const countedIn = ({ read }: Line): Counted | undefined => {
  const known = (text: string) => COUNTED.get(text.toLowerCase());
  return read('heightMode', known) ?? read('altitudeMode', known);
};

/** What the heights of one route count from, and which of its waypoints have none. Nothing is guessed without a word. */
export function heightsOf({ columns }: Table, lines: readonly Line[]): Heights {
  const column = (['altitude', 'elevation'] as const).find((name) => columns.has(name));
  const placed = lines.filter(({ cell }) => cell('latitude') !== undefined || cell('longitude') !== undefined);
  const high = column === undefined ? [] : placed.filter(({ cell }) => cell(column) !== undefined);
  const said = lines.map((line) => ({ row: line.row, counted: countedIn(line) })).filter(({ counted }) => counted !== undefined);
  const counted = said[0]?.counted;
  const issues: Issue[] = [];
  const other = said.find((one) => one.counted !== counted);
  if (other) issues.push(error('routeFile.mixedHeights', { row: other.row }));
  const isAboveTerrain = counted === 'aboveTerrain';
  if (isAboveTerrain) issues.push(warning('routeFile.terrain'));
  else if (counted === undefined && high.length > 0) {
    issues.push(
      column === 'elevation' ? warning('routeFile.seaHeights', { column: columns.get(column)!.header }) : warning('routeFile.heights'),
    );
  }
  const bySea: HeightMode = column === 'elevation' && high.length > 0 ? 'absolute' : NEW_ROUTE.heightMode;
  const given = lines[0]?.numberIfAny('newHeight');
  const first = column && high.map(({ numberIfAny }) => numberIfAny(column)).find((height) => height !== undefined);
  const usual = given ?? first ?? NEW_ROUTE.height;
  if (given === undefined && first === undefined && placed.length > 0) issues.push(warning('routeFile.noHeights', { height: usual }));
  else if (given === undefined && placed.length > high.length) {
    issues.push(warning('routeFile.someHeights', { count: placed.length - high.length }));
  }
  return { mode: isAboveTerrain ? 'relative' : (counted ?? bySea), isAboveTerrain, column, usual, issues };
}
