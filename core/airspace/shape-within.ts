import { metresOnGround } from '../geo/distance.ts';
import { isInside } from '../geo/polygon.ts';
import type { Position } from '../geo/position.ts';
import { scaleAt, wrapped, type Offset } from '../geo/tangent-plane.ts';
import { zoneOf } from './engine/fence-index.ts';
import { emptyHull, fillHull, fillPart } from './engine/hull.ts';
import { isNearCircle } from './engine/near-circle.ts';
import { nearShare, type Stretch } from './near-share.ts';
import { metresInside, type Shape } from './shape.ts';
import { zoneIndex } from './zone-index.ts';

type Circle = Extract<Shape, { kind: 'circle' }>;
type Polygon = Extract<Shape, { kind: 'polygon' }>;

/** Borders that are meant to be one are drawn twice by hand. */
export const SHARED_BORDER_M = 1;

/** Whether all of the one lies in the other, or no further beyond its border than two that are meant to be one. */
export function isWithin(inner: Shape, outer: Shape): boolean {
  if (inner.kind === 'circle') return outer.kind === 'circle' ? isCircleInCircle(inner, outer) : isCircleInPolygon(inner, outer);
  return outer.kind === 'circle' ? isPolygonInCircle(inner, outer) : isPolygonInPolygon(inner, outer);
}

const isCircleInCircle = (inner: Circle, outer: Circle): boolean =>
  metresOnGround(inner.centre, outer.centre) + inner.radius <= outer.radius + SHARED_BORDER_M;

const [hull, part] = [emptyHull(), emptyHull()];

function isCircleInPolygon(inner: Circle, { points }: Polygon): boolean {
  if (!isInside(inDegrees(inner.centre, points), { north: inner.centre.latitude, east: 0 })) return false;
  const { table } = zoneIndex([zoneOf(inner, 0)]);
  return points.every((point, at) => !isNearCircle(table, 0, fillHull(hull, [point, points.at(at - 1)!]), -SHARED_BORDER_M));
}

/** What a part of a side may be off a line that is straight on the globe, and how many parts there are at most. */
const BOW_M = 0.1;
const PARTS_MAX = 2_000;

function isPolygonInCircle({ points }: Polygon, { centre, radius }: Circle): boolean {
  const room = (place: Position) => radius + SHARED_BORDER_M - metresOnGround(centre, place);
  // Most that lie elsewhere have a corner there, and need no side to be cut.
  if (points.some((point) => room(point) < 0)) return false;
  return points.every((point, at) => {
    const side = fillHull(hull, [point, points.at(at - 1)!]);
    const parts = Math.max(1, Math.min(PARTS_MAX, Math.ceil(Math.sqrt(side.bow / BOW_M))));
    return Array.from({ length: parts }, (_, index) => index).every((index) => {
      const { corners, bow } = fillPart(part, side, index / parts, (index + 1) / parts);
      // Between two places of a circle what is straight on the globe stays in it.
      return Math.min(room(placeAt(corners, 0)), room(placeAt(corners, 2))) >= bow;
    });
  });
}

const placeAt = (corners: Float64Array, at: number): Position => ({ longitude: corners[at]!, latitude: corners[at + 1]! });

/** In one piece, on the same side of the date line as the origin. Sides are straight in degrees. */
function inDegrees({ longitude: origin }: Position, points: readonly Position[]): Offset[] {
  const first = points[0]!.longitude;
  const begin = wrapped(first - origin);
  return points.map(({ latitude, longitude }) => ({ north: latitude, east: begin + wrapped(longitude - first) }));
}

/**
 * A border that nowhere leaves the outer one encloses nothing that is outside of it, for that has no holes. Unless it comes back to itself so closely that the gap counts
 * as a shared border: then what it goes round may lie in the inner one, or be the inner one.
 */
function isPolygonInPolygon(inner: Polygon, outer: Polygon): boolean {
  const origin = inner.points[0]!;
  const [one, other] = [inDegrees(origin, inner.points), inDegrees(origin, outer.points)];
  if (!one.every((corner, at) => isSideKept(corner, one.at(at - 1)!, other))) return false;
  if (other.some((corner) => isInside(one, corner) && sharedOf(corner, corner, one).length === 0)) return false;
  const middle = middleOf(one);
  return (
    isInside(other, middle) ||
    metresInside(outer, { latitude: middle.north, longitude: wrapped(origin.longitude + middle.east) }) > -SHARED_BORDER_M
  );
}

/** Wherever it is not upon the border of the other it is inside. */
const isSideKept = (from: Offset, to: Offset, outer: readonly Offset[]): boolean =>
  gapsIn(sharedOf(from, to, outer)).every((gap) => isInside(outer, onSide(from, to, (gap.from + gap.to) / 2)));

/** Where it is upon the border of the other, by where that begins. */
function sharedOf(from: Offset, to: Offset, outer: readonly Offset[]): Stretch[] {
  const latitudes = [Math.abs(from.north), Math.abs(to.north)];
  const nearest = from.north * to.north <= 0 ? 0 : Math.min(...latitudes);
  // As many metres as a degree has anywhere on it: what counts as shared is never wider than it is meant.
  const scale = { north: scaleAt(Math.max(...latitudes)).north, east: scaleAt(nearest).east };
  return outer
    .flatMap((corner, at) => nearShare([from, to], [corner, outer.at(at - 1)!], scale, SHARED_BORDER_M) ?? [])
    .sort((one, next) => one.from - next.from);
}

function gapsIn(stretches: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let reached = 0;
  for (const { from, to } of stretches) {
    if (from > reached) gaps.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  return reached < 1 ? [...gaps, { from: reached, to: 1 }] : gaps;
}

const onSide = (from: Offset, to: Offset, share: number): Offset => ({
  north: from.north + (to.north - from.north) * share,
  east: from.east + (to.east - from.east) * share,
});

/** A place inside, as far from the border as is easily said: in the middle of the widest stretch halfway between south and north. */
function middleOf(polygon: readonly Offset[]): Offset {
  const norths = polygon.map(({ north }) => north);
  const north = (Math.min(...norths) + Math.max(...norths)) / 2;
  const crossings = polygon
    .flatMap((a, at) => {
      const b = polygon.at(at - 1)!;
      return a.north > north === b.north > north ? [] : a.east + ((north - a.north) / (b.north - a.north)) * (b.east - a.east);
    })
    .sort((one, next) => one - next);
  const stretches = crossings.flatMap((from, at) => (at % 2 === 0 ? { from, to: crossings[at + 1] ?? from } : []));
  const least = { from: polygon[0]!.east, to: polygon[0]!.east };
  const widest = stretches.reduce((best, stretch) => (stretch.to - stretch.from > best.to - best.from ? stretch : best), least);
  return { north, east: (widest.from + widest.to) / 2 };
}
