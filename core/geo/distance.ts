import { vectorOf } from './earth-vector.ts';
import type { Position } from './position.ts';

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Along the surface of a sphere: within half a percent of the ellipsoid. */
export function metresBetween(one: Position, other: Position): number {
  const north = (other.latitude - one.latitude) * RADIANS;
  const east = (other.longitude - one.longitude) * RADIANS;
  const across = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
  const half = Math.sin(north / 2) ** 2 + across * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** On the ellipsoid: right to some centimetres as far as a circle around an airport reaches, on whichever side of it. */
export function metresOnGround(one: Position, other: Position): number {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  const chord = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, chord / (2 * EARTH_RADIUS_M)));
}
