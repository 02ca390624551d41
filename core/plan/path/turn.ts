import type { Piece } from '../../airspace/engine/piece.ts';
import { coneTo } from '../../geo/cone.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { stopsAt } from '../legs.ts';
import type { Waypoint } from '../route.ts';
import { ACCELERATION_MAX } from '../standing.ts';
import { circledAt } from './circled.ts';
import { turnRadiusOf, type Performance } from './performance.ts';

/** Metres by which radii of waypoints are rounded, and by which ArduPilot rounds them when it is told. */
const ROUNDING_M = 0.2;
const TOLD_M = 1;
/** A waypoint counts as reached so many metres before it: nearer, that is within what a position is wrong by. */
const EARLY_M = 2;
/** Less than this is as good as straight. */
const STRAIGHT_RADIANS = 0.02;
/** Of the metres that it left the leg before early, and no more of them: wings take a leg up at 45 degrees or more. */
const TAKEN_UP = 1.5;

/** Metres before a waypoint at which it counts as reached. */
export const reachedEarly = ({ mode, radius }: Waypoint): number => (mode === 'circle' || radius <= EARLY_M ? 0 : radius);

/** Whether it comes to a standstill there: then it goes on from the very place, whichever way it came. */
export const standsAt = (at: Waypoint, { turnRadius }: Performance): boolean => turnRadius === 0 && stopsAt(at) && reachedEarly(at) === 0;

export interface Corner extends Pick<Piece, 'corners' | 'reach'> {
  /** Its first side is flown instead of the legs that meet there. */
  isCut: boolean;
  /** Metres before the waypoint at which that begins. */
  early?: number;
}

/**
 * Whether a corner that is cut keeps as near to the leg behind it as that leg is held to the air: told of the waypoint at the corner, nobody would find what is wrong all along
 * the way to the next.
 */
export const isAsGoodAsNextLeg = ({ early }: Pick<Corner, 'early'>, margin: number): boolean => early !== undefined && early <= margin;

/**
 * What is flown around a corner apart from the legs that meet there; nothing where one stops and turns, or flies straight on. `slack`: metres by which wings may begin their
 * bend sooner or later than would be right, as they come from beside the leg that it was told for.
 */
export function turnCorners(before: Waypoint, at: Waypoint, after: Waypoint, performance: Performance, slack = 0): Corner[] {
  const { offsetOf, positionAt } = tangentPlane(at);
  const [back, on] = [offsetOf(before), offsetOf(after)];
  const [backLength, onLength] = [Math.hypot(back.north, back.east), Math.hypot(on.north, on.east)];
  if (backLength === 0 || onLength === 0 || standsAt(at, performance)) return [];
  const cosine = -(back.north * on.north + back.east * on.east) / (backLength * onLength);
  const turn = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const early = Math.min(reachedEarly(at), backLength);
  const [aside, beyond] = early > 0 ? [strayBehind(before, early, backLength, performance), circledAt(after, performance)] : [0, 0];
  if (turn < STRAIGHT_RADIANS && aside === 0 && beyond === 0) return [];
  const turnRadius = turnRadiusOf(performance, at.speed);
  const pointOn = (to: typeof back, length: number, metres: number) =>
    positionAt({ north: (to.north * metres) / length, east: (to.east * metres) / length });
  const half = Math.tan(Math.min(turn, 3) / 2);
  const bent = (along: number): Corner => ({
    corners: [pointOn(back, backLength, along), pointOn(on, onLength, along), at],
    reach: 0,
    isCut: false,
  });
  /** What has been reached before it was there goes on from where it is, straight to the next or to the leg there. */
  const cut = (metres: number, upTo: number): Corner[] => {
    const from = pointOn(back, backLength, metres);
    const isWhole = upTo >= onLength;
    const straight = { corners: [from, isWhole ? after : pointOn(on, onLength, upTo), at], reach: aside, isCut: true, early: metres };
    const around = isWhole && beyond > 0 ? coneTo(from, after, beyond) : undefined;
    return around ? [straight, { corners: around, reach: aside, isCut: false }] : [straight];
  };
  if (turnRadius > 0) {
    const along = turnRadius * half;
    const off = Math.abs(along - at.radius);
    // All of the bend lies as much nearer or further, until the leg is taken up again.
    if (slack > 0 && at.mode === 'pass' && early > 0 && off <= slack && along <= onLength) {
      const takenUp = pointOn(on, onLength, Math.min(onLength, along + 2 * turnRadius));
      return [
        { ...bent(along), reach: off },
        { corners: [at, takenUp], reach: off, isCut: false },
      ];
    }
    const isBent = at.mode === 'pass' && along <= at.radius + ROUNDING_M && along <= Math.min(backLength, onLength) + ROUNDING_M;
    if (isBent && at.radius <= along + TOLD_M) return [bent(along)];
    const upTo = TAKEN_UP * early + 2 * turnRadius;
    // What cannot stop may come over the waypoint and turn around beyond it, unless it is told to begin its turn early enough.
    const round = { corners: early > 0 ? [pointOn(back, backLength, early), at] : [at], reach: 2 * turnRadius, isCut: false };
    const isCutBeyond = (early * TAKEN_UP * early) / upTo > EARLY_M;
    return [...(isBent ? [] : [round]), ...(isBent || isCutBeyond ? cut(early, upTo) : [])];
  }
  const radius = stopsAt(at) ? 0 : (at.speed * at.speed) / Math.min(at.acceleration, ACCELERATION_MAX);
  // No further than half of a leg: a tighter corner is flown more slowly.
  const along = Math.min(radius * half, backLength / 2, onLength / 2);
  return early > 0 ? cut(Math.max(along, early), Infinity) : [bent(along)];
}

/** Metres beside the leg to a waypoint at which that counts as reached so early: of those that it comes from beside the one before, which it has circled or not come to. */
function strayBehind(before: Waypoint, early: number, length: number, performance: Performance): number {
  const stray = Math.max(circledAt(before, performance), reachedEarly(before));
  return stray === 0 ? 0 : stray * Math.min(1, early / Math.max(1, length - stray));
}
