import { tableOf } from '@skyhelm/core/record/sample-table';
import { expect, test } from 'vitest';
import { trackInDetail } from './track-detail.ts';

test('in detail too a silence is a gap in line and curves, and every half second of the rest is there', () => {
  const second = (from: number) =>
    Array.from({ length: 20 }, (_, row) => ({ at: from + row * 100, state: { latitude: 40, longitude: 116, height: row } }));
  const { at, height, latitude, longitude } = trackInDetail([tableOf(second(0)), tableOf(second(900_000))]);
  expect(at).toEqual([0, 500, 1_000, 1_500, 1_501, 900_000, 900_500, 901_000, 901_500]);
  expect(height).toEqual([0, 5, 10, 15, null, 0, 5, 10, 15]);
  expect([latitude[4], longitude[4], latitude[5]]).toEqual([null, null, 40]);
});
