import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeWaypoints } from './edits/index.ts';
import { alongOf, endedByHand, estimateOf } from './estimate.ts';
import { legSeconds } from './legs.ts';
import type { Route } from './route.ts';
import { anyRoute, routeThrough } from './testing/any-route.ts';

const straight = changeWaypoints(
  routeThrough([
    [0, 0],
    [100, 0],
    [200, 0],
  ]),
  [0, 1, 2],
  { mode: 'pass', turnMode: 'adaptive', radius: 2 },
);

test('a leg is a trapezoid: up to speed, along, and down again', () => {
  expect(legSeconds(100, 0, 0, 5, 2)).toBeCloseTo(100 / 5 + 5 / 2, 9);
  expect(legSeconds(4, 0, 0, 5, 2), 'too short to come up to speed').toBeCloseTo(2 * Math.sqrt(4 / 2), 9);
  expect(legSeconds(100, 5, 5, 5, 2)).toBeCloseTo(20, 9);
  expect(legSeconds(1, 5, 0, 5, 2), 'too short to slow down').toBeCloseTo(0.4, 9);
});

test('straight on nobody slows down; whoever stops at a waypoint takes longer, and waits there', () => {
  const { length, seconds } = alongOf(straight);
  expect(Math.abs(length - 200)).toBeLessThan(2);
  expect(seconds).toBeCloseTo(length / 5 + 2.5, 1);
  const stopped = changeWaypoints(straight, [1], { mode: 'hover', turnMode: 'stop', holdMs: 10_000 });
  expect(alongOf(stopped).seconds).toBeCloseTo(seconds + 2.5 + 10, 1);
});

test('circles are flown as often as it says, cycles too', () => {
  const { length } = alongOf(straight);
  const circling = changeWaypoints(straight, [1], { mode: 'circle', circling: { radius: 10, turns: 3 } });
  expect(alongOf(circling).length).toBeCloseTo(length + 3 * 2 * Math.PI * 10, 1);
  const waited = changeWaypoints(circling, [1], { circling: { waitMs: circling.waypoints[1]!.circling.waitMs + 12_000 } });
  expect(alongOf(waited).seconds).toBeCloseTo(alongOf(circling).seconds + 12, 6);
  const hovered = changeWaypoints(circling, [1], { holdMs: 90_000 });
  expect(alongOf(hovered).seconds).toBe(alongOf(circling).seconds);
  expect(alongOf({ ...straight, cycles: 3 }).length).toBeCloseTo(5 * length, 6);
  expect(alongOf({ ...straight, entryPoint: 2 }).length).toBeCloseTo(length / 2, 3);
  expect(estimateOf({ ...straight, waypoints: [] })).toEqual({ length: 0, seconds: 0, isEndless: false, lacks: undefined });
});

test('for ever is one whole cycle, the way back to the first waypoint included, wherever it begins', () => {
  for (const entryPoint of [1, 2, 3]) {
    const cycling = (cycles: number) => estimateOf({ ...straight, entryPoint, cycles });
    const { length, seconds, ...rest } = cycling(0);
    expect(length).toBeCloseTo(cycling(3).length - cycling(2).length, 6);
    expect(seconds).toBeCloseTo(cycling(3).seconds - cycling(2).seconds, 6);
    expect(length).toBeCloseTo(2 * alongOf(straight).length, 6);
    expect(rest).toEqual({ isEndless: true, lacks: undefined });
  }
});

test('a circle without end never ends by itself, and nothing of it is reckoned', () => {
  const circling = (turns: number, given: Partial<Route> = {}) =>
    changeWaypoints({ ...straight, ...given }, [0, 1], { mode: 'circle', circling: { turns } });
  expect(endedByHand(circling(0))).toEqual([0, 1]);
  expect(estimateOf(circling(0)).isEndless).toBe(true);
  expect(estimateOf(circling(1)).isEndless).toBe(false);
  expect(alongOf(circling(0)).length).toBeCloseTo(alongOf(straight).length, 6);
  expect(endedByHand(circling(0, { entryPoint: 2 })), 'ahead of the entry point it is not flown').toEqual([1]);
  expect(endedByHand(circling(0, { entryPoint: 2, cycles: 2 }))).toEqual([0, 1]);
  expect(estimateOf(circling(0, { entryPoint: 3 })).isEndless).toBe(false);
  const passing = changeWaypoints(circling(0), [0, 1], { mode: 'pass' });
  expect(estimateOf(passing).isEndless, 'whatever it would do if it circled').toBe(false);
});

test('it is never negative or endless in itself, and never shrinks with another cycle', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      const [one, two] = [estimateOf({ ...route, cycles: 1 }), estimateOf({ ...route, cycles: 2 })];
      expect(Number.isFinite(one.seconds) && one.seconds >= 0).toBe(true);
      expect(two.seconds).toBeGreaterThanOrEqual(one.seconds);
      expect(two.length).toBeGreaterThanOrEqual(one.length);
    }),
  );
});
