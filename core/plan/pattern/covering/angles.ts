import type { Edges } from './edges.ts';

/** Sides beyond so many are no directions to try: of thousands only the longest matter. */
const DIRECTIONS_MAX = 180;
const DEGREES = 180 / Math.PI;
/** Which of sides that are as long as each other comes first is a matter of rounding: degrees are counted from all of them. */
const AS_LONG = 1 - 1e-5;
const COUNTED_FROM_MAX = 4;

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
 * the sides themselves, so that the fewest lie in one of these. Whole degrees from the longest are tried too: where on Earth an area lies,
 * and how it is turned, is no reason to fly it otherwise.
 */
export function candidateAngles(edges: Edges, spacing: number, across: number | null = null): Candidate[] {
  const piecesOf = (degrees: number) => piecesAt(edges, degrees, spacing) + (across === null ? 0 : piecesAt(edges, degrees + 90, across));
  const sides = longestSides(edges);
  const longest = sides.filter(({ metres }) => metres >= sides[0]!.metres * AS_LONG).slice(0, COUNTED_FROM_MAX);
  const wholeDegrees = longest.flatMap(({ degrees }) => Array.from({ length: 179 }, (_, more) => (degrees + more + 1) % 180));
  const all = new Set([...sides.map(({ degrees }) => degrees), ...wholeDegrees]);
  // A hair is no difference: which of two equal angles comes first must not hang on the order of the corners.
  const rounded = (pieces: number) => Math.round(pieces * 1e6) / 1e6;
  return [...all]
    .map((degrees) => ({ degrees, pieces: rounded(piecesOf(degrees)) }))
    .sort((a, b) => a.pieces - b.pieces || a.degrees - b.degrees);
}

/** Their directions, to the millionth of a degree: the same whichever way round they run. */
function longestSides({ north, east, next }: Edges): { degrees: number; metres: number }[] {
  const sides = Array.from(next, (end, edge) => ({ up: north[end]! - north[edge]!, right: east[end]! - east[edge]! }));
  return sides
    .map(({ up, right }) => ({ up, right, metres: Math.hypot(up, right) }))
    .sort((a, b) => b.metres - a.metres)
    .slice(0, DIRECTIONS_MAX)
    .map(({ up, right, metres }) => ({
      degrees: (Math.round((((Math.atan2(right, up) * DEGREES) % 180) + 180) * 1e6) / 1e6) % 180,
      metres,
    }));
}
