import Flatbush from 'flatbush';
import { doMeet, metresToSide } from '../../../geo/polygon.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';

/** A line without corners that say nothing, and the sides of it that are near something. */
export interface PlainLine {
  corners: readonly Offset[];
  /** Its last corner is its first one. */
  isClosed: boolean;
  /** Each by the number of the corner it begins with. */
  sidesIn(from: Offset, to: Offset, around: number): number[];
}

/** Metres: nearer corners are one. */
const TOGETHER_M = 0.1;

/** Nothing where no two corners are apart. A corner that lies less than the tolerance aside of its neighbours is left out. */
export function plainLine(given: readonly Offset[], tolerance: number): PlainLine | undefined {
  const apart = given.filter((corner, index) => index === 0 || lengthOf(given[index - 1]!, corner) >= TOGETHER_M);
  const isClosed = apart.length > 3 && lengthOf(apart[0]!, apart.at(-1)!) < TOGETHER_M;
  const corners = simplified(isClosed ? [...apart.slice(0, -1), apart[0]!] : apart, tolerance);
  if (corners.length < 2 || lengthAlong(corners) < TOGETHER_M) return undefined;
  const tree = new Flatbush(corners.length - 1);
  for (let side = 0; side + 1 < corners.length; side++) tree.add(...boxOf(corners[side]!, corners[side + 1]!, 0));
  tree.finish();
  return { corners, isClosed, sidesIn: (from, to, around) => tree.search(...boxOf(from, to, around)) };
}

const boxOf = (from: Offset, to: Offset, around: number): [number, number, number, number] => [
  Math.min(from.east, to.east) - around,
  Math.min(from.north, to.north) - around,
  Math.max(from.east, to.east) + around,
  Math.max(from.north, to.north) + around,
];

export const lengthOf = (from: Offset, to: Offset): number => Math.hypot(to.north - from.north, to.east - from.east);

export function lengthAlong(corners: readonly Offset[]): number {
  let length = 0;
  for (let at = 1; at < corners.length; at++) length += lengthOf(corners[at - 1]!, corners[at]!);
  return length;
}

/** Douglas and Peucker's way. */
function simplified(corners: readonly Offset[], tolerance: number): Offset[] {
  const isKept = new Uint8Array(corners.length);
  const parts: [number, number][] = [[0, corners.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    isKept[from] = isKept[to] = 1;
    const corner = cornerAside(corners, from, to, tolerance);
    if (corner !== undefined) parts.push([from, corner], [corner, to]);
  }
  return corners.filter((_, index) => isKept[index] === 1);
}

/** One that lies aside, nearly as far as any: of those the one in the middle, for whoever takes the first needs a square of the time for a zigzag. */
function cornerAside(corners: readonly Offset[], from: number, to: number, tolerance: number): number | undefined {
  const aside = (at: number) => metresToSide(corners[from]!, corners[to]!, corners[at]!);
  let furthest = 0;
  for (let at = from + 1; at < to; at++) furthest = Math.max(furthest, aside(at));
  if (furthest <= tolerance) return undefined;
  const middle = (from + to) >> 1;
  for (let off = 0; ; off++) {
    if (middle - off > from && aside(middle - off) >= furthest / 2) return middle - off;
    if (middle + off < to && aside(middle + off) >= furthest / 2) return middle + off;
  }
}

/** Where a line has two sides to it, one side of it meets no other, and none goes straight back. */
export function isCrossingItself({ corners, isClosed, sidesIn }: PlainLine): boolean {
  const last = corners.length - 2;
  for (let one = 0; one <= last; one++) {
    const [from, to] = [corners[one]!, corners[one + 1]!];
    for (const other of sidesIn(from, to, 0)) {
      if (other <= one) continue;
      if (
        other === one + 1
          ? isGoingBack(from, to, corners[other + 1]!)
          : !(isClosed && one === 0 && other === last) && doMeet(from, to, corners[other]!, corners[other + 1]!)
      )
        return true;
    }
  }
  return isClosed && isGoingBack(corners[last]!, corners[0]!, corners[1]!);
}

/** As the cosine of the angle between two sides: some tenth of a degree. */
const STRAIGHT_BACK = 1 - 1e-6;

const isGoingBack = (from: Offset, corner: Offset, to: Offset): boolean => {
  const along = (from.north - corner.north) * (to.north - corner.north) + (from.east - corner.east) * (to.east - corner.east);
  return along > STRAIGHT_BACK * lengthOf(from, corner) * lengthOf(corner, to);
};
