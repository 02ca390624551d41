import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { areTogether } from '../legs.ts';
import { isOnePlace } from './corner-neighbours.ts';

const place = fc.record({
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(0, 59.999_999, 60.000_001, -89.999_999)),
  longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 179.999_999, -179.999_999)),
});
/** Degrees: some metres, or less than one. */
const near = fc.oneof(fc.double({ min: -2e-5, max: 2e-5, noNaN: true }), fc.double({ min: -4e-6, max: 4e-6, noNaN: true }));

test('places are told apart as if each pair were measured, at the date line and near the poles too', () => {
  fc.assert(
    fc.property(place, near, near, fc.constantFrom(0, 360, -360), (one, north, east, round) => {
      const other = { latitude: Math.max(-90, Math.min(90, one.latitude + north)), longitude: one.longitude + east + round };
      expect(isOnePlace(one, other)).toBe(areTogether(metresBetween(one, other)));
    }),
    { numRuns: 2_000 },
  );
});
