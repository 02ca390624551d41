import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastGap } from './past-gap.ts';

const MORNING = { from: 0, to: 60_000 };
const EVENING = { from: 3_600_000, to: 3_660_000 };

test('an hour in which nothing flew is passed over, either way, and no moment of a flight is', () => {
  expect(pastGap(70_000, [MORNING, EVENING], 1)).toBe(3_598_000);
  expect(pastGap(70_000, [EVENING, MORNING], -1)).toBe(62_000);
  expect(pastGap(61_000, [MORNING, EVENING], 1)).toBe(61_000);
  expect(pastGap(4_000_000, [MORNING, EVENING], 1)).toBe(4_000_000);
  expect(pastGap(5, [], 1)).toBe(5);
  const moment = fc.integer({ min: -100_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(moment, fc.nat(100_000))), moment, fc.constantFrom(1 as const, -1 as const), (drawn, now, direction) => {
      const flights = drawn.map(([from, lasts]) => ({ from, to: from + lasts }));
      const next = pastGap(now, flights, direction);
      expect((next - now) * direction).toBeGreaterThanOrEqual(0);
      expect(pastGap(next, flights, direction)).toBe(next);
      const [low, high] = [Math.min(now, next), Math.max(now, next)];
      expect(flights.some(({ from, to }) => from > low + 2_000 && to < high - 2_000)).toBe(false);
    }),
  );
});
