import { metresBetween } from '@skyhelm/core/geo/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMS, fromGcj02, readPlace, toGcj02, writtenAs } from './coordinates.ts';

test('a place is written in each form, and elsewhere than in China the datum makes no difference', () => {
  expect(writtenAs({ latitude: 31.2304, longitude: 121.4737 })).toMatchObject({
    degrees: '31.2304000, 121.4737000',
    dms: '31°13′49.44″N 121°28′25.32″E',
    utm: '51R 354634 3456141',
    mgrs: '51R UQ 54633 56140',
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
      expect(metresBetween(place, fromGcj02(toGcj02(place)))).toBeLessThan(0.01);
    }),
  );
});

test('what one form says, every form reads again; near the poles there are fewer', () => {
  const place = { latitude: 31.2304, longitude: 121.4737 };
  const written = writtenAs(place);
  for (const form of FORMS) {
    const read = readPlace(written[form]!, form === 'gcj02' ? 'gcj02' : 'wgs84').place!;
    expect(metresBetween(read, place), form).toBeLessThan(1);
  }
  expect(readPlace('1, 2', 'wgs84').isEither).toBe(true);
  expect(readPlace('nowhere', 'wgs84')).toEqual({ place: undefined, isEither: false });
  expect(writtenAs({ latitude: 89, longitude: 0 })).toMatchObject({ degrees: '89.0000000, 0.0000000', utm: undefined, mgrs: undefined });
});
