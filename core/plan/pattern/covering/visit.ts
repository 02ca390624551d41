import type { Offset } from '../../../geo/tangent-plane.ts';
import { turnOrder, type Cell } from './cells.ts';
import type { LanePieces } from './lane-pieces.ts';
import { metresApart } from './way-inside.ts';

/** One piece as it is flown: from its beginning to its end, or back. */
export interface Leg {
  piece: number;
  isBack: boolean;
}

/** A cell flown in one of four ways: beginning along the first lane or back along it, and all of that backwards. */
export const WAYS = 4;

export interface Visit {
  legs: Leg[];
  enters: Offset;
  leaves: Offset;
  /** Metres from lane to lane, as straight as can be. */
  between: number;
}

export const beginOf = (pieces: LanePieces, { piece, isBack }: Leg): Offset =>
  pieces.placeAt(isBack ? pieces.end[piece]! : pieces.begin[piece]!, pieces.asideOf(pieces.line[piece]!));
export const endOf = (pieces: LanePieces, { piece, isBack }: Leg): Offset => beginOf(pieces, { piece, isBack: !isBack });

/** The four ways of flying a cell; the later two are the first two backwards. */
export function visitsOf(pieces: LanePieces, cell: Cell, skip: number): Visit[] {
  const order = turnOrder(cell.length, skip);
  const forwards = [false, true].map((beginsBack) =>
    visitOf(
      pieces,
      order.map((index, turn) => ({ piece: cell[index]!, isBack: (turn % 2 === 1) !== beginsBack })),
    ),
  );
  return [...forwards, ...forwards.map(backwards)];
}

function visitOf(pieces: LanePieces, legs: Leg[]): Visit {
  let between = 0;
  let last = endOf(pieces, legs[0]!);
  for (const leg of legs.slice(1)) {
    between += metresApart(last, beginOf(pieces, leg));
    last = endOf(pieces, leg);
  }
  return { legs, enters: beginOf(pieces, legs[0]!), leaves: last, between };
}

const backwards = ({ legs, enters, leaves, between }: Visit): Visit => ({
  legs: legs.toReversed().map(({ piece, isBack }) => ({ piece, isBack: !isBack })),
  enters: leaves,
  leaves: enters,
  between,
});

/** The way of the four that is this one backwards. */
export const backwardsOf = (way: number): number => way ^ 2;
