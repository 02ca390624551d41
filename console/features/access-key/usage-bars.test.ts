import { expect, test } from 'vitest';
import { scaleOf, usageBars } from './usage-bars.ts';

const at = (day: number, hour: number) => new Date(2030, 4, day, hour).toISOString();

test('days without a call have a bar too, and hours are summed by the day they are in', () => {
  const hours = [
    { at: at(1, 23), done: 2, refused: 0 },
    { at: at(3, 0), done: 1, refused: 1 },
    { at: at(3, 9), done: 4, refused: 2 },
  ];
  const bars = usageBars({ since: at(1, 0), hours }, 3);
  expect(bars.map(({ done, refused }) => [done, refused])).toEqual([
    [2, 0],
    [0, 0],
    [5, 3],
  ]);
  expect(bars[2]!.at).toEqual(new Date(2030, 4, 3));
});

test('of today every hour is shown', () => {
  const bars = usageBars({ since: at(3, 0), hours: [{ at: at(3, 9), done: 4, refused: 2 }] }, 1);
  expect(bars).toHaveLength(24);
  expect(bars[9]).toEqual({ at: new Date(2030, 4, 3, 9), done: 4, refused: 2 });
  expect(bars.filter(({ done }) => done > 0)).toHaveLength(1);
});

test('the scale ends with a round number that no bar is higher than', () => {
  const ends = [0, 1, 2, 3, 10, 11, 31, 51, 100, 999].map((done) => scaleOf([{ done, refused: 0 }]));
  expect(ends).toEqual([2, 2, 2, 5, 10, 20, 50, 100, 100, 1000]);
  expect(scaleOf([{ done: 21, refused: 10 }])).toBe(50);
});
