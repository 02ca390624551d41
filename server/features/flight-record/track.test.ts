import { tableOf } from '@skyhelm/core/record/sample-table';
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
