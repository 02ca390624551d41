import { numberCell, type NumberFormat } from './number-text.ts';
import { COLUMNS_MAX, type TableCell, type TableRow, type TakeRow } from './table.ts';
import type { XmlListener } from './xml-reader.ts';

const CELL_MAX = 32_767;

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

/** Makes rows of a worksheet's elements. */
export function sheetListener(
  strings: readonly string[],
  formats: readonly NumberFormat[],
  take: TakeRow,
): { listener: XmlListener; isOver(): boolean } {
  let row: TableRow = { number: 0, cells: new Map() };
  let cell: OpenCell | undefined;
  let column = -1;
  let inValue = false;
  let over = false;

  const listener: XmlListener = {
    open(name, attributes) {
      if (over) return;
      if (name === 'row') {
        const given = Number(attributes()['r']);
        row = { number: Number.isSafeInteger(given) ? given : row.number + 1, cells: new Map() };
        column = -1;
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = r === undefined ? column + 1 : columnOf(r);
        cell = { column, type: t, style: Number(s), value: '', hasFormula: false };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'v' || name === 't') inValue = true;
    },
    close(name) {
      if (over) return;
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c' && cell) {
        const read = cellOf(cell);
        if (cell.column < COLUMNS_MAX && (read.text.trim() !== '' || read.fault)) row.cells.set(cell.column, read);
        cell = undefined;
      } else if (name === 'row' && row.cells.size > 0) over = !take(row);
    },
    text(text) {
      if (inValue && cell && cell.value.length < CELL_MAX) cell.value = (cell.value + text).slice(0, CELL_MAX);
    },
  };

  function cellOf({ type, style, value, hasFormula }: OpenCell): TableCell {
    if (hasFormula) return { text: '', fault: 'formula' };
    if (type === 's') return { text: unescaped(strings[Number(value)] ?? '') };
    if (type === 'inlineStr' || type === 'str') return { text: unescaped(value) };
    if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
    if (type === 'e') return { text: value, fault: 'error' };
    if (type === 'd') return { text: value, fault: 'shownOtherwise' };
    return value === '' ? { text: '' } : numberCell(value, formats[style] ?? 'plain');
  }

  return { listener, isOver: () => over };
}

/** `AB7` is 27. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place.slice(0, 3)) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** Characters that XML cannot hold are written by their number. */
const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
