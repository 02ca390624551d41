import { error, warning, type Issue } from '../../../issue.ts';
import { BrokenRouteFile } from '../route-file.ts';
import { columnOf, type ColumnName } from './columns.ts';
import { decimalSignOf, type DecimalSign } from './decimals.ts';
import { FORMULA } from './write-csv.ts';

export interface TableLine {
  /** As the spreadsheet shows it. */
  number: number;
  cells: readonly string[];
}

export interface Table {
  columns: ReadonlyMap<ColumnName, { place: number; factor: number; header: string }>;
  /** Columns that mean nothing here, or that another one has said already. */
  strange: readonly { place: number; header: string }[];
  /** Units that nobody here knows. */
  faults: Issue[];
  /** What its numbers begin their decimals by, as far as its places show it. */
  decimals: DecimalSign | undefined;
}

const HEADER_SHOWN = 40;
const COLUMNS_SHOWN = 12;

const shown = (header: string, place: number): string => header.trim().slice(0, HEADER_SHOWN) || `#${place + 1}`;

/** What stands under which header of a table, and how. */
export function tableUnder(headers: readonly string[], lines: readonly TableLine[]): Table {
  const columns = new Map<ColumnName, { place: number; factor: number; header: string }>();
  const strange: { place: number; header: string }[] = [];
  const faults: Issue[] = [];
  for (const [place, text] of headers.entries()) {
    const header = shown(text, place);
    const { name, factor } = columnOf(text) ?? {};
    if (!name || columns.has(name)) {
      strange.push({ place, header });
      continue;
    }
    columns.set(name, { place, factor: factor ?? 1, header });
    if (factor === undefined) faults.push(error('routeFile.unit', { column: header }));
  }
  if (!columns.has('latitude') || !columns.has('longitude')) throw new BrokenRouteFile('no latitude and longitude');
  // Beside a height to fly at it is the height of the ground.
  const ground = columns.has('altitude') ? columns.get('elevation') : undefined;
  if (ground) {
    columns.delete('elevation');
    strange.push(ground);
  }
  const degrees = [columns.get('latitude')!, columns.get('longitude')!];
  const decimals = decimalSignOf(lines.flatMap((line) => degrees.map(({ place }) => cellAt(line, place) ?? '')));
  return { columns, strange, faults, decimals };
}

const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

export const cellAt = ({ cells }: TableLine, place: number): string | undefined => unguarded(cells[place]?.trim() ?? '') || undefined;

/** The columns that these lines say something in and nobody here has read. */
export function strangeIn({ strange }: Table, lines: readonly TableLine[]): Issue[] {
  const filled = strange.filter(({ place }) => lines.some((line) => cellAt(line, place) !== undefined)).map(({ header }) => header);
  if (filled.length === 0) return [];
  const columns = [...filled.slice(0, COLUMNS_SHOWN), ...(filled.length > COLUMNS_SHOWN ? ['…'] : [])].join(', ');
  return [warning('routeFile.columns', { count: filled.length, columns })];
}
