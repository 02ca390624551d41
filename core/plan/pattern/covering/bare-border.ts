import type { Offset } from '../../../geo/tangent-plane.ts';
import { cornerOf, metresApart, type Edges } from './edges.ts';
import type { LanePieces } from './lane-pieces.ts';

/** A piece of the border, small enough to be covered as a whole or not at all. */
export interface Stitch {
  edge: number;
  from: Offset;
  middle: Offset;
  to: Offset;
}

export interface Coverage {
  /** Metres from a lane within which the border is covered. */
  reach: number;
  /** Metres of the shortest stretch that is told of, and of what it is made of. */
  shortest: number;
  step: number;
}

/** Stretches of the border that no lane comes near to, each of them without turning back. */
export function bareStretches(edges: Edges, pieces: LanePieces, coverage: Coverage): Stitch[][] {
  const stretches: Stitch[][] = [];
  for (let first = 0; first < edges.next.length;) {
    let end = first + 1;
    while (end < edges.next.length && edges.ring[end] === edges.ring[first]) end++;
    stretches.push(...joined(bareOfRing(edges, first, end, pieces, coverage)));
    first = end;
  }
  return stretches;
}

function bareOfRing(edges: Edges, first: number, end: number, pieces: LanePieces, { reach, shortest, step }: Coverage): Stitch[][] {
  const radians = (pieces.degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  // A side that slants more meets a line again before it could be bare for so long.
  const slant = pieces.apart / (shortest + 2 * reach);
  const stretches: Stitch[][] = [];
  let [stretch, isOnwards]: [Stitch[] | undefined, boolean | undefined] = [undefined, undefined];
  for (let edge = first; edge < end; edge++) {
    const [from, to] = [cornerOf(edges, edge), cornerOf(edges, edges.next[edge]!)];
    const [north, east, length] = [to.north - from.north, to.east - from.east, metresApart(from, to)];
    // Little steps of a border do not end what goes on behind them.
    if (length >= 2 * step) {
      const isTurned = isOnwards !== undefined && isOnwards !== north * cosine + east * sine > 0;
      isOnwards = north * cosine + east * sine > 0;
      const isSlanted = Math.abs(east * cosine - north * sine) > slant * length;
      if (isTurned || isSlanted) stretch = undefined;
      if (isSlanted) continue;
    }
    const count = Math.max(1, Math.ceil(length / step));
    const at = (share: number): Offset => ({ north: from.north + north * share, east: from.east + east * share });
    for (let index = 0; index < count; index++) {
      const share = (index + 0.5) / count;
      const [up, right] = [from.north + north * share, from.east + east * share];
      if (isNearLane(pieces, up * cosine + right * sine, right * cosine - up * sine, reach)) {
        stretch = undefined;
        continue;
      }
      if (!stretch) stretches.push((stretch = []));
      stretch.push({
        edge,
        from: at(index / count),
        middle: { north: up, east: right },
        to: index + 1 === count ? to : at((index + 1) / count),
      });
    }
  }
  return stretches;
}

/** What goes on over the corner of a ring that was drawn first is one stretch. */
function joined(stretches: Stitch[][]): Stitch[][] {
  const [begin, end] = [stretches[0], stretches.at(-1)];
  if (!begin || !end || begin === end || metresApart(end.at(-1)!.to, begin[0]!.from) > 0) return stretches;
  const [one, other] = [end.at(-1)!, begin[0]!];
  const [inNorth, inEast, outNorth, outEast] = [
    one.to.north - one.from.north,
    one.to.east - one.from.east,
    other.to.north - other.from.north,
    other.to.east - other.from.east,
  ];
  return inNorth * outNorth + inEast * outEast > 0 ? [...stretches.slice(1, -1), [...end, ...begin]] : stretches;
}

/** Whether a lane is no further away, by what a place is along and aside of the lines. */
function isNearLane({ firstOf, begin, end, lines, apart, asideOf }: LanePieces, along: number, aside: number, reach: number): boolean {
  const nearest = Math.floor((aside - asideOf(0)) / apart);
  for (let line = Math.max(0, nearest); line <= Math.min(lines - 1, nearest + 1); line++) {
    const off = Math.abs(aside - asideOf(line));
    if (off > reach) continue;
    const room = Math.sqrt(reach * reach - off * off);
    let [low, high] = [firstOf[line]!, firstOf[line + 1]!];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (end[middle]! + room < along) low = middle + 1;
      else high = middle;
    }
    if (low < firstOf[line + 1]! && begin[low]! - room <= along) return true;
  }
  return false;
}
