import type { Piece } from '../../airspace/engine/piece.ts';
import { partOf } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { Refuge } from '../../vehicle/rally.ts';
import type { Home } from './course.ts';
import type { Performance } from './performance.ts';

/** Where an aircraft comes back to. */
export interface Haven {
  position: Position;
  /** The height that it comes there at, or higher, counted as the route counts; nothing where nobody knows. */
  height: number | undefined;
  /** Metres that it climbs at least before it flies there. */
  climb: number;
  /** Metres that it makes for it from at most. */
  reach: number;
  /** Nothing for home. */
  rally: Refuge | undefined;
}

/** How it returns by itself. */
export type Returning = Pick<Performance, 'returnHeight' | 'returnClimb' | 'rally'>;

/** Home first. `groundHeight` is that of home. */
export function havensOf({ position }: Home, groundHeight: number | undefined, { returnHeight, returnClimb, rally }: Returning): Haven[] {
  const above = (metres: number) => (groundHeight === undefined ? undefined : groundHeight + metres);
  const { points, reach } = rally;
  return [
    { position, height: above(returnHeight), climb: returnClimb, reach: Infinity, rally: undefined },
    ...points.map((point): Haven => ({
      position: point,
      height: above(point.height),
      climb: returnClimb,
      reach: reach ?? Infinity,
      rally: point,
    })),
  ];
}

/** The height it flies back at from another: as much higher as it climbs from anywhere, or as it is told to climb to. Without a limit where nobody knows how high home is. */
export const backAt = ({ height: least, climb }: Pick<Haven, 'height' | 'climb'>, height: number): number =>
  least === undefined ? Infinity : Math.max(height + climb, least);

/** Of what it makes for one of them from at most: autopilots do not measure alike. */
const MEASURED_SHARE = 0.01;

/** Between which shares of a line it is near enough to be made for; nothing where that is nowhere. `around`: metres beside the line that are flown too. */
export function sharesNear(
  { position, reach }: Haven,
  from: Position,
  to: Position,
  around: number,
): readonly [number, number] | undefined {
  if (reach === Infinity) return WHOLE;
  const { offsetOf } = tangentPlane(position);
  const [a, b] = [offsetOf(from), offsetOf(to)];
  const [north, east] = [b.north - a.north, b.east - a.east];
  const [length, far] = [Math.hypot(north, east), reach * (1 + MEASURED_SHARE) + around];
  if (length === 0) return Math.hypot(a.north, a.east) <= far ? WHOLE : undefined;
  // Where the line is nearest, and half of what of it is near enough.
  const nearest = -(a.north * north + a.east * east) / length;
  const aside = Math.abs(a.north * east - a.east * north) / length;
  if (aside > far) return undefined;
  const half = Math.sqrt(far ** 2 - aside ** 2);
  const [begin, end] = [Math.max(0, (nearest - half) / length), Math.min(1, (nearest + half) / length)];
  return begin <= end ? [begin, end] : undefined;
}

const WHOLE = [0, 1] as const;

/** What of a place or a line it may be made for from. */
export function partNear(haven: Haven, leg: Piece): Piece | undefined {
  const [from, to = from] = leg.corners;
  const shares = sharesNear(haven, from!, to!, leg.reach + leg.margin);
  return shares === WHOLE ? leg : shares && partOf(leg, ...shares);
}

/** Where it comes to that returns by itself at the end of its route: home, as it was planned, and the rally point that it takes for nearer. */
export function havensFrom([home, ...rallies]: readonly Haven[], { rally: { isBeforeHome } }: Performance, last: Position): Haven[] {
  if (!home) return [];
  const far = ({ position }: Haven) => metresBetween(position, last);
  const [nearest] = rallies.toSorted((one, other) => far(one) - far(other));
  return nearest && (isBeforeHome !== false || far(nearest) < far(home)) ? [home, nearest] : [home];
}

/**
 * Where it really comes to that returns by itself from here. Several where it cannot be told which: nobody knows whether home counts, or two are as far as each other or as the
 * furthest that is made for, as autopilots measure.
 */
export function returnsTo(
  [home, ...rallies]: readonly Haven[],
  { rally: { isBeforeHome } }: Pick<Performance, 'rally'>,
  from: Position,
): Haven[] {
  if (!home) return [];
  const far = ({ position }: Haven) => metresBetween(position, from);
  const isNot = (metres: number, than: number) => metres > than * (1 + MEASURED_SHARE);
  const near = rallies.filter((rally) => !isNot(far(rally), rally.reach)).toSorted((one, other) => far(one) - far(other));
  const [nearest] = near;
  if (!nearest || (isBeforeHome === false && isNot(far(nearest), far(home)))) return [home];
  const made = near.filter((rally) => !isNot(far(rally), far(nearest)));
  const isSure = isNot(nearest.reach, far(nearest));
  const isHomeOut = isSure && (isBeforeHome === true || (isBeforeHome === false && isNot(far(home), far(nearest))));
  return isHomeOut ? made : [home, ...made];
}
