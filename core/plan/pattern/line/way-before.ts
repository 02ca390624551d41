import { metresToSide } from '../../../geo/polygon.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import { waysBeside } from './beside.ts';
import { lengthAlong, lengthOf, plainLine, type PlainLine } from './plain-line.ts';

/** Shares of a side at which it is looked whether anything is flown before it. */
const LOOKED_AT = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98];
/** Of the distance: what is nearer to the way than that lies on it. */
const ON_THE_WAY = 0.05;

/**
 * The longest of the ways before a wall. Only one is flown: what lies apart from it cannot be come to without flying too near to the wall.
 * Whole, if some part of each side that is longer than the distance has it straight before it.
 */
export function wayBefore(wall: PlainLine, metres: number): { way: Offset[] | undefined; isWhole: boolean } {
  const ways = waysBeside(wall, metres);
  const lengths = ways.map(lengthAlong);
  const way = ways[lengths.indexOf(Math.max(...lengths))];
  const flown = way && plainLine(way, 0);
  return {
    way,
    isWhole: flown !== undefined && wall.corners.slice(1).every((to, side) => isBefore(flown, wall.corners[side]!, to, metres)),
  };
}

function isBefore({ corners, sidesIn }: PlainLine, from: Offset, to: Offset, metres: number): boolean {
  const length = lengthOf(from, to);
  const near = Math.abs(metres) * ON_THE_WAY;
  if (length < Math.abs(metres)) return true;
  return LOOKED_AT.some((share) => {
    const place = {
      north: from.north + (to.north - from.north) * share + ((to.east - from.east) / length) * metres,
      east: from.east + (to.east - from.east) * share - ((to.north - from.north) / length) * metres,
    };
    return sidesIn(place, place, near).some((side) => metresToSide(corners[side]!, corners[side + 1]!, place) < near);
  });
}
