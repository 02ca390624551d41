import type { TaskPicture, TaskResults } from '@skyhelm/contract/task-results';
import { expect, test } from 'vitest';
import { markersOf, placesOnTrack, trailsOf } from './drawn-results.ts';

const flight = (id: string, track: (number | null)[]) => ({ record: { id }, isWhole: false, track }) as TaskResults['flights'][number];
const picture = (longitude: number | null, latitude: number | null) => ({ longitude, latitude }) as TaskPicture;

test('each flight has a line of its own; where nobody knew is a gap, and what was not recorded has none', () => {
  expect(trailsOf([flight('a', [10, 50, null, null, 11, 51]), flight('b', []), flight('c', [12, 52])])).toEqual([
    { id: 'a', track: 1, points: [10, 50, NaN, NaN, 11, 51] },
    { id: 'c', track: 2, points: [12, 52] },
  ]);
  expect(placesOnTrack([10, 50, null, null, 11, 51])).toEqual([
    { longitude: 10, latitude: 50 },
    { longitude: 11, latitude: 51 },
  ]);
});

test('a picture is shown where it was taken, if it says where', () => {
  expect(markersOf([picture(10, 50), picture(null, null), picture(11, 51)]).map(({ id, position }) => [id, position])).toEqual([
    ['0', { longitude: 10, latitude: 50 }],
    ['2', { longitude: 11, latitude: 51 }],
  ]);
});
