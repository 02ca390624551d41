/** Nothing turns back more sharply than this and still has corners to cut. */
const TURN_MAX = 3.1;
/** Radii are told in hundredths of a metre, or in tenths where waypoints are near to each other. */
const ROUNDING = 0.2;

/**
 * Metres that a corner makes a way on wings longer than its legs, or shorter where they are less than nought. With room for it the corner is cut in a bend that touches
 * both legs; otherwise it is flown over, and the next leg is come back to from beyond.
 */
export function wingedCorner(turn: number, reach: number, turnRadius: number): number {
  const half = Math.tan(Math.min(turn, TURN_MAX) / 2);
  if (half < 1e-6) return 0;
  if (reach + ROUNDING >= turnRadius * half) return (reach / half) * turn - 2 * reach;
  const back = Math.acos((1 + Math.cos(turn)) / 2);
  return turnRadius * (turn + 2 * back - Math.sin(turn) - 2 * Math.sin(back));
}
