import type { Offset } from '../../../geo/tangent-plane.ts';
import type { Cell } from './cells.ts';
import type { LanePieces } from './lane-pieces.ts';

/** One piece as it is flown: from its beginning to its end, or back. */
export interface Leg {
  piece: number;
  isBack: boolean;
}

/** A cell flown in one of four ways: beginning along the first lane or back along it, and each of these backwards. */
export const WAYS = 4;
/** The way that is this one backwards. */
export const backwardsOf = (way: number): number => way ^ 2;

export interface Visit {
  enters: Offset;
  leaves: Offset;
  /** Metres from lane to lane, as straight as can be. */
  between: number;
}

export const beginOf = (pieces: LanePieces, { piece, isBack }: Leg): Offset =>
  pieces.placeAt((isBack ? pieces.end : pieces.begin)[piece]!, pieces.asideOf(pieces.line[piece]!));
export const endOf = (pieces: LanePieces, { piece, isBack }: Leg): Offset => beginOf(pieces, { piece, isBack: !isBack });

/** What is flown of a cell in one of its ways. */
export function legsOf(cell: Cell, order: readonly number[], way: number): Leg[] {
  const isTurned = way >= 2;
  const beginsBack = way % 2 === 1;
  const legs = order.map((index, turn) => ({ piece: cell[index]!, isBack: ((turn % 2 === 1) !== beginsBack) !== isTurned }));
  return isTurned ? legs.toReversed() : legs;
}

/** The four ways of flying a cell, from end to end. */
export function visitsOf(pieces: LanePieces, cell: Cell, order: readonly number[]): Visit[] {
  const forwards = [false, true].map((beginsBack): Visit => {
    const [first, last] = [cell[order[0]!]!, cell[order.at(-1)!]!];
    const endsBack = (order.length % 2 === 0) !== beginsBack;
    return {
      enters: beginOf(pieces, { piece: first, isBack: beginsBack }),
      leaves: endOf(pieces, { piece: last, isBack: endsBack }),
      between: betweenLanes(pieces, cell, order, beginsBack),
    };
  });
  return [...forwards, ...forwards.map(({ enters, leaves, between }) => ({ enters: leaves, leaves: enters, between }))];
}

function betweenLanes({ begin, end, line, asideOf }: LanePieces, cell: Cell, order: readonly number[], beginsBack: boolean): number {
  let metres = 0;
  for (let turn = 1; turn < order.length; turn++) {
    const [before, after] = [cell[order[turn - 1]!]!, cell[order[turn]!]!];
    const ends = (turn % 2 === 1) !== beginsBack ? end : begin;
    const [along, aside] = [ends[after]! - ends[before]!, asideOf(line[after]!) - asideOf(line[before]!)];
    metres += Math.sqrt(along * along + aside * aside);
  }
  return metres;
}

/** A cell in the order in which its lanes are flown, and its ways. */
export interface Flyable {
  cell: Cell;
  order: readonly number[];
  visits: readonly Visit[];
}

export function flyable(pieces: LanePieces, cell: Cell): Flyable {
  const order = cell.map((_, index) => index);
  return { cell, order, visits: visitsOf(pieces, cell, order) };
}
