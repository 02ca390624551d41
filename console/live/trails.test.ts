import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trailBook } from './trails.ts';

const HERE = { longitude: 116.4, latitude: 39.9 };
const METRE = 1 / 111_000;
const at = (north: number, flying = true) => ({ ...HERE, latitude: HERE.latitude + north * METRE, flying });
const latitudes = (points: readonly number[] = []) =>
  points
    .filter((_, index) => index % 2 === 1)
    .map((latitude) => (Number.isNaN(latitude) ? undefined : Math.round((latitude - HERE.latitude) / METRE)));

test('each flight is a trajectory of its own, the newest first, three at most', () => {
  const book = trailBook();
  for (let flight = 1; flight <= 4; flight++) {
    book.note('a', at(0, false), 0);
    book.note('a', at(flight * 10), flight * 1_000);
    book.note('a', at(flight * 10 + 5), flight * 1_000 + 500);
  }
  expect(book.of('a').map(latitudes)).toEqual([
    [40, 45],
    [30, 35],
    [20, 25],
  ]);
  book.note('a', {}, 9_000);
  expect(book.of('a')).toHaveLength(3);
  book.forget(['a']);
  expect(book.of('a')).toEqual([]);
});

test('what is on record of before comes behind what was watched, and makes the flight whole that went on already', () => {
  const book = trailBook();
  const past = (from: number, to: number | undefined, ...norths: number[]) => ({
    ...{ from, to, at: norths.map((_, index) => from + 400 * index) },
    points: norths.flatMap((north) => [HERE.longitude, at(north).latitude]),
  });
  book.note('a', at(100), 5_000);
  book.note('a', at(110), 6_000);
  book.recall('a', [past(4_000, undefined, 80, 90, 95, 105), past(2_000, 3_000, 20, 30), past(0, 1_000, 1, 2)]);
  const whole = [80, 90, 95, undefined, 100, 110];
  expect(book.of('a').map(latitudes)).toEqual([whole, [20, 30], [1, 2]]);
  // Read again, nothing is there twice; a flight that was watched is not taken from the record as well.
  book.note('a', at(120), 7_000);
  book.note('a', at(120, false), 8_000);
  book.note('a', at(200), 9_000);
  book.recall('a', [past(9_000, undefined, 200), past(4_000, 8_000, 80, 90, 100), past(2_000, 3_000, 20, 30)]);
  expect(book.of('a').map(latitudes)).toEqual([[200], [...whole, 120], [20, 30]]);
  // Of one that was never heard, all is past.
  book.recall('b', [past(2_000, 3_000, 20, 30)]);
  expect(book.of('b').map(latitudes)).toEqual([[20, 30]]);
});

test('what hardly moved is no point, and what jumped is not joined by a line', () => {
  const book = trailBook();
  book.note('a', at(0), 0);
  book.note('a', at(1), 100);
  book.note('a', at(3), 200);
  book.note('a', at(50_000), 1_200);
  book.note('a', at(50_010), 2_000);
  expect(latitudes(book.of('a')[0])).toEqual([0, 3, undefined, 50_000, 50_010]);
  // Unheard for ten minutes, it may well have flown there.
  book.note('a', at(60_000), 700_000);
  expect(latitudes(book.of('a')[0]).slice(-2)).toEqual([50_010, 60_000]);
});

test('however long a flight lasts, its trajectory stays small, begins where it began and ends where it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 20_000 }), (steps) => {
      const book = trailBook();
      for (let step = 0; step <= steps; step++) book.note('a', at(step * 3), step * 100);
      const shown = latitudes(book.of('a')[0]);
      expect(shown.length).toBeLessThan(700);
      expect(shown[0]).toBe(0);
      expect(steps * 3 - shown.at(-1)!).toBeLessThan(steps * 0.1 + 10);
    }),
    { numRuns: 20 },
  );
});
