import type { Piece } from '../../airspace/engine/piece.ts';
import { coneTo } from '../../geo/cone.ts';
import type { Position } from '../../geo/position.ts';

/** A circle is entered and left anywhere on it, and not by way of its centre. `left`, `entered`: metres of the circles at both ends of a leg. */
export function besideLeg(leg: Piece, from: Position | undefined, to: Position, left: number, entered: number): Piece[] {
  if (!from) return [];
  const beside: Piece = { ...leg, kind: 'turn', waitMs: 0, isEven: false };
  if (left > 0 && entered > 0) return [{ ...beside, corners: [from, to], reach: Math.max(left, entered) }];
  const cone = left > 0 ? coneTo(to, from, left) : entered > 0 ? coneTo(from, to, entered) : undefined;
  return cone ? [{ ...beside, corners: cone }] : [];
}
