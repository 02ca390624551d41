import type { Offset } from '../../geo/tangent-plane.ts';
import { lengthOf } from './line/plain-line.ts';
import type { FacadePattern } from './pattern.ts';

/** Metres from each place of a leg that is looked at to the next: less than a wall is taken to go on beyond its ends, so none comes in between two of them. */
const STEP_M = 1;
/** Nearer to each other than this, the ends of a line are one corner. */
const TOGETHER_M = 0.1;

interface WallSide {
  from: Offset;
  /** Of the length one. */
  along: Offset;
  metres: number;
}

/**
 * Whether any place between two others lies behind a wall: what is nearest to it is the wall's other side. Nobody has said how deep the building is, so that is so however
 * far behind it is; beside the ends of the wall, which is taken to be so much longer, it is not.
 */
export function behindWall(corners: readonly Offset[], free: FacadePattern['side'], longer: number): (from: Offset, to: Offset) => boolean {
  const isRing = corners.length > 3 && lengthOf(corners[0]!, corners.at(-1)!) < TOGETHER_M;
  const sides = isRing ? sidesOf(corners) : lengthened(sidesOf(corners), longer);
  const before = free === 'left' ? 1 : -1;
  const isBefore = (place: Offset) => sides.every(({ from, along }) => before * leftOf(along, from, place) > 0);
  return (from, to) => {
    if (isBefore(from) && isBefore(to)) return false;
    const [north, east] = [to.north - from.north, to.east - from.east];
    const steps = Math.max(1, Math.ceil(Math.hypot(north, east) / STEP_M));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      if (before * sideAt(sides, isRing, { north: from.north + share * north, east: from.east + share * east }) < 0) return true;
    }
    return false;
  };
}

function sidesOf(corners: readonly Offset[]): WallSide[] {
  return corners.slice(1).flatMap((to, index) => {
    const from = corners[index]!;
    const metres = lengthOf(from, to);
    return metres > 0 ? [{ from, along: { north: (to.north - from.north) / metres, east: (to.east - from.east) / metres }, metres }] : [];
  });
}

function lengthened(sides: readonly WallSide[], longer: number): WallSide[] {
  return sides.map(({ from, along, metres }, index) => {
    const [first, last] = [index === 0 ? longer : 0, index === sides.length - 1 ? longer : 0];
    return {
      from: { north: from.north - first * along.north, east: from.east - first * along.east },
      along,
      metres: first + metres + last,
    };
  });
}

/** Metres to the left of a way. */
const leftOf = (along: Offset, from: Offset, place: Offset): number =>
  along.east * (place.north - from.north) - along.north * (place.east - from.east);

/** More than nought to the left of the wall, less to its right; nought beside its ends. */
function sideAt(sides: readonly WallSide[], isRing: boolean, place: Offset): number {
  let [nearest, index, at] = [Infinity, 0, 0];
  for (const [side, { from, along, metres }] of sides.entries()) {
    const [north, east] = [place.north - from.north, place.east - from.east];
    const foot = Math.max(0, Math.min(metres, north * along.north + east * along.east));
    const apart = Math.hypot(north - foot * along.north, east - foot * along.east);
    if (apart < nearest) [nearest, index, at] = [apart, side, foot];
  }
  const side = sides[index];
  if (!side) return 0;
  const isAtItsEnd = at === side.metres;
  const beyond = index + (at === 0 ? -1 : isAtItsEnd ? 1 : 0);
  const next = isRing ? sides.at(beyond % sides.length) : sides[beyond];
  if (!next) return 0;
  // Nearest to a bend one may be to the left of one of its sides and to the right of the other: what lies between the two tells.
  const along = { north: side.along.north + next.along.north, east: side.along.east + next.along.east };
  return leftOf(along, isAtItsEnd ? next.from : side.from, place);
}
