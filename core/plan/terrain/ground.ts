import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { wrapped } from '../../geo/tangent-plane.ts';

/** Metres above the sea along each leg, in even steps from its beginning to its end; nothing where nobody knows. */
export type GroundLegs = readonly (readonly (number | null)[])[];

/** The ground below a route, and what the route counts its heights from. */
export interface Terrain {
  legs: GroundLegs;
  /** Metres above the sea; nothing where nobody knows. */
  datum: number | null;
}

export const isKnown = (legs: GroundLegs): boolean => legs.length > 0 && legs.every((leg) => leg.every((height) => height !== null));

const partAt = (from: Position, to: Position, share: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: wrapped(from.longitude + wrapped(to.longitude - from.longitude) * share),
});

/** Places in even steps of at most so many metres, from the one to the other. */
export function placesAlong(from: Position, to: Position, step: number): Position[] {
  const parts = Math.max(1, Math.ceil(metresBetween(from, to) / step));
  return Array.from({ length: parts + 1 }, (_, part) => partAt(from, to, part / parts));
}
