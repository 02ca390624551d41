import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { partOf } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { coneTo } from '../../geo/cone.ts';
import type { Course, Home } from './course.ts';
import { verticalMs } from './leg-time.ts';
import { turnRadiusOf } from './performance.ts';

/** The height it flies back at from another: as high as it is, or as it is told to climb to. Without a limit where nobody knows how high home is. */
export const backAt = ({ groundHeight, performance }: Pick<Course, 'groundHeight' | 'performance'>, height: number): number =>
  groundHeight === undefined ? Infinity : Math.max(height, groundHeight + performance.returnHeight);

/** Of a leg that climbs, the way back is as high as the part of it that it begins from. */
const STEP_M = 25;
const PARTS_MAX = 8;

/** The way back from any point of a leg: up where it is, and straight home, which is somewhere in the triangle of the leg and home; of a circle, between it and home. */
export function returnPieces(course: Course, leg: Piece, home: Home): Piece[] {
  const parts = Math.max(1, Math.min(PARTS_MAX, Math.ceil(Math.abs(leg.toHeight - leg.fromHeight) / STEP_M)));
  if (parts === 1) return returnFrom(course, leg, home);
  return Array.from({ length: parts }, (_, part) => returnFrom(course, partOf(leg, part / parts, (part + 1) / parts), home)).flat();
}

function returnFrom(course: Course, leg: Piece, { position }: Home): Piece[] {
  const { performance } = course;
  const [low, high] = [Math.min(leg.fromHeight, leg.toHeight), Math.max(leg.fromHeight, leg.toHeight)];
  const [lowBack, highBack] = [backAt(course, low), backAt(course, high)];
  const furthest = leg.reach + Math.max(...leg.corners.map((corner) => metresBetween(corner, position)));
  const backMs = (furthest / performance.returnSpeed) * 1_000;
  const climbMs = Number.isFinite(lowBack) ? verticalMs(lowBack - low, performance.climbRate, performance.descentRate) : 0;
  const back: Piece = { ...leg, kind: 'return', isEven: false, waitMs: 0, laterMs: leg.laterMs + leg.waitMs };
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
function backFrom({ corners, reach }: Piece, home: Position): Pick<Piece, 'corners' | 'reach'> {
  const cone = reach > 0 && corners.length === 1 ? coneTo(home, corners[0]!, reach) : undefined;
  return cone ? { corners: cone, reach: 0 } : { corners: [...corners, home], reach };
}

/** Down to the ground above home, from as high as it ever comes back. What cannot stop circles there before. */
export const homeColumn = (course: Course, { position }: Home, highest: number, end: Piece): Piece => ({
  ...end,
  corners: [position],
  reach: turnRadiusOf(course.performance, course.performance.returnSpeed),
  margin: course.performance.navigationError,
  fromHeight: course.groundHeight ?? -Infinity,
  toHeight: backAt(course, highest),
  isEven: false,
});
