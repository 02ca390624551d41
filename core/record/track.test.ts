import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../geo/distance.ts';
import { isLeap } from '../vehicle/flown.ts';
import { isSilence } from './gap.ts';
import { TRACK_FIELDS } from './pack.ts';
import { joinTables, tableOf, type SampleTable } from './sample-table.ts';
import { lossesIn, trackThrough, type Track } from './track.ts';

const METRE = 1 / 111_195;
/** Every so many milliseconds so many metres north, as high as it is the how manieth. */
const flown = (steps: readonly { after: number; north: number | null; height: number | null }[]): SampleTable => {
  let at = 0;
  return tableOf(
    steps.map(({ after, north, height }) => ({
      at: (at += after),
      state: {
        ...(north !== null && { latitude: 40 + north * METRE, longitude: 116 }),
        ...(height !== null && { height }),
      },
    })),
  );
};
const steady = (count: number, from = 0) => Array.from({ length: count }, (_, row) => ({ after: 1_000, north: from + row, height: row }));
const all = (table: SampleTable) => [...table.times.keys()];
const nothingIn = (track: Track) => track.at.flatMap((at, row) => (TRACK_FIELDS.every((name) => track[name][row] === null) ? [at] : []));

test('between the two ends of a silence stands a moment of which nothing is known, and none in a pause that is short', () => {
  const silent = flown([...steady(3), { after: 61_000, north: 600, height: 9 }, ...steady(2, 601)]);
  expect(nothingIn(trackThrough(silent, all(silent)))).toEqual([3_001]);
  expect(nothingIn(trackThrough(silent, [0, 5]))).toEqual([1_001]);
  const paused = flown([...steady(3), { after: 60_000, north: 600, height: 9 }, ...steady(2, 601)]);
  expect(nothingIn(trackThrough(paused, all(paused)))).toEqual([]);
});

test('moments that were chosen far apart from those of a flight that was heard all the time have no gap between them', () => {
  const table = flown(steady(600));
  expect(nothingIn(trackThrough(table, [0, 300, 599]))).toEqual([]);
});

test('no line leads to a place that it leapt to, nor back from there', () => {
  const table = flown([...steady(5), { after: 1_000, north: 3_000, height: 5 }, ...steady(5, 6)]);
  const { at, latitude } = trackThrough(table, all(table));
  expect(at).toHaveLength(13);
  expect(latitude.flatMap((value, row) => (value === null ? [row] : []))).toEqual([5, 7]);
});

test('of what was unknown between two chosen moments one that says so is told as well, with what was known then', () => {
  const table = flown([...steady(10), ...Array.from({ length: 20 }, () => ({ after: 1_000, north: null, height: 7 })), ...steady(10, 30)]);
  const { at, latitude, height } = trackThrough(table, [0, 5, 35, 39]);
  expect(at).toEqual([1_000, 6_000, 11_000, 36_000, 40_000]);
  expect(latitude.map((value) => value === null)).toEqual([false, false, true, false, false]);
  expect(height[2]).toBe(7);
});

const step = fc.record({
  after: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 5_000 }) }, fc.integer({ min: 50_000, max: 900_000 })),
  north: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 200 }) }, fc.constant(3_000), fc.constant(null)),
  height: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 8 }),
});
const someFlight = fc.array(step, { minLength: 2, maxLength: 80 }).map(flown);

/** Whether nobody knew how a field came from one row to another. */
function isLost({ times, columns }: SampleTable, name: (typeof TRACK_FIELDS)[number], from: number, to: number): boolean {
  const knownAt = (row: number) => !Number.isNaN(columns.latitude?.[row] ?? NaN);
  let last: number | undefined;
  for (let row = 0; row <= to; row++) {
    if (row > from && isSilence(times[row]! - times[row - 1]!)) return true;
    if (row > from && row < to && Number.isNaN(columns[name]?.[row] ?? NaN)) return true;
    if (!knownAt(row)) continue;
    const place = (at: number) => ({ latitude: columns.latitude![at]!, longitude: columns.longitude![at]! });
    if (row > from && last !== undefined && isLeap(metresBetween(place(last), place(row)), times[row]! - times[last]!)) return true;
    last = row;
  }
  return false;
}

test('whatever moments are chosen of whatever flight: all of them are told as they were, and nothing leads across what nobody knew', () => {
  fc.assert(
    fc.property(someFlight, fc.infiniteStream(fc.boolean()), (table, choice) => {
      const rows = all(table).filter((row) => choice.next().value || row === 0);
      const track = trackThrough(table, rows);
      const rowsAt = (at: number) => all(table).find((row) => table.times[row] === at);
      expect(track.at).toEqual(track.at.toSorted((one, other) => one - other));
      for (const row of rows) {
        // A gap of a millisecond is told at the moment of the row behind it.
        const told = track.at.lastIndexOf(table.times[row]!);
        expect(track.height[told]).toBe(Number.isNaN(table.columns.height?.[row] ?? NaN) ? null : table.columns.height![row]);
      }
      for (const name of ['height', 'latitude'] as const) {
        let before: number | undefined;
        track[name].forEach((value, at) => {
          const row = value === null ? undefined : rowsAt(track.at[at]!);
          if (before !== undefined && row !== undefined) expect(isLost(table, name, before, row)).toBe(false);
          before = row;
        });
      }
    }),
  );
});

test('what is told of losses is no more than what was counted ahead', () => {
  fc.assert(
    fc.property(someFlight, fc.infiniteStream(fc.boolean()), (table, choice) => {
      const rows = all(table).filter((row) => choice.next().value || row === 0);
      const gaps = nothingIn(trackThrough(table, all(table))).length;
      expect(trackThrough(table, rows).at.length - rows.length).toBeLessThanOrEqual(gaps + lossesIn(table));
    }),
  );
});

test('stretches are told as one flight, also where a field was known in some of them only', () => {
  const [one, other] = [flown(steady(3)), tableOf([{ at: 4_000, state: { height: 3 } }])];
  const joined = joinTables([one, other]);
  expect([...joined.times]).toEqual([1_000, 2_000, 3_000, 4_000]);
  expect([...joined.columns.height!]).toEqual([0, 1, 2, 3]);
  expect(joined.columns.latitude![3]).toBeNaN();
});
