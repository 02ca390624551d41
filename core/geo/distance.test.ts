import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween, metresOnGround } from './distance.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a degree of latitude is some 111 km, and the date line is no wall', () => {
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 })).toBeCloseTo(111.2, 0);
});

test('on the ground a degree is as long as on the ellipsoid', () => {
  const zero = { latitude: 0, longitude: 0 };
  expect(metresOnGround(zero, { latitude: 0, longitude: 1 })).toBeCloseTo(111_319.49, 1);
  expect(metresOnGround(zero, { latitude: 1, longitude: 0 })).toBeCloseTo(110_574.39, 1);
  expect(metresOnGround({ latitude: 89, longitude: 7 }, { latitude: 90, longitude: 0 })).toBeCloseTo(111_693.86, 1);
});

test('both ways are equally long, and none is longer than half the way round', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const there = metresBetween(one, other);
      expect(there).toBeCloseTo(metresBetween(other, one), 3);
      expect(there).toBeLessThan(20_016_000);
    }),
  );
});
