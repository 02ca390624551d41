import { ceilingOf, type Fence } from '../fence.ts';
import type { Shape } from '../shape.ts';
import { zoneIndex, type ZoneIndex } from '../zone-index.ts';
import type { Zone } from '../zone.ts';
import { emptyHull, fillHull } from './hull.ts';
import { isNear } from './meet.ts';
import { isNearCircle } from './near-circle.ts';
import { holdsCorner, isNearSides } from './near-polygon.ts';
import { partOf } from './place.ts';
import type { Frame, Piece } from './piece.ts';

/** Its areas have neither heights nor times. */
export const zoneOf = (shape: Shape, index: number): Zone => ({
  id: String(index),
  name: '',
  kind: 'noFly',
  shape,
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
});

export interface FenceIndex {
  /**
   * Whether a piece stays inside of all that is to be stayed in by its margin, as far outside of what is to be kept out of, and below its ceiling: whoever does not know
   * how high that is may be above it.
   */
  keeps(piece: Piece, frame: Frame): boolean;
  /** Of a piece that breaks it by its height alone, how high that is; nothing where it leaves an area as well, or keeps below. */
  tooHigh(piece: Piece, frame: Frame): TooHigh | undefined;
}

/** Metres above the place of take-off: as high as one may be, and as high as it is flown; nothing where nobody knows that. */
export interface TooHigh {
  limit: number;
  metres: number | undefined;
}

/** Parts that a piece is cut into where no single area holds the whole of it. */
const CUTS = 10;

export function fenceIndex(fence: Fence): FenceIndex {
  const ceiling = ceilingOf(fence);
  const parts: Keeps[] = [];
  for (let part: Fence | null | undefined = fence; part; part = part.also) parts.push(areasOf(part));
  const highest = ({ fromHeight, toHeight }: Piece, { toGround = Infinity }: Frame) => Math.max(fromHeight, toHeight) + toGround;
  const isBelow = (piece: Piece, frame: Frame) => ceiling === Infinity || highest(piece, frame) <= ceiling;
  const isInside = (piece: Piece) => parts.every((keeps) => keeps(piece));
  return {
    keeps: (piece, frame) => isBelow(piece, frame) && isInside(piece),
    tooHigh: (piece, frame) => {
      if (isBelow(piece, frame) || !isInside(piece)) return undefined;
      const metres = highest(piece, frame);
      return { limit: ceiling, metres: Number.isFinite(metres) ? metres : undefined };
    },
  };
}

type Keeps = (piece: Piece) => boolean;

function areasOf({ within, outside }: Fence): Keeps {
  const [inner, outer] = [zoneIndex(within.map(zoneOf)), zoneIndex(outside.map(zoneOf))];
  const [hull, spot] = [emptyHull(), emptyHull()];
  const metresOf = ({ reach, margin }: Piece) => reach + margin + hull.bow;

  function isHeld(piece: Piece): boolean {
    fillHull(hull, piece.corners);
    return within.some((_, area) => holds(inner, area, piece));
  }

  function holds(index: ZoneIndex, area: number, piece: Piece): boolean {
    const shape = index.zones[area]!.shape;
    if (shape.kind === 'circle') return isInCircle(shape.radius, index, area, piece);
    return !isNearSides(index.table, area, hull, metresOf(piece)) && holdsCorner(index.table, area, hull);
  }

  /** A circle holds what lies between corners that it holds: what bends out of it is in the bow. */
  function isInCircle(radius: number, index: ZoneIndex, area: number, piece: Piece): boolean {
    const metres = metresOf(piece);
    return metres < radius && piece.corners.every((corner) => isNearCircle(index.table, area, fillHull(spot, [corner]), -metres));
  }

  /** From one area into another that it overlaps. */
  function isHeldInParts(piece: Piece, cuts: number): boolean {
    if (isHeld(piece)) return true;
    if (cuts === 0 || piece.corners.length === 1) return false;
    return [partOf(piece, 0, 0.5), partOf(piece, 0.5, 1)].every((half) => isHeldInParts(half, cuts - 1));
  }

  return (piece) => {
    if (within.length > 0 && !isHeldInParts(piece, within.length > 1 ? CUTS : 0)) return false;
    fillHull(hull, piece.corners);
    return !outside.some((_, area) => isNear(outer, area, hull, metresOf(piece)));
  };
}
