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
  if (isCut(half, reach, turnRadius)) return (reach / half) * turn - 2 * reach;
  const back = backFrom(turn);
  return turnRadius * (turn + 2 * back - Math.sin(turn) - 2 * Math.sin(back));
}

/** Metres of the leg before it that a corner takes: none where it is flown over first. */
export function roomAhead(turn: number, reach: number, turnRadius: number): number {
  const half = Math.tan(Math.min(turn, TURN_MAX) / 2);
  return isCut(half, reach, turnRadius) ? turnRadius * half : 0;
}

/** Metres of the next leg that a corner takes: where a leg is shorter, it is not come onto before it ends. */
export function roomBehind(turn: number, reach: number, turnRadius: number): number {
  const half = Math.tan(Math.min(turn, TURN_MAX) / 2);
  return isCut(half, reach, turnRadius) ? turnRadius * half : turnRadius * (Math.sin(turn) + 2 * Math.sin(backFrom(turn)));
}

/** Whether there is room for a bend that touches both legs. */
const isCut = (half: number, reach: number, turnRadius: number): boolean => reach + ROUNDING >= turnRadius * half;

/** By how much it turns beyond the next leg before it turns back onto it. */
const backFrom = (turn: number): number => Math.acos((1 + Math.cos(turn)) / 2);
