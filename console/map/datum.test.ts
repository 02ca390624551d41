import { metresBetween } from '@skyhelm/core/geo/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATUMS, edgeOf } from './datum.ts';

const place = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true }));
const inChina = fc.tuple(fc.double({ min: 73, max: 135, noNaN: true }), fc.double({ min: 18, max: 53, noNaN: true }));
const apart = ([longitude, latitude]: [number, number], [otherLongitude, otherLatitude]: [number, number]) =>
  metresBetween({ longitude, latitude }, { longitude: otherLongitude, latitude: otherLatitude });

test.each(DATUMS)('what goes over the edge in %s comes back to where it was, to the centimetre', (datum) => {
  const { toMap, fromMap } = edgeOf(datum);
  fc.assert(
    fc.property(fc.oneof(place, inChina), (there) => {
      expect(apart(fromMap(...toMap(...there)), there)).toBeLessThan(0.01);
    }),
  );
});

test('GCJ-02 is some hundred metres off in China and nowhere else', () => {
  const { toMap } = edgeOf('gcj02');
  const beijing: [number, number] = [116.4074, 39.9042];
  expect(apart(toMap(...beijing), beijing)).toBeGreaterThan(400);
  expect(apart(toMap(...beijing), beijing)).toBeLessThan(800);
  const moscow: [number, number] = [37.6173, 55.7558];
  expect(toMap(...moscow)).toEqual(moscow);
});
