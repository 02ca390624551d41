import { between } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Home } from '../path/course.ts';
import type { HeightMode } from '../route.ts';

/** Metres above the sea along each leg, in even steps from its beginning to its end; nothing where nobody knows. */
export type GroundLegs = readonly (readonly (number | null)[])[];

/** The ground below a route, and what the route counts its heights from. */
export interface Terrain {
  legs: GroundLegs;
  /** Metres above the sea; nothing where nobody knows. */
  datum: number | null;
}

/**
 * Heights above home count from home; from the ground where the route begins as long as nobody knows where it takes off, or how high that is. Nothing where no height
 * is known.
 */
export function terrainOf(legs: GroundLegs, heightMode: HeightMode, home?: Home): Terrain | undefined {
  if (legs.every((leg) => leg.every((height) => height === null))) return undefined;
  return { legs, datum: heightMode === 'absolute' ? 0 : (home?.altitude ?? legs[0]?.[0] ?? null) };
}

export const isKnown = (legs: GroundLegs): boolean => legs.length > 0 && legs.every((leg) => leg.every((height) => height !== null));

/** Places in even steps of at most so many metres, from the one to the other. */
export function placesAlong(from: Position, to: Position, step: number): Position[] {
  const parts = Math.max(1, Math.ceil(metresBetween(from, to) / step));
  return Array.from({ length: parts + 1 }, (_, part) => between(from, to, part / parts));
}
