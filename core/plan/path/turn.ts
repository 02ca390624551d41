import type { Piece } from '../../airspace/engine/piece.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { Position } from '../../geo/position.ts';
import type { Waypoint } from '../route.ts';
import { turnRadiusOf, type Performance } from './performance.ts';

/** Metres by which radii of waypoints are rounded. */
const ROUNDING_M = 0.2;
/** A waypoint counts as reached so many metres before it: nearer, that is within what a position is wrong by. */
const EARLY_M = 2;
/** Metres a second squared: no aircraft is told how hard to turn, and none has to turn harder than this to be good. */
const ACCELERATION_MAX = 2;
/** Less than this is as good as straight. */
const STRAIGHT_RADIANS = 0.02;

const stopsAt = ({ turnMode, mode }: Waypoint): boolean => turnMode === 'stop' || mode !== 'pass';
const reachedEarly = ({ mode, radius }: Waypoint): number => (mode === 'circle' || radius <= EARLY_M ? 0 : radius);

/** Whether it comes to a standstill there: then it goes on from the very place, whichever way it came. */
export const standsAt = (at: Waypoint, { turnRadius }: Performance): boolean => turnRadius === 0 && stopsAt(at) && reachedEarly(at) === 0;

/** What is flown around a corner apart from the legs that meet there; nothing where one stops and turns, or flies straight on. */
export function turnCorners(
  before: Position,
  at: Waypoint,
  after: Position,
  performance: Performance,
): Pick<Piece, 'corners' | 'reach'> | undefined {
  const { offsetOf, positionAt } = tangentPlane(at);
  const [back, on] = [offsetOf(before), offsetOf(after)];
  const [backLength, onLength] = [Math.hypot(back.north, back.east), Math.hypot(on.north, on.east)];
  if (backLength === 0 || onLength === 0) return undefined;
  const cosine = -(back.north * on.north + back.east * on.east) / (backLength * onLength);
  const turn = Math.acos(Math.max(-1, Math.min(1, cosine)));
  if (turn < STRAIGHT_RADIANS) return undefined;
  const turnRadius = turnRadiusOf(performance, at.speed);
  const pointOn = (to: typeof back, length: number, metres: number) =>
    positionAt({ north: (to.north * metres) / length, east: (to.east * metres) / length });
  const half = Math.tan(Math.min(turn, 3) / 2);
  let along: number;
  if (turnRadius > 0) {
    along = turnRadius * half;
    const isCut = at.mode === 'pass' && along <= at.radius + ROUNDING_M && along <= Math.min(backLength, onLength) + ROUNDING_M;
    // What cannot stop may come over the waypoint and turn around beyond it, unless it is told to begin its turn early enough.
    if (!isCut) return { corners: [at], reach: 2 * turnRadius };
  } else {
    if (standsAt(at, performance)) return undefined;
    const early = Math.min(reachedEarly(at), backLength);
    const radius = stopsAt(at) ? 0 : (at.speed * at.speed) / Math.min(at.acceleration, ACCELERATION_MAX);
    // No further than half of a leg: a tighter corner is flown more slowly.
    along = Math.min(radius * half, backLength / 2, onLength / 2);
    // What has been reached before it was there goes on from where it is, straight to the next.
    if (early > 0) return { corners: [pointOn(back, backLength, Math.max(along, early)), after, at], reach: 0 };
  }
  return { corners: [pointOn(back, backLength, along), pointOn(on, onLength, along), at], reach: 0 };
}
