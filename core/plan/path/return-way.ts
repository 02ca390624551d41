import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { partOf } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { coneTo } from '../../geo/cone.ts';
import type { Course } from './course.ts';
import { backAt, partNear, type Haven } from './haven.ts';
import { verticalMs } from './leg-time.ts';
import { turnRadiusOf } from './performance.ts';

/** Of a leg that climbs, the way back is as high as the part of it that it begins from. */
const STEP_M = 25;
const PARTS_MAX = 8;

/**
 * The way back from any point of a leg: up where it is, and straight to home or a rally point, which is somewhere in the triangle of the leg and that place; of a circle,
 * between it and that place. Nothing where it is not made for from there.
 */
export function returnPieces(course: Pick<Course, 'performance'>, from: Piece, haven: Haven): Piece[] {
  const leg = partNear(haven, from);
  if (!leg) return [];
  const parts = Math.max(1, Math.min(PARTS_MAX, Math.ceil(Math.abs(leg.toHeight - leg.fromHeight) / STEP_M)));
  if (parts === 1) return returnFrom(course, leg, haven);
  return Array.from({ length: parts }, (_, part) => returnFrom(course, partOf(leg, part / parts, (part + 1) / parts), haven)).flat();
}

function returnFrom({ performance }: Pick<Course, 'performance'>, leg: Piece, haven: Haven): Piece[] {
  const { position, rally } = haven;
  const [low, high] = [Math.min(leg.fromHeight, leg.toHeight), Math.max(leg.fromHeight, leg.toHeight)];
  const [lowBack, highBack] = [backAt(haven, low), backAt(haven, high)];
  const furthest = leg.reach + Math.max(...leg.corners.map((corner) => metresBetween(corner, position)));
  const backMs = (furthest / performance.returnSpeed) * 1_000;
  const climbMs = Number.isFinite(lowBack) ? verticalMs(lowBack - low, performance.climbRate, performance.descentRate) : 0;
  const back: Piece = { ...leg, kind: 'return', isEven: false, waitMs: 0, laterMs: leg.laterMs + leg.waitMs };
  if (rally) back.rally = rally;
  const climb =
    lowBack > low ? [{ ...back, margin: performance.navigationError, fromHeight: low, toHeight: highBack, toMs: leg.toMs + climbMs }] : [];
  return [
    ...climb,
    {
      ...back,
      ...backFrom(leg, position),
      margin: marginAt(performance.returnSpeed, performance),
      fromHeight: Number.isFinite(lowBack) ? lowBack : low,
      toHeight: highBack,
      toMs: leg.toMs + climbMs + backMs,
    },
  ];
}

/** What is crossed of a circle itself is in the circle, and in the climb from it. */
function backFrom({ corners, reach }: Piece, place: Position): Pick<Piece, 'corners' | 'reach'> {
  const cone = reach > 0 && corners.length === 1 ? coneTo(place, corners[0]!, reach) : undefined;
  return cone ? { corners: cone, reach: 0 } : { corners: [...corners, place], reach };
}

/** Down to the ground where it comes back to, from as high as it ever does; as deep as that may be at a rally point. What cannot stop circles there before. */
export const columnAt = (
  { performance, groundHeight }: Pick<Course, 'performance' | 'groundHeight'>,
  haven: Haven,
  highest: number,
  end: Piece,
): Piece => ({
  ...end,
  corners: [haven.position],
  reach: turnRadiusOf(performance, performance.returnSpeed),
  margin: performance.navigationError,
  fromHeight: (haven.rally ? undefined : groundHeight) ?? -Infinity,
  toHeight: backAt(haven, highest),
  isEven: false,
  ...(haven.rally && { rally: haven.rally }),
});
