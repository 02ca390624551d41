import { doMeet, isFoldedBack, turn } from './polygon.ts';
import type { Offset } from './tangent-plane.ts';

interface Side {
  ring: number;
  index: number;
  next: number;
  from: Offset;
  to: Offset;
  /** Its ends by how a line that goes from west to east comes to them. */
  west: Offset;
  east: Offset;
}

/** From west to east, and at one longitude from south to north. */
const order = (one: Offset, other: Offset): number => one.east - other.east || one.north - other.north;

const sidesOf = (corners: readonly Offset[], ring: number): Side[] =>
  corners.map((from, index) => {
    const next = (index + 1) % corners.length;
    const to = corners[next]!;
    const [west, east] = order(from, to) <= 0 ? [from, to] : [to, from];
    return { ring, index, next, from, to, west, east };
  });

const areNeighbours = (one: Side, other: Side): boolean =>
  one.ring === other.ring && (one.next === other.index || other.next === one.index);

/** Neighbours have been looked at before. */
const areFaulty = (one: Side, other: Side): boolean => !areNeighbours(one, other) && doMeet(one.from, one.to, other.from, other.to);

/**
 * The numbers of the rings of two sides that meet anywhere but at the corner they share; nothing where none do, and every ring has a clear inside. A line is swept over all
 * of them, and only those that lie beside each other on it are compared (Shamos and Hoey's way): each with each would take seconds of ten thousand, and so would those
 * whose boxes touch, of slats that lie aslant.
 */
export function meetingSides(rings: readonly (readonly Offset[])[]): [ring: number, other: number] | undefined {
  const sides = rings.flatMap(sidesOf);
  for (const [at, side] of sides.entries()) {
    const following = sides[at - side.index + side.next]!;
    if (following !== side && isFoldedBack([side.from, side.to], [following.from, following.to])) return [side.ring, side.ring];
  }
  const met = firstMeeting(sides);
  return met && [Math.min(met[0].ring, met[1].ring), Math.max(met[0].ring, met[1].ring)];
}

/** Sides that meet anywhere but at the corner they share: such a shape has no clear inside. */
export const isSelfCrossing = (polygon: readonly Offset[]): boolean => meetingSides([polygon]) !== undefined;

function firstMeeting(sides: readonly Side[]): [Side, Side] | undefined {
  // Where one ends and another begins they meet: whatever begins comes first.
  const events = sides
    .flatMap((side) => [
      { side, place: side.west, isEnd: false },
      { side, place: side.east, isEnd: true },
    ])
    .sort((one, other) => order(one.place, other.place) || Number(one.isEnd) - Number(other.isEnd));
  /** Those that the line lies on, from south to north. */
  const crossed: Side[] = [];
  const faultyAt = (south: number): [Side, Side] | undefined => {
    const [one, other] = [crossed[south], crossed[south + 1]];
    return one && other && areFaulty(one, other) ? [one, other] : undefined;
  };
  for (const { side, isEnd } of events) {
    const found = placeAmong(crossed, side);
    // Of two that lie almost upon each other either may seem to be south of the other.
    const at = isEnd && crossed[found] !== side ? crossed.indexOf(side) : found;
    if (isEnd) crossed.splice(at, 1);
    else crossed.splice(at, 0, side);
    const met = faultyAt(at - 1) ?? (isEnd ? undefined : faultyAt(at));
    if (met) return met;
  }
  return undefined;
}

/** How many of them lie south of where it begins, or of where it leads to from there. */
function placeAmong(crossed: readonly Side[], { west, east }: Side): number {
  let [low, high] = [0, crossed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = crossed[middle]!;
    const side = turn(other.west, other.east, west) || turn(other.west, other.east, east);
    if (side > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
