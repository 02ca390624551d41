import { localPlane, middleOf } from '../../geo/local-plane.ts';
import { doMeet, metresToSide } from '../../geo/polygon.ts';
import type { Position } from '../../geo/position.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import { USUAL_AGILITY } from '../../airspace/engine/margin.ts';
import type { Pattern } from './pattern.ts';

/** What a pattern is flown around or along: it stands in the way of whoever comes to it from the other side. */
export interface Obstacle {
  /** As high as one has to be to fly straight over it. */
  over: number;
  isBetween(from: Position, to: Position): boolean;
}

/** Metres above its highest point: masts stand on roofs. */
const OVER_M = 10;
/** Of the radius: between two corners a ring comes as near to its centre. */
const RING = 0.98;

export function obstacleOf(pattern: Pattern): Obstacle | undefined {
  if (pattern.kind === 'surround') {
    const { offsetOf } = localPlane(pattern.centre);
    const centre: Offset = { north: 0, east: 0 };
    return {
      over: pattern.highest + OVER_M,
      isBetween: (from, to) => metresToSide(offsetOf(from), offsetOf(to), centre) < pattern.radius * RING,
    };
  }
  if (pattern.kind !== 'facade' || pattern.line.length < 2) return undefined;
  const { offsetOf } = localPlane(middleOf(pattern.line));
  const wall = pattern.line.map(offsetOf);
  return {
    over: pattern.highest + OVER_M,
    isBetween: (from, to) => {
      const [begin, end] = [offsetOf(from), offsetOf(to)];
      return wall.slice(1).some((corner, side) => metresApart(begin, end, wall[side]!, corner) < USUAL_AGILITY.navigationError);
    },
  };
}

const metresApart = (a: Offset, b: Offset, c: Offset, d: Offset): number =>
  doMeet(a, b, c, d) ? 0 : Math.min(metresToSide(a, b, c), metresToSide(a, b, d), metresToSide(c, d, a), metresToSide(c, d, b));
