import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundLength } from './round-length.ts';

test('a scale is round and fits', () => {
  expect(roundLength(1, 730)).toEqual({ metres: 500, value: 500, unit: 'm' });
  expect(roundLength(1, 2_400)).toEqual({ metres: 2_000, value: 2, unit: 'km' });
  expect(roundLength(2, 40)).toMatchObject({ value: 100, unit: 'ft' });
});

test('it takes at least two fifths of its room, and never more than there is', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 2), fc.double({ min: 2, max: 2e7, noNaN: true }), (system, most) => {
      const { metres } = roundLength(system, most);
      expect(metres / most).toBeLessThanOrEqual(1.000_001);
      expect(metres / most).toBeGreaterThan(0.38);
    }),
  );
});
