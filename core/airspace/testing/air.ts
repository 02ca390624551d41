import fc from 'fast-check';
import type { Position } from '../../geo/position.ts';
import { tangentPlane, wrapped } from '../../geo/tangent-plane.ts';
import type { Piece } from '../engine/piece.ts';
import { spot } from '../engine/piece.ts';
import { metresInside, type Shape } from '../shape.ts';
import { roomAround, type Zone } from '../zone.ts';

export const zoneOf = (shape: Shape, given: Partial<Zone> = {}): Zone => ({
  id: 'z',
  name: 'Airport',
  kind: 'noFly',
  shape,
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
  ...given,
});

export const legBetween = (from: Position, to: Position, given: Partial<Piece> = {}): Piece => ({
  ...spot(from, 0),
  corners: [from, to],
  isEven: true,
  ...given,
});

export const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Anywhere, and often where maps end. */
export const anywhere = fc.record({
  latitude: fc.oneof(number(-80, 80), number(85, 89.9), number(-89.9, -85)),
  longitude: fc.oneof(number(-180, 180), number(179.99, 180), number(-180, -179.99)),
});

/** Metres north and east of a place. */
export const beside = (place: Position, north: number, east: number): Position => tangentPlane(place).positionAt({ north, east });

/** A star has rays that never cross, a circle has a radius; both are as large as `size`. */
export const shapeAround = (size: number): fc.Arbitrary<(centre: Position) => Shape> =>
  fc.oneof(
    number(1, size).map((radius) => (centre: Position): Shape => ({ kind: 'circle', centre, radius })),
    fc.array(number(0.2, 1), { minLength: 3, maxLength: 40 }).map((rays) => (centre: Position): Shape => ({
      kind: 'polygon',
      points: rays.map((ray, at) => {
        const angle = (at / rays.length) * 2 * Math.PI;
        return beside(centre, Math.cos(angle) * ray * size, Math.sin(angle) * ray * size);
      }),
    })),
  );

/** Straight in degrees, as maps draw it. */
export const along = (from: Position, to: Position, share: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: wrapped(from.longitude + wrapped(to.longitude - from.longitude) * share),
});

const RADIANS = Math.PI / 180;

/** Straight on the globe, as the crow flies. */
export function alongGlobe(from: Position, to: Position, share: number): Position {
  const vector = ({ latitude, longitude }: Position) => {
    const across = Math.cos(latitude * RADIANS);
    return [across * Math.cos(longitude * RADIANS), across * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const angle = 2 * Math.asin(Math.min(1, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2));
  if (angle === 0) return from;
  const [one, other] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [a[0] * one + b[0] * other, a[1] * one + b[1] * other, a[2] * one + b[2] * other];
  return { latitude: Math.asin(Math.max(-1, Math.min(1, z))) / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
}

/** Of an altitude counted as its limits are. Whoever does not know how high they are may be in it. */
function reaches({ kind, floor, ceiling }: Zone, altitude: number | undefined, margin: number): boolean {
  const room = roomAround(kind, margin);
  return altitude === undefined || ((floor === null || altitude > floor - room) && (ceiling === null || altitude < ceiling + room));
}

/** `margin` metres are added all around it. */
export const isWithin = (zone: Zone, position: Position, altitude: number | undefined, margin = 0): boolean =>
  reaches(zone, altitude, margin) && metresInside(zone.shape, position) > -margin;
