import type { Edges } from './edges.ts';

/** Sides beyond so many are no directions to try: of thousands only the longest matter. */
const DIRECTIONS_MAX = 180;
const DEGREES = 180 / Math.PI;

export interface Candidate {
  degrees: number;
  /** Pieces of lanes there would be. */
  pieces: number;
}

/** How many pieces of lanes there are about at an angle: lines so far apart meet the sides of an area in proportion to what these measure across the lines. */
export function piecesAt({ north, east, next }: Edges, degrees: number, spacing: number): number {
  const [sine, cosine] = [Math.sin(degrees / DEGREES), Math.cos(degrees / DEGREES)];
  let across = 0;
  for (let edge = 0; edge < next.length; edge++) {
    const end = next[edge]!;
    across += Math.abs((east[end]! - east[edge]!) * cosine - (north[end]! - north[edge]!) * sine);
  }
  return Math.max(1, across / 2 / spacing);
}

/**
 * Directions of lanes worth trying, those with the fewest turns first. As the angle changes, the number of pieces bends down everywhere but in the directions of
 * the sides themselves, so that the fewest lie in one of these. Whole degrees are tried too.
 */
export function candidateAngles(edges: Edges, spacing: number, isCrossed = false): Candidate[] {
  const piecesOf = (degrees: number) => piecesAt(edges, degrees, spacing) + (isCrossed ? piecesAt(edges, degrees + 90, spacing) : 0);
  const all = new Set([...longestSides(edges), ...Array.from({ length: 180 }, (_, degrees) => degrees)]);
  return [...all].map((degrees) => ({ degrees, pieces: piecesOf(degrees) })).sort((a, b) => a.pieces - b.pieces || a.degrees - b.degrees);
}

/** Their directions, to the millionth of a degree: the same whichever way round they run. */
function longestSides({ north, east, next }: Edges): number[] {
  const sides = Array.from(next, (end, edge) => ({ up: north[end]! - north[edge]!, right: east[end]! - east[edge]! }));
  return sides
    .sort((a, b) => Math.hypot(b.up, b.right) - Math.hypot(a.up, a.right))
    .slice(0, DIRECTIONS_MAX)
    .map(({ up, right }) => (Math.round((((Math.atan2(right, up) * DEGREES) % 180) + 180) * 1e6) / 1e6) % 180);
}
