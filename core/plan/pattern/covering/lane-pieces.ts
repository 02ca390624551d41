import type { Offset } from '../../../geo/tangent-plane.ts';
import type { Edges } from './edges.ts';

/** Shorter than this nothing is worth a turn: its ends are one place for a receiver. */
const SHORTEST_M = 0.6;
const RADIANS = Math.PI / 180;

/** Parts of parallel lines that lie within an area, in the order of the lines and along each of them. */
export interface LanePieces {
  count: number;
  /** Which line each is on. */
  line: Int32Array;
  /** Metres along the line at which it begins and ends, and the sides of the area that it meets there. */
  begin: Float64Array;
  end: Float64Array;
  beginEdge: Int32Array;
  endEdge: Int32Array;
  /** Where the pieces of each line begin; one more for the end of the last. */
  firstOf: Int32Array;
  lines: number;
  /** Metres from line to line. */
  apart: number;
  /** From north, that lines run along. */
  degrees: number;
  /** Metres aside of a line. */
  asideOf(line: number): number;
  /** A place by what it is along and aside. */
  placeAt(along: number, aside: number): Offset;
}

/**
 * Lines at so many degrees from north, at most so many metres apart: as few as leave nothing of the area further than half of that from one of them. All are as far
 * apart, and the outermost half of that from the border: a side that runs almost along them would lose a line that lies nearer.
 */
export function lanePieces(edges: Edges, degrees: number, spacing: number): LanePieces {
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const corners = edges.north.length;
  const [along, aside] = [new Float64Array(corners), new Float64Array(corners)];
  let [least, most] = [Infinity, -Infinity];
  for (let corner = 0; corner < corners; corner++) {
    const [north, east] = [edges.north[corner]!, edges.east[corner]!];
    along[corner] = north * cosine + east * sine;
    const sideways = east * cosine - north * sine;
    aside[corner] = sideways;
    if (sideways < least) least = sideways;
    if (sideways > most) most = sideways;
  }
  const lines = linesAcross(most - least, spacing);
  const apart = (most - least) / lines;
  const first = least + apart / 2;
  const hits = hitsOf(edges, along, aside, (line) => first + line * apart, { first, apart, lines });
  return {
    ...paired(hits, lines),
    lines,
    apart,
    degrees,
    asideOf: (line) => first + line * apart,
    placeAt: (on, off) => ({ north: on * cosine - off * sine, east: on * sine + off * cosine }),
  };
}

/** A hair more than a whole number of spacings, as the bend of the Earth makes it, is that number. */
export const linesAcross = (metres: number, spacing: number): number => Math.max(1, Math.ceil(metres / spacing - 0.001));

interface Hits {
  firstOf: Int32Array;
  along: Float64Array;
  edge: Int32Array;
}

/** Where lines meet sides, sorted along each line. A corner belongs to the side that goes up from it, so that each line is met an even number of times. */
function hitsOf(
  { next }: Edges,
  along: Float64Array,
  aside: Float64Array,
  asideOf: (line: number) => number,
  { first, apart, lines }: { first: number; apart: number; lines: number },
): Hits {
  const eachLine = (edge: number, told: (line: number) => void) => {
    const [one, other] = [aside[edge]!, aside[next[edge]!]!];
    const [low, high] = one < other ? [one, other] : [other, one];
    let line = Math.max(0, Math.floor((low - first) / apart));
    while (line < lines && asideOf(line) < low) line++;
    for (; line < lines && asideOf(line) < high; line++) told(line);
  };
  const firstOf = new Int32Array(lines + 1);
  for (let edge = 0; edge < next.length; edge++) eachLine(edge, (line) => void firstOf[line + 1]!++);
  for (let line = 0; line < lines; line++) firstOf[line + 1]! += firstOf[line]!;
  const count = firstOf[lines]!;
  const hits: Hits = { firstOf, along: new Float64Array(count), edge: new Int32Array(count) };
  const filled = firstOf.slice();
  for (let edge = 0; edge < next.length; edge++) {
    const end = next[edge]!;
    const slope = (along[end]! - along[edge]!) / (aside[end]! - aside[edge]!);
    eachLine(edge, (line) => {
      const at = along[edge]! + (asideOf(line) - aside[edge]!) * slope;
      let place = filled[line]!++;
      for (; place > firstOf[line]! && hits.along[place - 1]! > at; place--) {
        hits.along[place] = hits.along[place - 1]!;
        hits.edge[place] = hits.edge[place - 1]!;
      }
      hits.along[place] = at;
      hits.edge[place] = edge;
    });
  }
  return hits;
}

function paired({ firstOf: firstHit, along, edge }: Hits, lines: number) {
  const most = along.length / 2;
  const [line, beginEdge, endEdge] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const [begin, end] = [new Float64Array(most), new Float64Array(most)];
  const firstOf = new Int32Array(lines + 1);
  let count = 0;
  for (let on = 0; on < lines; on++) {
    firstOf[on] = count;
    for (let hit = firstHit[on]!; hit + 1 < firstHit[on + 1]!; hit += 2) {
      if (along[hit + 1]! - along[hit]! < SHORTEST_M) continue;
      line[count] = on;
      begin[count] = along[hit]!;
      end[count] = along[hit + 1]!;
      beginEdge[count] = edge[hit]!;
      endEdge[count] = edge[hit + 1]!;
      count++;
    }
  }
  firstOf[lines] = count;
  return { count, line, begin, end, beginEdge, endEdge, firstOf };
}
