import { expect, test } from 'vitest';
import { dayMarks, mostOf, sumOf } from './day-axis.ts';

const daysTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(last) - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10));

test('a week is named day by day where there is room, and today always', () => {
  const week = daysTo('2026-03-10', 7);
  expect(dayMarks(week, 600).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(dayMarks(week, 200).map(({ at }) => at)).toEqual([0, 3, 6]);
  expect(dayMarks(week, 10).map(({ at }) => at)).toEqual([6]);
});

test.each([300, 640, 1_200])('no more names than fit into %i px', (width) => {
  for (const count of [7, 30, 365]) {
    const marks = dayMarks(daysTo('2026-03-10', count), width);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.length).toBeLessThanOrEqual(Math.floor(width / 64));
  }
});

test('a year is named by its months, each where it begins', () => {
  const year = daysTo('2026-03-10', 365);
  const marks = dayMarks(year, 1_200);
  expect(marks.map(({ at }) => year[at])).toEqual(
    [
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ].map((month) => `${month}-01`),
  );
  expect(new Set(marks.map(({ names }) => names))).toEqual(new Set(['month']));
});

test('the sum and the busiest day, the latest of equals', () => {
  const days = [3, 0, 5, 5, 1].map((value, at) => ({ day: `2026-03-0${at + 1}`, value }));
  expect(sumOf(days)).toBe(14);
  expect(mostOf(days)?.day).toBe('2026-03-04');
  expect(mostOf([{ day: '2026-03-01', value: 0 }])).toBeUndefined();
});
