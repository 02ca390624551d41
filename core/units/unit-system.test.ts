import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceIn, lengthIn, metresFrom, metresPerSecondFrom, speedIn, UNIT_SYSTEMS } from './unit-system.ts';

test('metric is what is stored, to the last digit', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      expect(lengthIn(1, value)).toEqual({ value, unit: 'm' });
      expect(speedIn(1, value)).toEqual({ value, unit: 'm/s' });
    }),
  );
});

test('imperial by the factors of the specification', () => {
  expect(lengthIn(2, 100).value).toBeCloseTo(328.08, 10);
  expect(lengthIn(2, 100).unit).toBe('ft');
  expect(speedIn(2, 10).value).toBeCloseTo(36 * 0.6213712, 10);
  expect(speedIn(2, 10).unit).toBe('mph');
});

test.each(UNIT_SYSTEMS)('what is typed in system %i is what it says when it is shown again', (system) => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (typed) => {
      expect(lengthIn(system, metresFrom(system, typed)).value).toBeCloseTo(typed, 6);
      expect(speedIn(system, metresPerSecondFrom(system, typed)).value).toBeCloseTo(typed, 6);
    }),
  );
});

test('what is far is said in kilometres or miles, what is near in metres or feet', () => {
  expect(distanceIn(1, 999.4)).toEqual({ value: 999, unit: 'm' });
  expect(distanceIn(1, 1_500)).toEqual({ value: 1.5, unit: 'km' });
  expect(distanceIn(2, 1_000)).toEqual({ value: 0.6213712, unit: 'mi' });
  expect(distanceIn(2, 30)).toEqual({ value: 98, unit: 'ft' });
});
