import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysBetween, documentDay } from './calendar-day.ts';
import { dueWarning, OVER, WARNED_DAYS } from './expiry-warning.ts';

/** What is told while the days left go by, looked at on the given ones only. */
function toldOn(daysLeft: number[]): number[] {
  let told: number | null = null;
  return daysLeft.flatMap((days) => {
    const due = dueWarning(days, told);
    told = due ?? told;
    return due ?? [];
  });
}

test('looked at every day, each is told once on its day', () => {
  const days = Array.from({ length: 60 }, (_, index) => 40 - index);
  expect(toldOn(days)).toEqual([...WARNED_DAYS, OVER]);
  expect(days.filter((left) => dueWarning(left, null) === 30).at(0)).toBe(30);
});

test('whenever it is looked at: nothing twice, nothing out of order, the end never missed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 60 })), (looks) => {
      const falling = looks.toSorted((one, other) => other - one);
      const told = toldOn(falling);
      expect(told).toEqual([...new Set(told)].sort((one, other) => other - one));
      if (falling.some((left) => left < 0)) expect(told.at(-1)).toBe(OVER);
      expect(told.length).toBeLessThanOrEqual(new Set(falling).size);
    }),
  );
});

test('days are counted by the calendar', () => {
  expect(documentDay(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
  expect(documentDay(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01');
});
