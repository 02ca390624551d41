import type { Position } from '../../geo/position.ts';
import { wrapped } from '../../geo/tangent-plane.ts';
import type { Piece } from './piece.ts';

/** Halvings: a leg of a kilometre is known to the metre. */
const STEPS = 10;

/** On a line that is straight in degrees, at a share of it. */
export const between = (from: Position, to: Position, share: number): Position => put({ latitude: 0, longitude: 0 }, from, to, share);

function put(place: Position, from: Position, to: Position, share: number): Position {
  place.latitude = from.latitude + (to.latitude - from.latitude) * share;
  place.longitude = wrapped(from.longitude + wrapped(to.longitude - from.longitude) * share);
  return place;
}

/** The part of a piece between two shares of its first side, with the third corner as it is. */
export const partOf = (piece: Piece, from: number, to: number): Piece =>
  piece.corners.length === 1 ? piece : cut(emptyPart(piece), piece, from, to);

type Part = Piece & { corners: [Position, Position, ...Position[]] };

const emptyPart = (piece: Piece): Part => ({
  ...piece,
  corners: [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 }, ...piece.corners.slice(2)],
});

function cut(part: Part, piece: Piece, from: number, to: number): Part {
  const first = piece.corners[0]!;
  const second = piece.corners[1]!;
  put(part.corners[0], first, second, from);
  put(part.corners[1], first, second, to);
  if (!piece.isEven) return part;
  const { fromHeight, toHeight, fromMs, toMs } = piece;
  part.fromHeight = fromHeight + (toHeight - fromHeight) * from;
  part.toHeight = fromHeight + (toHeight - fromHeight) * to;
  part.fromMs = fromMs + (toMs - fromMs) * from;
  part.toMs = fromMs + (toMs - fromMs) * to;
  part.waitMs = to === 1 ? piece.waitMs : 0;
  return part;
}

/** Where on a piece that breaks a rule it first does. `breaks` is asked of one part that is cut anew each time: while something is dragged, thousands of them would be made. */
export function firstPlace(piece: Piece, breaks: (part: Piece) => boolean): Position {
  if (piece.corners.length === 1) return piece.corners[0]!;
  const part = emptyPart(piece);
  let from = 0;
  let to = 1;
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (breaks(cut(part, piece, from, middle))) to = middle;
    else from = middle;
  }
  return between(piece.corners[0]!, piece.corners[1]!, from);
}
