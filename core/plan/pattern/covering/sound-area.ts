import { metresBetween } from '../../../geo/distance.ts';
import { localPlane, middleOf } from '../../../geo/local-plane.ts';
import { meetingSides } from '../../../geo/meeting-sides.ts';
import { isInside } from '../../../geo/polygon.ts';
import { isLatitude, isLongitude, type Position } from '../../../geo/position.ts';
import type { Offset, TangentPlane } from '../../../geo/tangent-plane.ts';
import type { Issue } from '../../../issue.ts';
import { doubt, fault } from '../faults.ts';
import { PATTERN_CORNERS_MAX } from '../pattern-limits.ts';
import type { Area } from '../pattern.ts';
import { areaOf, edgesOf, type Edges } from './edges.ts';

/** An area with an inside, flat. */
export interface SoundArea {
  plane: TangentPlane;
  /** The outer one first. */
  rings: Offset[][];
  edges: Edges;
  squareMetres: number;
}

/** Corners nearer to each other are a click too many. */
const TOGETHER_M = 0.01;
/** Square metres below which nothing is worth a lane. */
const AREA_MIN = 1;
/** Metres from the middle: further out the plane is no longer the ground. */
const REACH_MAX = 75_000;
const ACROSS_MAX_KM = 100;

/** What can be swept of an area, or why nothing can. */
export function soundArea({ outer, holes }: Area): { area?: SoundArea; issues: Issue[] } {
  const refusal = (code: string, params?: Issue['params']) => ({ issues: [fault(code, 'area', params)] });
  const all = [outer, ...holes].flat();
  if (all.length > PATTERN_CORNERS_MAX) return refusal('tooManyCorners', { max: PATTERN_CORNERS_MAX });
  if (!all.every(({ latitude, longitude }) => isLatitude(latitude) && isLongitude(longitude))) return refusal('position');
  if (outer.length < 3) return refusal('corners');
  const plane = localPlane(middleOf(outer));
  if (all.some((corner) => metresBetween(plane.origin, corner) > REACH_MAX)) return refusal('tooLarge', { max: ACROSS_MAX_KM });
  const border = flatRing(outer, plane);
  if (border.length < 3) return refusal('corners');
  if (areaOf([border]) < AREA_MIN) return refusal('tooSmall');
  const kept: Offset[][] = [];
  const issues: Issue[] = [];
  for (const [index, hole] of holes.entries()) {
    const ring = flatRing(hole, plane);
    if (ring.length < 3 || areaOf([ring]) < AREA_MIN) issues.push(doubt('holeIgnored', 'area', { number: index + 1 }));
    else kept.push(ring);
  }
  const meeting = meetingOf([border, ...kept]);
  if (meeting) return refusal(meeting);
  if (kept.some((hole) => isInside(hole, border[0]!))) return refusal('tooSmall');
  const taking = kept.filter((hole, index) => {
    const isTaking = isInside(border, hole[0]!) && !kept.some((other, at) => at !== index && isInside(other, hole[0]!));
    if (!isTaking) issues.push(doubt('holeIgnored', 'area', { number: index + 1 }));
    return isTaking;
  });
  const rings = [border, ...taking];
  return { area: { plane, rings, edges: edgesOf(rings), squareMetres: areaOf(rings) }, issues };
}

/** Without corners that are there twice, the first at the end included. */
function flatRing(corners: readonly Position[], plane: TangentPlane): Offset[] {
  const flat: Offset[] = [];
  const isApart = (one: Offset, other: Offset) => Math.hypot(one.north - other.north, one.east - other.east) > TOGETHER_M;
  for (const corner of corners) {
    const offset = plane.offsetOf(corner);
    const last = flat.at(-1);
    if (!last || isApart(last, offset)) flat.push(offset);
  }
  while (flat.length > 1 && !isApart(flat[0]!, flat.at(-1)!)) flat.pop();
  return flat;
}

/** Which rings have sides in common that must have none. */
function meetingOf(rings: readonly Offset[][]): string | undefined {
  const met = meetingSides(rings);
  if (!met) return undefined;
  const [one, other] = met;
  return one === other ? 'tangled' : one === 0 || other === 0 ? 'holeCrosses' : 'holesMeet';
}
