import type { Position } from './position.ts';
import type { Offset } from './tangent-plane.ts';

const isSamePlace = (one: Position, other: Position): boolean => one.latitude === other.latitude && one.longitude === other.longitude;

/** Without its first corner once more at the end, where files have it. */
export function ringOf<P extends Position>(points: readonly P[]): P[] {
  const isClosed = points.length > 1 && isSamePlace(points[0]!, points.at(-1)!);
  return isClosed ? points.slice(0, -1) : [...points];
}

/** A ring without corners that stand twice in a row: the area is the same, but a side of no length touches its neighbours. */
export const plainRingOf = <P extends Position>(points: readonly P[]): P[] =>
  ringOf(points.filter((point, index) => index === 0 || !isSamePlace(point, points[index - 1]!)));

/** Even-odd: where sides cross each other, what is enclosed twice is outside. */
export function isInside(polygon: readonly Offset[], { north, east }: Offset): boolean {
  let inside = false;
  for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index++) {
    const [a, b] = [polygon[index]!, polygon[before]!];
    if (a.east > east !== b.east > east && north < ((b.north - a.north) * (east - a.east)) / (b.east - a.east) + a.north) inside = !inside;
  }
  return inside;
}

/** From a place to the nearest point between two others. */
export function metresToSide(a: Offset, b: Offset, { north, east }: Offset): number {
  const [alongNorth, alongEast] = [b.north - a.north, b.east - a.east];
  const squared = alongNorth * alongNorth + alongEast * alongEast;
  const share = squared === 0 ? 0 : ((north - a.north) * alongNorth + (east - a.east) * alongEast) / squared;
  const at = Math.max(0, Math.min(1, share));
  return Math.hypot(north - a.north - at * alongNorth, east - a.east - at * alongEast);
}

export function metresToEdge(polygon: readonly Offset[], place: Offset): number {
  let nearest = Infinity;
  for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index++) {
    nearest = Math.min(nearest, metresToSide(polygon[before]!, polygon[index]!, place));
  }
  return nearest;
}

/** One where the third lies to the left of the way from the first to the second, minus one to the right, nought on it. */
export const turn = (a: Offset, b: Offset, c: Offset): number =>
  Math.sign((b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east));

const isBetween = (a: Offset, b: Offset, c: Offset): boolean =>
  Math.min(a.east, b.east) <= c.east &&
  c.east <= Math.max(a.east, b.east) &&
  Math.min(a.north, b.north) <= c.north &&
  c.north <= Math.max(a.north, b.north);

/** Whether two sides have a point in common, be it an end. */
export function doMeet(a: Offset, b: Offset, c: Offset, d: Offset): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Two neighbours lie on each other, or one of them has no length. */
export function isFoldedBack([a, b]: readonly [Offset, Offset], [c, d]: readonly [Offset, Offset]): boolean {
  const [corner, start, end] = b === c ? [b, a, d] : [a, b, c];
  if (turn(start, corner, end) !== 0) return false;
  const along = (start.north - corner.north) * (end.north - corner.north) + (start.east - corner.east) * (end.east - corner.east);
  return along >= 0;
}
