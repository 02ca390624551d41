import { expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { coverageOf } from './coverage.ts';
import type { TaskPlan } from './plan.ts';

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const at = (north: number, east: number) => positionAt({ north, east });
const SQUARE: TaskPlan = { type: 'area', area: [at(0, 0), at(0, 200), at(200, 200), at(200, 0)], angle: null };
const lane = (east: number, from = 0, to = 200) =>
  [at(from, east), at(to, east)].flatMap(({ longitude, latitude }) => [longitude, latitude]);
const covered = (...tracks: number[][]) => {
  const coverage = coverageOf(SQUARE, { spacing: 50 })!;
  for (const track of tracks) coverage.add(track);
  return coverage.squareMetres();
};

test('lanes as far apart as planned cover all of it, half of them half', () => {
  expect(covered(lane(25), lane(75), lane(125), lane(175))).toBeCloseTo(40_000, -3);
  expect(covered(lane(25), lane(75)) / 40_000).toBeCloseTo(0.52, 1);
});

test('what is flown twice counts once, and what lies outside counts not at all', () => {
  expect(covered(lane(25), lane(25))).toBe(covered(lane(25)));
  expect(covered(lane(400), lane(-100))).toBe(0);
  expect(covered()).toBe(0);
});

test('across a gap nothing was flown', () => {
  const gap = [...lane(100, 0, 50), NaN, NaN, ...lane(100, 150, 200)];
  expect(covered(gap)).toBeLessThan(covered(lane(100)) * 0.85);
});

test('a plan without an area covers none', () => {
  expect(coverageOf({ type: 'spot', spots: [at(0, 0)], photographs: true, tilt: -90 }, {})).toBeUndefined();
});
