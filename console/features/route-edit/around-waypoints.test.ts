import { metresOnGround } from '@skyhelm/core/geo/distance';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route, Waypoint } from '@skyhelm/core/plan/route';
import { expect, test } from 'vitest';
import { circleLines, sightLines, targetMarkers } from './around-waypoints.ts';

const at = (longitude: number, change: Partial<Waypoint> = {}): Waypoint => ({
  ...waypointAt({ latitude: 50, longitude }, NEW_ROUTE),
  ...change,
});
const route = (...waypoints: Waypoint[]): Route => ({ ...NEW_ROUTE, waypoints });
const circling = (clockwise: boolean, radius = 30) => ({ mode: 'circle' as const, circling: { radius, turns: 1, waitMs: 0, clockwise } });

test('a waypoint that is circled has a circle of its radius in metres, with the way round', () => {
  const planned = route(at(7), at(7.01, circling(true)), at(7.02, circling(false, Number.NaN)));
  const [round, ...barbs] = circleLines(planned, []);
  for (const point of round!.points) expect(metresOnGround(planned.waypoints[1]!, point)).toBeCloseTo(30, 1);
  expect(round!.points[0]).toEqual(round!.points.at(-1));
  // At the top clockwise goes east: the strokes lie behind, in the west.
  const [end, tip] = barbs[0]!.points;
  expect(end!.longitude).toBeLessThan(tip!.longitude);
  const [, other] = circleLines(route(at(7.01, circling(false))), []);
  expect(other!.points[0]!.longitude).toBeGreaterThan(other!.points[1]!.longitude);
});

test('what is looked at is seen whatever is chosen, once, with a line from each waypoint that looks there', () => {
  const target = { latitude: 50.001, longitude: 7.005 };
  const looking = { yawMode: 'target' as const, target };
  const planned = route(at(7, looking), at(7.01, looking), at(7.02, { target }), at(7.03, { yawMode: 'target', target: null }));
  expect(targetMarkers(planned)).toEqual([{ id: '0', kind: 'target', position: target }]);
  expect(sightLines(planned, []).map(({ points }) => points)).toEqual([
    [{ latitude: 50, longitude: 7 }, target],
    [{ latitude: 50, longitude: 7.01 }, target],
  ]);
});

test('where there are too many to tell apart only those of the chosen waypoints are drawn', () => {
  const many = route(...Array.from({ length: 200 }, (_, index) => at(7 + index / 1_000, circling(true))));
  expect(circleLines(many, [])).toEqual([]);
  expect(circleLines(many, [3]).map(({ id }) => id)).toEqual(['circle 3', 'circle 3 0', 'circle 3 0.5']);
});
