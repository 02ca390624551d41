import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKeptMoment, keptMoment } from './kept-moment.ts';

test('whatever is kept is written with four digits of a year, and what could be kept as it was stays so', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -8.64e15, max: 8.64e15 }), fc.constantFrom(-Infinity, Infinity)), (ms) => {
      const kept = keptMoment(ms);
      expect(kept.toISOString()).toMatch(/^(?!0000)\d{4}-/);
      expect(isKeptMoment(kept.getTime())).toBe(true);
      expect(kept.getTime() === ms).toBe(isKeptMoment(ms));
    }),
  );
});

test.each([
  ['0000-12-31T23:59:59.999Z', '0001-01-01T00:00:00.000Z'],
  ['+010000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
])('%s is kept as %s', (text, kept) => {
  expect(isKeptMoment(Date.parse(text))).toBe(false);
  expect(keptMoment(Date.parse(text)).toISOString()).toBe(kept);
});
