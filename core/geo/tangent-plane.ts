import type { Position } from './position.ts';

/** Metres from an origin. */
export interface Offset {
  north: number;
  east: number;
}

export const EQUATOR_RADIUS = 6_378_137;
export const ECCENTRICITY_SQUARED = 6.694_379_990_14e-3;
const DEGREE = Math.PI / 180;

/** Metres per degree at a latitude of the WGS-84 ellipsoid. */
export function scaleAt(latitude: number): Offset {
  const sine = Math.sin(latitude * DEGREE);
  const flattened = 1 - ECCENTRICITY_SQUARED * sine * sine;
  return {
    north: ((EQUATOR_RADIUS * (1 - ECCENTRICITY_SQUARED)) / (flattened * Math.sqrt(flattened))) * DEGREE,
    // At a pole there is no east: a metre stays a metre rather than an endless number of degrees.
    east: Math.max(1, (EQUATOR_RADIUS / Math.sqrt(flattened)) * Math.cos(latitude * DEGREE) * DEGREE),
  };
}

/** Into -180 to 180. */
export const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Flat around its origin: right to a few centimetres within the range of an aircraft's link. */
export interface TangentPlane {
  origin: Position;
  offsetOf(position: Position): Offset;
  positionAt(offset: Offset): Position;
}

export function tangentPlane(origin: Position): TangentPlane {
  const scale = scaleAt(origin.latitude);
  return {
    origin,
    offsetOf: ({ latitude, longitude }) => ({
      north: (latitude - origin.latitude) * scale.north,
      east: wrapped(longitude - origin.longitude) * scale.east,
    }),
    positionAt: ({ north, east }) => ({
      latitude: Math.max(-90, Math.min(90, origin.latitude + north / scale.north)),
      longitude: wrapped(origin.longitude + east / scale.east),
    }),
  };
}
