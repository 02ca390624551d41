import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, monthsOf, weeksOf, type LifeDay } from './life-months.ts';

const DAY_MS = 86_400_000;
const year = fc
  .tuple(fc.integer({ min: 18_000, max: 25_000 }), fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 400 }))
  .map(([first, flights]): LifeDay[] =>
    flights.map((count, index) => ({
      day: new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
      flights: count,
      seconds: count * 600,
      metres: count * 1_000,
    })),
  );

test('no flight is lost or counted twice by month or week, and weeks begin on a Monday', () => {
  fc.assert(
    fc.property(year, (days) => {
      const total = days.reduce((sum, { flights }) => sum + flights, 0);
      expect(monthsOf(days).reduce((sum, { flights }) => sum + flights, 0)).toBe(total);
      const weeks = weeksOf(days);
      expect(weeks.flat().filter((day) => day !== undefined)).toEqual(days);
      for (const [monday] of weeks) if (monday) expect(new Date(monday.day).getUTCDay()).toBe(1);
    }),
  );
});

test('a day with a flight is never drawn as one without, and the busiest is the darkest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000 }), (one, other) => {
      const [value, most] = [Math.min(one, other), Math.max(one, other)];
      expect(levelOf(value, most)).toBeGreaterThan(0);
      expect(levelOf(most, most)).toBe(4);
    }),
  );
  expect(levelOf(0, 5)).toBe(0);
});
