import type { Offset } from '../../../geo/tangent-plane.ts';
import { nearerThan, type Stretch } from './nearer-than.ts';
import { lengthAlong, lengthOf, type PlainLine } from './plain-line.ts';
import { strandsBeside } from './strands.ts';

/** Metres: what is nearer by less is as far as it should be. */
const HAIR = 1e-5;
/** Metres within which one piece goes on where another one ended. */
const TOGETHER_M = 0.05;

/**
 * All places beside a line, so many metres from it and never nearer to any part of it, as ways along it: to its left, to its right where metres are negative.
 * Most often one way. Where the line comes back near to itself there may be several, or none.
 */
export function waysBeside(line: PlainLine, metres: number): Offset[][] {
  if (metres === 0) return [[...line.corners]];
  const pieces = strandsBeside(line, metres).flatMap((strand) => freePieces(line, strand, Math.abs(metres) - HAIR));
  return joined(pieces, TOGETHER_M + Math.abs(metres) * 1e-3).filter((way) => lengthAlong(way) > TOGETHER_M);
}

const partAt = (from: Offset, to: Offset, share: number): Offset => ({
  north: from.north + (to.north - from.north) * share,
  east: from.east + (to.east - from.east) * share,
});

/** What of a strand is not nearer to the line than it may be. */
function freePieces(line: PlainLine, strand: readonly Offset[], distance: number): Offset[][] {
  return strand.slice(1).flatMap((to, index) => {
    const from = strand[index]!;
    return freeStretches(line, from, to, distance).map((free) => [partAt(from, to, free.from), partAt(from, to, free.to)]);
  });
}

function freeStretches({ corners, sidesIn }: PlainLine, from: Offset, to: Offset, distance: number): Stretch[] {
  const near: Stretch[] = [];
  for (const side of sidesIn(from, to, distance)) {
    const stretch = nearerThan(distance, from, to, corners[side]!, corners[side + 1]!);
    if (stretch && stretch.from === 0 && stretch.to === 1) return [];
    if (stretch) near.push(stretch);
  }
  return between(near.sort((one, other) => one.from - other.from));
}

/** What lies before, between and behind stretches, which are in order and may overlap. */
function between(stretches: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = [];
  let reached = 0;
  for (const { from, to } of stretches) {
    if (from > reached) free.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  if (reached < 1) free.push({ from: reached, to: 1 });
  return free;
}

/** How many of the last ways may be gone on with: a line so dense that it is one further back has no room beside it anyway. */
const OPEN_WAYS = 100;

function joined(pieces: readonly (readonly Offset[])[], together: number): Offset[][] {
  const ways: Offset[][] = [];
  for (const piece of pieces) {
    const before = ways.slice(-OPEN_WAYS).findLast((way) => lengthOf(way.at(-1)!, piece[0]!) <= together);
    if (before) goOn(before, piece, together);
    else ways.push([...piece]);
  }
  return ways;
}

/** From where both are straight on: from the end of one right to the end of the other it would come nearer to the line than it may. */
function goOn(way: Offset[], piece: readonly Offset[], together: number): void {
  const [from, end] = [way.at(-2), way.at(-1)!];
  const [begin, to] = piece as [Offset, Offset];
  const corner = from && lengthOf(end, begin) > HAIR ? whereStraight(from, end, begin, to) : undefined;
  if (corner && lengthOf(corner, end) <= together && lengthOf(corner, begin) <= together) way[way.length - 1] = corner;
  way.push(...piece.slice(1));
}

/** Where the line through the first two meets the line through the last two; nowhere where they run alike. */
function whereStraight(from: Offset, end: Offset, begin: Offset, to: Offset): Offset | undefined {
  const [north, east] = [end.north - from.north, end.east - from.east];
  const [alongNorth, alongEast] = [to.north - begin.north, to.east - begin.east];
  const across = north * alongEast - east * alongNorth;
  const share = ((begin.north - from.north) * alongEast - (begin.east - from.east) * alongNorth) / across;
  return Number.isFinite(share) ? { north: from.north + north * share, east: from.east + east * share } : undefined;
}
