import { escaped } from './xml.ts';

/** A moment is what it is in UTC: whoever reads by another clock is given it moved to theirs, as sheets know no time zones. */
export type SheetValue = string | number | Date;

const CELL_MAX = 32_767;

export const HEADER_STYLE = 1;
export const QUOTED_STYLE = 2;
export const TEXT_STYLE = 3;
export const MOMENT_STYLE = 4;

/** Days since the end of 1899, as sheets count moments. */
const DAY_MS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;
export const serialOf = (moment: Date): number => moment.getTime() / DAY_MS + DAYS_BEFORE_1970;

const LETTERS = 26;

/** Some readers need each cell to say where it stands: A to Z, then AA. */
export const letterOf = (column: number): string =>
  (column < LETTERS ? '' : letterOf(Math.floor(column / LETTERS) - 1)) + String.fromCharCode(65 + (column % LETTERS));

export const rowXml = (cells: string[]): string => `<row>${cells.join('')}</row>`;

/** Text that looks like a formula stays text, even when somebody edits the cell later; an empty one would be drawn as nought in a chart. */
export const cellXml = (place: string, value: SheetValue): string => {
  if (value === '') return '';
  if (value instanceof Date) return `<c r="${place}" s="${MOMENT_STYLE}"><v>${serialOf(value)}</v></c>`;
  return typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : textXml(place, value, /^\s*[=+\-@]/.test(value) ? QUOTED_STYLE : 0);
};

export const textXml = (place: string, text: string, style: number): string =>
  `<c r="${place}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, CELL_MAX))}</t></is></c>`;

/** What the format does not take as the name of a sheet makes some readers refuse the whole file. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/*?:[\]]/g, ' ')
    .slice(0, 31)
    .replace(/^'+|'+$/g, '')
    .toWellFormed();

/** Cells of one column, the first row being 1. */
export interface CellRange {
  sheet: string;
  column: number;
  from: number;
  to: number;
}

/** As formulas name them: `'Jane''s flights'!$B$2:$B$9`. */
export function referenceTo({ sheet, column, from, to }: CellRange): string {
  const letter = letterOf(column);
  const first = `'${sheetName(sheet).replaceAll("'", "''")}'!$${letter}$${from}`;
  return from === to ? first : `${first}:$${letter}$${to}`;
}
