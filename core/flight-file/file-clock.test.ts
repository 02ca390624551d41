import { expect, test } from 'vitest';
import { fileClock } from './file-clock.ts';

function clock() {
  let told = 0;
  const made = fileClock(() => told++);
  return { admit: made.admit, leaps: () => [made.leaps, told] };
}

test('messages a little out of order get the time of the one before', () => {
  const { admit } = clock();
  expect([1_000, 1_200, 1_100, 1_300].map(admit)).toEqual([1_000, 1_200, 1_200, 1_300]);
});

test('one wild time is left out, and does not turn those after it into a leap', () => {
  const { admit, leaps } = clock();
  expect([1_000, 9e15, 1_100, -5e9, 1_200, Number.NaN, Infinity, 1_300].map(admit)).toEqual([
    1_000,
    undefined,
    1_100,
    undefined,
    1_200,
    undefined,
    undefined,
    1_300,
  ]);
  expect(leaps()).toEqual([0, 0]);
});

test('many that agree are believed, and told of once', () => {
  const { admit, leaps } = clock();
  admit(1_000);
  const times = Array.from({ length: 30 }, (_, step) => admit(90_000_000 + step * 100));
  expect(times.filter((at) => at === undefined)).toHaveLength(19);
  expect(times.at(-1)).toBe(90_002_900);
  expect(leaps()).toEqual([1, 1]);
});
