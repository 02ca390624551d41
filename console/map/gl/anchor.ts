/** Graphics count in 32 bits, too few for metres on a whole world: everything is said from a point nearby. */
export interface Anchor {
  x: number;
  y: number;
}

/** Some 39 km: from there a step of 32 bits is a few millimetres. */
const CELLS = 1_024;

export const anchorNear = (x: number, y: number): Anchor => ({ x: Math.round(x * CELLS) / CELLS, y: Math.round(y * CELLS) / CELLS });

export const isSameAnchor = (one: Anchor, other: Anchor): boolean => one.x === other.x && one.y === other.y;

/** The matrix of the world made into one that takes offsets from the anchor; reckoned in 64 bits. */
export function matrixFrom(world: ArrayLike<number>, { x, y }: Anchor, into: Float64Array): Float64Array {
  for (let at = 0; at < 12; at++) into[at] = world[at]!;
  for (let at = 0; at < 4; at++) into[12 + at] = world[at]! * x + world[4 + at]! * y + world[12 + at]!;
  return into;
}
