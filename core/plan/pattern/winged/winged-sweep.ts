import type { Offset } from '../../../geo/tangent-plane.ts';
import { turnOrder, type Cell } from '../covering/cells.ts';
import type { Flight } from '../covering/flight-points.ts';
import type { LanePieces } from '../covering/lane-pieces.ts';
import type { Grid, Sweeping } from '../covering/sweep.ts';
import { flyRuns, skipsFor, type Run } from './runs.ts';

/** Lanes at one angle in the order in which what is on wings flies them. Between them it may leave the area: it has to turn somewhere. */
export function wingedSweep(grid: Grid, { spacing, manner }: Sweeping, start?: Offset): Flight {
  const runs = runsOf(grid.pieces);
  const flown = flyRuns(runs, ordersOf(grid, skipsFor(spacing, manner.turnRadius)), manner, start);
  return {
    lanes: flown.map(({ run, isBack }) => {
      const { enters, leaves } = runs[run]!;
      return isBack ? { from: placeOf(leaves), to: placeOf(enters) } : { from: placeOf(enters), to: placeOf(leaves) };
    }),
    ways: flown.map(({ way }) => way),
  };
}

/** Metres of the ways between the lanes, about: half a circle from line to line, and straight on over what lies between two lanes of one line. */
export function wingedMetres({ pieces: { lines, firstOf, begin, end } }: Grid, { manner: { turnRadius, turnaround } }: Sweeping): number {
  let metres = (lines - 1) * (Math.PI * turnRadius + 2 * turnaround);
  for (let line = 0; line < lines; line++)
    for (let piece = firstOf[line]! + 1; piece < firstOf[line + 1]!; piece++) metres += begin[piece]! - end[piece - 1]!;
  return metres;
}

const placeOf = ({ north, east }: Offset): Offset => ({ north, east });

/** The same for the same lanes: what was measured between them is known by them. */
const runsAlong = new WeakMap<LanePieces, Run[]>();

function runsOf(pieces: LanePieces): Run[] {
  const runs = runsAlong.get(pieces) ?? newRuns(pieces);
  runsAlong.set(pieces, runs);
  return runs;
}

function newRuns({ count, begin, end, line, asideOf, placeAt, degrees }: LanePieces): Run[] {
  const heading = (degrees * Math.PI) / 180;
  return Array.from({ length: count }, (_, piece) => {
    const aside = asideOf(line[piece]!);
    return { enters: { ...placeAt(begin[piece]!, aside), heading }, leaves: { ...placeAt(end[piece]!, aside), heading } };
  });
}

/** Line by line across notches and holes, or cell by cell; each with some lanes skipped. */
function ordersOf({ pieces, cells }: Grid, skips: readonly number[]): number[][] {
  const byCell = (skip: number) => cells.flatMap(({ cell }) => turnOrder(cell.length, skip).map((at) => cell[at]!));
  const byLine = (skip: number) => {
    const lines = turnOrder(pieces.lines, skip);
    return lines.flatMap((line, turn) => {
      const on: Cell = Array.from({ length: pieces.firstOf[line + 1]! - pieces.firstOf[line]! }, (_, at) => pieces.firstOf[line]! + at);
      return turn % 2 === 0 ? on : on.toReversed();
    });
  };
  return skips.flatMap((skip) => (cells.length > 1 ? [byLine(skip), byCell(skip)] : [byCell(skip)]));
}
