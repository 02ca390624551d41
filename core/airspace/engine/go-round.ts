import type { Position } from '../../geo/position.ts';
import { tangentPlane, type Offset } from '../../geo/tangent-plane.ts';
import type { Shape } from '../shape.ts';

/** Corners that stand for a circle. */
const CIRCLE_CORNERS = 12;
/** More, and all of it is gone round in a circle: who passes a coast does not follow every rock. */
const CORNERS_MAX = 40;

/** Places around a shape, as many metres away from it: whoever goes straight from one to the next passes it. */
export function placesAround(shape: Shape, metres: number): Position[] {
  const origin = shape.kind === 'circle' ? shape.centre : shape.points[0]!;
  const { offsetOf, positionAt } = tangentPlane(origin);
  const corners = shape.kind === 'circle' ? circleCorners(shape.radius) : thinned(hullOf(shape.points.map(offsetOf)));
  return corners.flatMap((corner, index) => pushedOut(corners, index, corner, metres)).map(positionAt);
}

const circleCorners = (radius: number): Offset[] =>
  Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const angle = (index / CIRCLE_CORNERS) * 2 * Math.PI;
    const out = radius / Math.cos(Math.PI / CIRCLE_CORNERS);
    return { north: out * Math.sin(angle), east: out * Math.cos(angle) };
  });

const turn = (a: Offset, b: Offset, c: Offset): number => (b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east);

/** Counter-clockwise, without what lies between two others. */
function hullOf(points: readonly Offset[]): Offset[] {
  const sorted = points.toSorted((a, b) => a.east - b.east || a.north - b.north);
  const half = (from: readonly Offset[]): Offset[] => {
    const kept: Offset[] = [];
    for (const point of from) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Of few corners, around the one of many. */
function thinned(hull: Offset[]): Offset[] {
  if (hull.length <= CORNERS_MAX) return hull;
  const [north, east] = [mean(hull.map((corner) => corner.north)), mean(hull.map((corner) => corner.east))];
  const radius = Math.max(...hull.map((corner) => Math.hypot(corner.north - north, corner.east - east)));
  return circleCorners(radius).map((corner) => ({ north: corner.north + north, east: corner.east + east }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Two places for a corner, one for each of its sides: a sharp corner has no place that is far out on both. */
function pushedOut(corners: readonly Offset[], index: number, corner: Offset, metres: number): Offset[] {
  const [before, after] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!];
  const [one, other] = [outward(before, corner), outward(corner, after)];
  const middle = { north: one.north + other.north, east: one.east + other.east };
  const length = Math.hypot(middle.north, middle.east);
  if (length < 1e-9) return [];
  // So far that the lines from corner to corner stay out as well, unless the corner is so sharp that two places do it.
  const half = length / 2;
  const at = (way: Offset, far: number): Offset => ({ north: corner.north + way.north * far, east: corner.east + way.east * far });
  const straight = { north: middle.north / length, east: middle.east / length };
  if (half > 0.5) return [at(straight, metres / half)];
  const tip = at(straight, metres);
  return [
    { north: tip.north + (one.north - straight.north * half) * metres, east: tip.east + (one.east - straight.east * half) * metres },
    { north: tip.north + (other.north - straight.north * half) * metres, east: tip.east + (other.east - straight.east * half) * metres },
  ];
}

/** Of a side that is walked counter-clockwise. */
function outward(from: Offset, to: Offset): Offset {
  const length = Math.hypot(to.north - from.north, to.east - from.east);
  return { north: -(to.east - from.east) / length, east: (to.north - from.north) / length };
}
