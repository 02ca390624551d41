import { expect, test } from 'vitest';
import { flownWays } from './flown-ways.ts';
import type { ReportFlight } from './report-content.ts';

const flown = (places: readonly (readonly [longitude: number, latitude: number] | null)[]) => {
  const [longitude, latitude] = [0, 1].map((axis) => places.map((place) => place?.[axis] ?? null)) as [
    (number | null)[],
    (number | null)[],
  ];
  return flownWays({ track: { longitude, latitude } as ReportFlight['track'] }).map((way) =>
    way.map((place) => [place.longitude, place.latitude]),
  );
};

test('a line ends where nobody knows where it was, and a place between two gaps is none', () => {
  expect(flown([null, [10, 50], [11, 50], null, [60, 0], null, null, [12, 50], [13, 50], [14, 50]])).toEqual([
    [
      [10, 50],
      [11, 50],
    ],
    [
      [12, 50],
      [13, 50],
      [14, 50],
    ],
  ]);
  expect(flown([[10, 50]])).toEqual([]);
});
