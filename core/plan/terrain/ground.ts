import { between } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Home } from '../path/course.ts';
import type { BackGround } from '../path/ways-back.ts';
import type { HeightMode } from '../route.ts';
import type { FurtherWay } from './further-ways.ts';

/** Metres above the sea along each leg, in even steps from its beginning to its end; nothing where nobody knows. */
export type GroundLegs = readonly (readonly (number | null)[])[];

/** The ground below a route, and what the route counts its heights from. */
export interface Terrain {
  legs: GroundLegs;
  /** Metres above the sea; nothing where nobody knows. */
  datum: number | null;
  /** Ways that are flown besides those from each waypoint to the next. */
  further?: readonly FurtherGround[];
  /** Below the ways home from its points, where zones count from the ground there. */
  back?: BackGround;
  /** Metres of the place of landing above the one of take-off, where that is elsewhere and both are known. */
  placeAboveHome?: number | null;
}

export interface FurtherGround {
  way: FurtherWay;
  ground: GroundLegs[number];
}

/**
 * Heights above home count from home; from the ground where the route begins as long as nobody knows where it takes off, or how high that is. Nothing where no height
 * is known.
 */
export function terrainOf(
  legs: GroundLegs,
  heightMode: HeightMode,
  home?: Home,
  further: readonly FurtherGround[] = [],
): Terrain | undefined {
  if (legs.every((leg) => leg.every((height) => height === null))) return undefined;
  const begin = home?.altitude ?? legs[0]?.[0] ?? null;
  const terrain = { legs, datum: heightMode === 'absolute' ? 0 : begin };
  return further.length === 0 ? terrain : { ...terrain, further, placeAboveHome: placeAboveHome(further, begin) };
}

/** By the same files where they know both places: what an aircraft says of its home may be wrong by more than a hill is high. */
function placeAboveHome(further: readonly FurtherGround[], begin: number | null): number | null {
  const groundOf = (kind: FurtherWay['kind'], at: 0 | -1) => further.find(({ way }) => way.kind === kind)?.ground.at(at) ?? null;
  const [place, home] = [groundOf('place', -1), groundOf('entry', 0) ?? begin];
  return place === null || home === null ? null : place - home;
}

export const isKnown = (legs: GroundLegs): boolean => legs.length > 0 && legs.every((leg) => leg.every((height) => height !== null));

/** Places in even steps of at most so many metres, from the one to the other. */
export function placesAlong(from: Position, to: Position, step: number): Position[] {
  const parts = Math.max(1, Math.ceil(metresBetween(from, to) / step));
  return Array.from({ length: parts + 1 }, (_, part) => between(from, to, part / parts));
}
