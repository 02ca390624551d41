import { localPlane, middleOf } from '../../geo/local-plane.ts';
import { doMeet, isInside, metresToSide } from '../../geo/polygon.ts';
import type { Position } from '../../geo/position.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import { USUAL_AGILITY } from '../../airspace/engine/margin.ts';
import { behindWall } from './behind-wall.ts';
import type { Pattern } from './pattern.ts';

/** What a pattern is flown around or along: it stands in the way of whoever comes to it from the other side. */
export interface Obstacle {
  /** As high as one has to be to fly straight over it. */
  over: number;
  /** Metres that whoever is lower keeps from it at least. */
  keepOff: number;
  /** Metres from it to a place, a line, or whatever lies within a triangle; of a tower, from its middle. */
  metresTo(corners: readonly Position[]): number;
  isBetween(from: Position, to: Position): boolean;
  /** Any place between the two lies behind it, however far: where the building of a wall is. Round a tower all is before it. */
  isBehind(from: Position, to: Position): boolean;
}

/** Metres above its highest point: masts stand on roofs. */
const OVER_M = 10;
/** Of the radius: between two corners a ring comes as near to its centre. */
const RING = 0.98;

export function obstacleOf(pattern: Pattern): Obstacle | undefined {
  if (pattern.kind === 'surround') {
    const { offsetOf } = localPlane(pattern.centre);
    const centre: Offset = { north: 0, east: 0 };
    return { ...obstacle(pattern.highest, pattern.radius * RING, offsetOf, [[centre, centre]]), isBehind: () => false };
  }
  if (pattern.kind !== 'facade' || pattern.line.length < 2) return undefined;
  const { offsetOf } = localPlane(middleOf(pattern.line));
  const corners = pattern.line.map(offsetOf);
  const sides = corners.slice(1).map((corner, side): Side => [corners[side]!, corner]);
  const keepOff = USUAL_AGILITY.navigationError;
  const isBehind = behindWall(corners, pattern.side, keepOff);
  return {
    ...obstacle(pattern.highest, keepOff, offsetOf, sides),
    isBehind: (from, to) => isBehind(offsetOf(from), offsetOf(to)),
  };
}

type Side = readonly [Offset, Offset];

function obstacle(
  highest: number,
  keepOff: number,
  offsetOf: (place: Position) => Offset,
  stands: readonly Side[],
): Omit<Obstacle, 'isBehind'> {
  const metresTo = (corners: readonly Position[]): number => {
    const flown = corners.map(offsetOf);
    if (flown.length > 2 && stands.some(([end]) => isInside(flown, end))) return 0;
    const edges = flown.map((corner, index): Side => [corner, flown[(index + 1) % flown.length]!]);
    let least = Infinity;
    for (const [from, to] of stands) for (const [one, other] of edges) least = Math.min(least, metresApart(from, to, one, other));
    return least;
  };
  return { over: highest + OVER_M, keepOff, metresTo, isBetween: (from, to) => metresTo([from, to]) < keepOff };
}

const metresApart = (a: Offset, b: Offset, c: Offset, d: Offset): number =>
  doMeet(a, b, c, d) ? 0 : Math.min(metresToSide(a, b, c), metresToSide(a, b, d), metresToSide(c, d, a), metresToSide(c, d, b));
