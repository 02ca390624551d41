import type { LanePieces } from './lane-pieces.ts';

/** Pieces of neighbouring lines, each beside the one before and no other: they are flown to and fro. */
export type Cell = readonly number[];

/** A cell begins and ends where the area splits, joins, begins or ends. */
export function cellsOf(pieces: LanePieces): Cell[] {
  const [above, below] = [new Int32Array(pieces.count), new Int32Array(pieces.count)];
  const neighbour = new Int32Array(pieces.count).fill(-1);
  for (let line = 1; line < pieces.lines; line++) {
    eachBeside(pieces, line, (before, piece) => {
      above[before]!++;
      below[piece]!++;
      neighbour[piece] = before;
    });
  }
  const cells: number[][] = [];
  const cellOf: number[][] = [];
  for (let piece = 0; piece < pieces.count; piece++) {
    const before = neighbour[piece]!;
    const isOnlyOne = before >= 0 && below[piece] === 1 && above[before] === 1;
    const cell = isOnlyOne ? cellOf[before]! : [];
    if (!isOnlyOne) cells.push(cell);
    cell.push(piece);
    cellOf[piece] = cell;
  }
  return cells;
}

/** Tells of each two pieces, one of the line before, that lie beside each other. */
function eachBeside({ firstOf, begin, end }: LanePieces, line: number, told: (before: number, piece: number) => void): void {
  let [before, piece] = [firstOf[line - 1]!, firstOf[line]!];
  const [beforeEnd, pieceEnd] = [firstOf[line]!, firstOf[line + 1]!];
  while (before < beforeEnd && piece < pieceEnd) {
    if (begin[before]! < end[piece]! && begin[piece]! < end[before]!) told(before, piece);
    if (end[before]! < end[piece]!) before++;
    else piece++;
  }
}

/**
 * The order in which so many neighbours are flown: one after another or, for what cannot turn that tightly, so that each turn spans `skip` lanes or one less:
 * 0, skip, 1, skip + 1 and so on. An odd number of them at a time, so that the turn to those that follow is as wide; the last ones are no fewer.
 */
export function turnOrder(count: number, skip: number): number[] {
  if (skip <= 1) return Array.from({ length: count }, (_, index) => index);
  const size = 2 * skip - 1;
  const order: number[] = [];
  for (let first = 0; first < count;) {
    const taken = count - first < 2 * size ? count - first : size;
    const half = Math.ceil(taken / 2);
    for (let index = 0; index < half; index++) {
      order.push(first + index);
      if (half + index < taken) order.push(first + half + index);
    }
    first += taken;
  }
  return order;
}
