import { metresBetween } from '@skyhelm/core/geo/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromGcj02, toGcj02, writtenAs } from './coordinates.ts';

test('a place is written in each form, and elsewhere than in China the datum makes no difference', () => {
  expect(writtenAs({ latitude: 31.2304, longitude: 121.4737 })).toMatchObject({
    degrees: '31.2304000, 121.4737000',
    dms: '31°13′49.44″N 121°28′25.32″E',
  });
  const moscow = { latitude: 55.75, longitude: 37.62 };
  expect(toGcj02(moscow)).toEqual(moscow);
  const shanghai = { latitude: 31.2304, longitude: 121.4737 };
  const metres = metresBetween(shanghai, toGcj02(shanghai));
  expect(metres).toBeGreaterThan(300);
  expect(metres).toBeLessThan(700);
});

test('there and back is the same place', () => {
  fc.assert(
    fc.property(fc.double({ min: 20, max: 45, noNaN: true }), fc.double({ min: 80, max: 125, noNaN: true }), (latitude, longitude) => {
      const place = { latitude, longitude };
      expect(metresBetween(place, fromGcj02(toGcj02(place)))).toBeLessThan(0.5);
    }),
  );
});
