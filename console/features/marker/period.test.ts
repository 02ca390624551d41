import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERIODS, startOf } from './period.ts';

test('a week begins on Monday, at the turn of the year too', () => {
  expect(startOf('week', new Date(2026, 0, 1, 15))).toEqual(new Date(2025, 11, 29));
  expect(startOf('week', new Date(2026, 10, 15, 23, 59))).toEqual(new Date(2026, 10, 9));
  expect(startOf('week', new Date(2026, 10, 16))).toEqual(new Date(2026, 10, 16));
});

test('every period has begun, at midnight, and the longer ones with a first day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true }), (now) => {
      for (const period of PERIODS) {
        const start = startOf(period, now);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect([start.getMinutes(), start.getSeconds()]).toEqual([0, 0]);
      }
      expect([startOf('month', now).getDate(), startOf('year', now).getMonth()]).toEqual([1, 0]);
      expect(startOf('week', now).getDay()).toBe(1);
    }),
  );
});
