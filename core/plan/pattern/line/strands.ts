import type { Offset } from '../../../geo/tangent-plane.ts';
import { lengthOf, type PlainLine } from './plain-line.ts';

/** Degrees by which one corner of a rounded one turns at most: it is never further away than 1/cos of half of it, some 3 %. */
const CORNER_TURN = Math.PI / 6;

interface Side {
  from: Offset;
  to: Offset;
  length: number;
  /** Of the way along it, as cosine and sine of its heading. */
  along: Offset;
}

/** The sides of a line, each moved aside, with what leads round the outer corners between them. At an inner corner where they cross, a strand ends and another one begins. */
export function strandsBeside({ corners, isClosed }: PlainLine, metres: number): Offset[][] {
  const sides = corners.slice(1).map((to, index) => sideBetween(corners[index]!, to));
  const strands: Offset[][] = [[aside(sides[0]!.from, sides[0]!.along, metres)]];
  sides.forEach((side, index) => {
    const next = sides[index + 1] ?? (isClosed ? sides[0] : undefined);
    const corner = next && cornerBetween(side, next, metres);
    strands.at(-1)!.push(...(corner ?? [aside(side.to, side.along, metres)]));
    if (!next) return;
    const beginning = aside(next.from, next.along, metres);
    if (index === sides.length - 1) strands.at(-1)!.push(...(corner ? [beginning] : []));
    else if (!corner) strands.push([beginning]);
  });
  return strands;
}

function sideBetween(from: Offset, to: Offset): Side {
  const length = lengthOf(from, to);
  return { from, to, length, along: { north: (to.north - from.north) / length, east: (to.east - from.east) / length } };
}

const aside = (from: Offset, { north, east }: Offset, metres: number): Offset => ({
  north: from.north + east * metres,
  east: from.east - north * metres,
});

/** What leads from one side to the next; nothing at an inner corner that is not simply where both cross. */
function cornerBetween(side: Side, next: Side, metres: number): Offset[] | undefined {
  const turn = Math.atan2(
    side.along.north * next.along.east - side.along.east * next.along.north,
    side.along.north * next.along.north + side.along.east * next.along.east,
  );
  const isInner = turn * metres < 0;
  const shortened = Math.abs(metres) * Math.tan(Math.abs(turn) / 2);
  if (isInner && shortened > Math.min(side.length, next.length) / 2) return undefined;
  const count = isInner ? 1 : Math.max(1, Math.ceil(Math.abs(turn) / CORNER_TURN));
  const part = turn / count;
  return Array.from({ length: count }, (_, index) => aside(side.to, turned(side.along, part * (index + 0.5)), metres / Math.cos(part / 2)));
}

const turned = ({ north, east }: Offset, angle: number): Offset => ({
  north: north * Math.cos(angle) - east * Math.sin(angle),
  east: east * Math.cos(angle) + north * Math.sin(angle),
});
