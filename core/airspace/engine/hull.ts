import type { Position } from '../../geo/position.ts';
import { scaleAt, wrapped } from '../../geo/tangent-plane.ts';

/**
 * One to three corners in degrees, straight between them, in one piece across the date line, with the least metres that a degree has anywhere on
 * it: a distance measured by them is never too long. Made once and filled again and again: nothing is made for each pair of a piece and a zone.
 */
export interface Hull {
  count: number;
  /** Longitude and latitude in turn. */
  readonly corners: Float64Array;
  metresEast: number;
  metresNorth: number;
  west: number;
  south: number;
  east: number;
  north: number;
  /** Metres that what is straight on a globe may be away from what is straight in degrees: autopilots do not agree on which they fly. */
  bow: number;
}

export const emptyHull = (): Hull => ({
  count: 0,
  corners: new Float64Array(6),
  metresEast: 1,
  metresNorth: 1,
  west: 0,
  south: 0,
  east: 0,
  north: 0,
  bow: 0,
});

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

export function fillHull(hull: Hull, corners: readonly Position[]): Hull {
  const first = corners[0]!;
  hull.count = corners.length;
  for (let index = 0; index < corners.length; index++) {
    const { longitude, latitude } = corners[index]!;
    hull.corners[index * 2] = index === 0 ? longitude : first.longitude + wrapped(longitude - first.longitude);
    hull.corners[index * 2 + 1] = latitude;
  }
  return measured(hull);
}

/** The part of a straight line between two shares of its length. */
export function fillPart(hull: Hull, { corners }: Hull, from: number, to: number): Hull {
  const x = corners[0]!;
  const y = corners[1]!;
  const alongX = corners[2]! - x;
  const alongY = corners[3]! - y;
  hull.count = 2;
  hull.corners[0] = x + alongX * from;
  hull.corners[1] = y + alongY * from;
  hull.corners[2] = x + alongX * to;
  hull.corners[3] = y + alongY * to;
  return measured(hull);
}

function measured(hull: Hull): Hull {
  const { corners, count } = hull;
  hull.west = hull.east = corners[0]!;
  hull.south = hull.north = corners[1]!;
  for (let index = 1; index < count; index++) {
    const x = corners[index * 2]!;
    const y = corners[index * 2 + 1]!;
    if (x < hull.west) hull.west = x;
    if (x > hull.east) hull.east = x;
    if (y < hull.south) hull.south = y;
    if (y > hull.north) hull.north = y;
  }
  const farthest = Math.max(Math.abs(hull.south), Math.abs(hull.north));
  const nearest = hull.south <= 0 && hull.north >= 0 ? 0 : Math.min(Math.abs(hull.south), Math.abs(hull.north));
  const far = scaleAt(farthest);
  const near = scaleAt(nearest);
  hull.metresEast = far.east;
  hull.metresNorth = near.north;
  hull.bow = count === 1 ? 0 : bowOf((hull.east - hull.west) * near.east, (hull.north - hull.south) * far.north, farthest);
  return hull;
}

/** Meridians come together: at the latitude a line turns by its length times this much. */
function bowOf(east: number, north: number, latitude: number): number {
  const length = Math.hypot(east, north);
  return Math.min(length / 2, (length * length * Math.tan(Math.min(latitude, 89.999_999) * RADIANS)) / (8 * EARTH_RADIUS_M));
}
