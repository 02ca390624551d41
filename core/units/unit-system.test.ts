import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthIn, speedIn } from './unit-system.ts';

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
