import type { Piece } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { Waypoint } from '../route.ts';
import { besideLeg } from './beside-leg.ts';
import type { Course } from './course.ts';
import { turnRadiusOf, type Performance } from './performance.ts';
import { reachedEarly, turnCorners } from './turn.ts';

/** A leg from anywhere in the air, with the way into a circle of so many metres where it leads to, and the corner there. */
export function aroundLeg(
  leg: Piece,
  from: Waypoint,
  to: Waypoint,
  after: Waypoint | undefined,
  circled: number,
  performance: Performance,
): Piece[] {
  const beside = besideLeg(leg, from, to, 0, circled);
  if (!after) return [leg, ...beside];
  const fromHeight = Math.min(leg.fromHeight, after.altitude);
  const toHeight = Math.max(leg.toHeight, after.altitude);
  const turns = cornersFrom(from, to, after, performance).map(({ corners, reach }): Piece => ({
    ...leg,
    kind: 'turn',
    corners,
    reach,
    fromHeight,
    toHeight,
  }));
  return [leg, ...beside, ...turns];
}

/** Where wings are within its radius already, they go on at once. The radius was told for another course: of theirs it is a little too much or too little. */
function cornersFrom(from: Waypoint, at: Waypoint, after: Waypoint, performance: Performance): Pick<Piece, 'corners' | 'reach'>[] {
  const turnRadius = turnRadiusOf(performance, at.speed);
  const isThere = turnRadius > 0 && metresBetween(from, at) <= reachedEarly(at);
  return isThere ? [{ corners: [from, after, at], reach: 0 }] : turnCorners(from, at, after, performance, turnRadius / 2);
}

/**
 * What is flown from where it waits, at all distances from borders that it may have to keep: as far as its speed asks for, and half as far again and again from what is nearer
 * already. What a position may be wrong by is kept from everything, and by the place itself rather than by the leg.
 */
export function fromStandstill(
  leg: Piece,
  onLegs: readonly Piece[],
  straight: readonly Piece[],
  { navigationError }: Performance,
): Piece[] {
  const margins: number[] = [];
  for (let { margin } = leg; margin > navigationError; margin /= 2) margins.push(margin);
  return [
    ...margins.map((margin): Piece => ({ ...leg, kind: 'waiting', corners: leg.corners.slice(0, 1), margin })),
    ...margins.flatMap((margin) => onLegs.map((piece): Piece => ({ ...piece, kind: 'leaving', margin }))),
    ...straight.map((piece): Piece => ({ ...piece, margin: navigationError })),
  ];
}

/** Where it is on the leg that it flies, or was stopped on: wind that has moved it by no more than a position may be wrong by brings it no nearer to anything than it was let fly. */
export function onLeg({ route: { waypoints, cycles }, performance }: Course, waypoint: number, position: Position): Position {
  const [before, to] = [waypoints[waypoint - 1] ?? (cycles === 1 ? undefined : waypoints.at(-1)), waypoints[waypoint]!];
  if (!before) return position;
  const { offsetOf } = tangentPlane(to);
  const [leg, here] = [offsetOf(before), offsetOf(position)];
  const square = leg.north ** 2 + leg.east ** 2;
  const share = square === 0 ? -1 : (leg.north * here.north + leg.east * here.east) / square;
  const aside = Math.hypot(here.north - leg.north * share, here.east - leg.east * share);
  return share >= 0 && share <= 1 && aside <= performance.navigationError ? between(to, before, share) : position;
}
