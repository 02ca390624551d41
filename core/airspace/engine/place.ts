import type { Position } from '../../geo/position.ts';
import { wrapped } from '../../geo/tangent-plane.ts';
import type { Piece } from './piece.ts';

/** Halvings: a leg of a kilometre is known to the metre. */
const STEPS = 10;

/** On a line that is straight in degrees, at a share of it. */
export const between = (from: Position, to: Position, share: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: wrapped(from.longitude + wrapped(to.longitude - from.longitude) * share),
});

/** The part of a piece between two shares of its first side, with the third corner as it is. */
export function partOf(piece: Piece, from: number, to: number): Piece {
  const [first, second, ...rest] = piece.corners;
  if (!second) return piece;
  const corners = [between(first!, second, from), between(first!, second, to), ...rest];
  if (!piece.isEven) return { ...piece, corners };
  const { fromHeight, toHeight, fromMs, toMs } = piece;
  return {
    ...piece,
    corners,
    fromHeight: fromHeight + (toHeight - fromHeight) * from,
    toHeight: fromHeight + (toHeight - fromHeight) * to,
    fromMs: fromMs + (toMs - fromMs) * from,
    toMs: fromMs + (toMs - fromMs) * to,
    waitMs: to === 1 ? piece.waitMs : 0,
  };
}

/** Where on a piece that breaks a rule it first does. */
export function firstPlace(piece: Piece, breaks: (part: Piece) => boolean): Position {
  if (piece.corners.length === 1) return piece.corners[0]!;
  let [from, to] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (breaks(partOf(piece, from, middle))) to = middle;
    else from = middle;
  }
  return between(piece.corners[0]!, piece.corners[1]!, from);
}
