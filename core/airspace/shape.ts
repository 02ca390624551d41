import { metresOnGround } from '../geo/distance.ts';
import { isSelfCrossing } from '../geo/meeting-sides.ts';
import { isInside, metresToEdge } from '../geo/polygon.ts';
import type { Position } from '../geo/position.ts';
import { scaleAt, wrapped, type Offset } from '../geo/tangent-plane.ts';
import { degreesAside, degreesUp } from './engine/around.ts';

export const POLYGON_POINTS = { min: 3, max: 1_000 } as const;
export const CIRCLE_METRES = { min: 1, max: 100_000 } as const;
/** On the ground. Sides are straight in degrees, as map files have them; the last point is joined to the first. */
export type Shape = { kind: 'polygon'; points: Position[] } | { kind: 'circle'; centre: Position; radius: number };

/** Wider, and half of the Earth or the wrong way round is meant. */
const WIDEST_DEGREES = 90;

export const isTooWide = (points: readonly Position[]): boolean => spanOf(points) >= WIDEST_DEGREES;

/** Its sides cross or touch each other: it has no clear inside. */
export const isTangled = (points: readonly Position[]): boolean => isSelfCrossing(offsetsFrom(points[0]!, points));

function spanOf(points: readonly Position[]): number {
  const first = points[0]!;
  const easts = points.map(({ longitude }) => wrapped(longitude - first.longitude));
  const norths = points.map(({ latitude }) => latitude);
  return Math.max(Math.max(...easts) - Math.min(...easts), Math.max(...norths) - Math.min(...norths));
}

/** In one piece, however far away it is: a shape behind the date line is not torn apart by it. */
function offsetsFrom(origin: Position, points: readonly Position[]): Offset[] {
  const scale = scaleAt(origin.latitude);
  const first = points[0]!.longitude;
  const begin = wrapped(first - origin.longitude);
  return points.map(({ latitude, longitude }) => ({
    north: (latitude - origin.latitude) * scale.north,
    east: (begin + wrapped(longitude - first)) * scale.east,
  }));
}

const HERE: Offset = { north: 0, east: 0 };

/** Metres to its edge: inside more than nought, outside less. Exact near the edge, where it matters. */
export function metresInside(shape: Shape, position: Position): number {
  if (shape.kind === 'circle') return shape.radius - metresOnGround(shape.centre, position);
  const polygon = offsetsFrom(position, shape.points);
  const metres = metresToEdge(polygon, HERE);
  return isInside(polygon, HERE) ? metres : -metres;
}

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** In degrees; `east` is beyond 180 where it crosses the date line. */
export function boxOf(shape: Shape): Box {
  if (shape.kind === 'circle') {
    const { centre, radius } = shape;
    const [up, side] = [degreesUp(radius), degreesAside(centre.latitude, radius)];
    return normal(centre.longitude - side, centre.latitude - up, centre.longitude + side, centre.latitude + up);
  }
  const first = shape.points[0]!;
  const easts = shape.points.map(({ longitude }) => first.longitude + wrapped(longitude - first.longitude));
  const norths = shape.points.map(({ latitude }) => latitude);
  return normal(Math.min(...easts), Math.min(...norths), Math.max(...easts), Math.max(...norths));
}

function normal(west: number, south: number, east: number, north: number): Box {
  const shift = wrapped(west) - west;
  return { west: west + shift, south, east: east + shift, north };
}
