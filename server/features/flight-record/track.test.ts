import fc from 'fast-check';
import { tableOf, type SampleTable } from '@skyhelm/core/record/sample-table';
import { decodeChunk } from '@skyhelm/core/record/chunk';
import { pack } from '@skyhelm/core/record/pack';
import { expect, test } from 'vitest';
import { trackOf } from './track.ts';

const METRES_PER_DEGREE = 111_195;
const RADIUS = 30;
const LAP_S = 20;
const HOURS = 2;

/** Around a mast near the equator, ten times a second. */
const placeAt = (second: number) => {
  const angle = (second / LAP_S) * 2 * Math.PI;
  return { north: RADIUS * Math.sin(angle), east: RADIUS * Math.cos(angle) };
};
const samples = Array.from({ length: HOURS * 36_000 }, (_, row) => {
  const { north, east } = placeAt(row / 10);
  return { at: row * 100, state: { latitude: north / METRES_PER_DEGREE, longitude: east / METRES_PER_DEGREE, height: row } };
});
const overviews = [...pack(tableOf(samples))].map(({ overview }) => decodeChunk(overview)!);

test('circles stay round in a flight of hours, and no more points are sent than were asked for', () => {
  const { at, latitude, longitude } = trackOf(overviews, 5_000);
  expect(at.length).toBeLessThanOrEqual(5_000);
  expect([at[0], at.at(-1)]).toEqual([0, (samples.length - 1) * 100]);
  const inside = at.slice(1).map((_, row) => {
    const middle = [latitude, longitude].map((column) => ((column[row]! + column[row + 1]!) / 2) * METRES_PER_DEGREE);
    return RADIUS - Math.hypot(...middle);
  });
  expect(Math.max(...inside)).toBeLessThan(2.5);
});

test('moments are spread over the whole flight, for charts', () => {
  const { at, height } = trackOf(overviews, 400);
  expect(at).toHaveLength(400);
  const gaps = at.slice(1).map((moment, row) => moment - at[row]!);
  expect(Math.max(...gaps)).toBeLessThanOrEqual((HOURS * 3_600_000) / 90);
  expect(height.every((value, row) => value === at[row]! / 100)).toBe(true);
});

/** One sample in five seconds, lane by lane. */
const LANES = { rows: 1_440, lane: 40 };
const flown = (isKnown: (row: number) => boolean): SampleTable =>
  tableOf(
    Array.from({ length: LANES.rows }, (_, row) => {
      const [lane, along] = [Math.floor(row / LANES.lane), row % LANES.lane];
      const east = lane % 2 === 0 ? along : LANES.lane - along;
      const state = {
        latitude: (lane * 50) / METRES_PER_DEGREE,
        longitude: (east * 50 + 2 * Math.sin(row)) / METRES_PER_DEGREE,
        height: 60,
      };
      return { at: row * 5_000, state: isKnown(row) ? state : { height: 60 } };
    }),
  );
const unknownIn = (column: readonly (number | null)[]) => column.flatMap((value, row) => (value === null ? [row] : []));

test('however few moments are asked for, one of them says that its place was not known for a minute', () => {
  const table = flown((row) => row < 698 || row >= 710);
  for (const points of [5_000, 500, 50]) {
    const { at, latitude, height } = trackOf([table], points);
    expect(at.length).toBeLessThanOrEqual(points);
    const [lost] = unknownIn(latitude);
    expect(at[lost!]! >= 698 * 5_000 && at[lost!]! < 710 * 5_000, String(points)).toBe(true);
    expect(unknownIn(height)).toEqual([]);
  }
});

test('what was flown before and after a silence is not joined, and no more than the silence is left open', () => {
  const [before, after] = [overviews.slice(0, 3), overviews.slice(8, 11)];
  const { at, height } = trackOf([...before, ...after], 400);
  const [open] = unknownIn(height);
  expect(unknownIn(height)).toHaveLength(1);
  expect([at[open! - 1]! < 360_000, at[open!]! <= 360_000, at[open! + 1]! >= 960_000]).toEqual([true, true, true]);
});

test('no flight that is unheard again and again takes more moments than were asked for, nor is joined across what it lost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 300 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      (points, heard, lost) => {
        const isKnown = (row: number) => row % (heard + lost) < heard;
        const { at, latitude } = trackOf([flown(isKnown)], points);
        expect(at.length).toBeLessThanOrEqual(points);
        for (let row = 1; row < at.length; row++) {
          if (latitude[row] === null || latitude[row - 1] === null) continue;
          const [from, to] = [at[row - 1]! / 5_000, at[row]! / 5_000];
          for (let between = from; between <= to; between++) expect(isKnown(between)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});
