import type { Position } from './position.ts';
import { ECCENTRICITY_SQUARED, EQUATOR_RADIUS } from './tangent-plane.ts';

/** Metres from the middle of the Earth; the third towards the north pole. */
export type Vector = readonly [number, number, number];

const DEGREE = Math.PI / 180;
export const FLATTENED = 1 - ECCENTRICITY_SQUARED;

/** On the ellipsoid, or so many metres above it. */
export function vectorOf({ latitude, longitude }: Position, altitude = 0): Vector {
  const [sine, cosine] = [Math.sin(latitude * DEGREE), Math.cos(latitude * DEGREE)];
  const across = EQUATOR_RADIUS / Math.sqrt(1 - ECCENTRICITY_SQUARED * sine * sine);
  const out = (across + altitude) * cosine;
  return [out * Math.cos(longitude * DEGREE), out * Math.sin(longitude * DEGREE), (across * FLATTENED + altitude) * sine];
}

/** Of a vector to the ellipsoid; of one that ends a few hundred metres above it, right to a few metres. */
export const positionOf = ([x, y, z]: Vector): Position => ({
  latitude: Math.atan2(z, FLATTENED * Math.sqrt(x * x + y * y)) / DEGREE,
  longitude: Math.atan2(y, x) / DEGREE,
});
