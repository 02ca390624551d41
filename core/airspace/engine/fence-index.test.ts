import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bothFences, ceilingOf, metresToFence, NO_FENCE, withoutCeiling, type Fence } from '../fence.ts';
import type { Shape } from '../shape.ts';
import { along, anywhere, beside, legBetween, number, shapeAround } from '../testing/air.ts';
import { fenceIndex } from './fence-index.ts';

const LEVEL = { toSea: 0, toGround: 0 };

test('what keeps to a fence is at every metre as far inside as its margin', () => {
  const offset = number(-400, 400);
  const areas = fc.array(fc.tuple(shapeAround(700), number(-200, 200), number(-200, 200)), { minLength: 1, maxLength: 3 });
  const counts = { kept: 0, broken: 0 };
  fc.assert(
    fc.property(anywhere, areas, fc.tuple(offset, offset, offset, offset), number(0, 30), (centre, shapes, [a, b, c, d], margin) => {
      const placed = shapes.map(([shape, north, east]): Shape => shape(beside(centre, north, east)));
      const [from, to] = [beside(centre, a, b), beside(centre, c, d)];
      const fence = { within: placed, outside: [] };
      const least = Math.min(...Array.from({ length: 400 }, (_, index) => metresToFence(fence, along(from, to, index / 399))));
      const keeps = fenceIndex(fence).keeps(legBetween(from, to, { margin }), LEVEL);
      counts[keeps ? 'kept' : 'broken']++;
      if (keeps) expect(least).toBeGreaterThan(margin - 0.01);
      if (placed.length === 1 && least > margin * 1.02 + 3) expect(keeps).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(counts.kept, counts.broken)).toBeGreaterThan(20);
});

const HOME = { latitude: 39.9, longitude: 116.4 };
const circle = (north: number, radius: number): Shape => ({ kind: 'circle', centre: beside(HOME, north, 0), radius });

test('from one area into another one flies where they overlap, and nowhere else', () => {
  const keeps = (within: Shape[]) =>
    fenceIndex({ within, outside: [] }).keeps(legBetween(HOME, beside(HOME, 1_000, 0), { margin: 10 }), LEVEL);
  expect([keeps([circle(0, 600), circle(1_000, 600)]), keeps([circle(0, 490), circle(1_000, 490)])]).toEqual([true, false]);
});

test('what is to be kept out of is kept out of by the margin, and without a fence one flies anywhere', () => {
  const leg = legBetween(HOME, beside(HOME, 1_000, 0), { margin: 10 });
  const keepsOut = (north: number) => fenceIndex({ within: [], outside: [circle(north, 100)] }).keeps(leg, LEVEL);
  expect([keepsOut(1_105), keepsOut(1_115), keepsOut(500)]).toEqual([false, true, false]);
  expect(fenceIndex({ within: [], outside: [] }).keeps(leg, LEVEL)).toBe(true);
});

test('no part of a leg is above the ceiling, and who does not know how high they are may be', () => {
  const climb = legBetween(HOME, beside(HOME, 100, 0), { fromHeight: 20, toHeight: 60 });
  const keeps = (ceiling: number | null, toGround: number | undefined) =>
    fenceIndex({ ...NO_FENCE, ceiling }).keeps(climb, { toSea: 0, toGround });
  expect([keeps(60, 0), keeps(59, 0), keeps(59, -1), keeps(null, undefined), keeps(900, undefined)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('of two fences both are kept, whichever comes first', () => {
  const near = legBetween(HOME, beside(HOME, 100, 0), { margin: 10 });
  const [wide, narrow] = [
    { within: [circle(0, 500)], outside: [] },
    { within: [circle(0, 105)], outside: [] },
  ];
  const low = { ...NO_FENCE, ceiling: -1 };
  for (const [fence, kept] of [
    [bothFences(wide, wide), true],
    [bothFences(wide, narrow), false],
    [bothFences(narrow, wide), false],
    [bothFences(wide, NO_FENCE), true],
    [bothFences(bothFences(wide, wide), low), false],
  ] as const) {
    expect(fenceIndex(fence).keeps(near, LEVEL)).toBe(kept);
  }
  expect(bothFences(NO_FENCE, wide)).toBe(wide);
  expect(metresToFence(bothFences(wide, narrow), HOME)).toBeCloseTo(105);
});

test('of any number of levels every one is kept, by its areas and by its height, in whatever order', () => {
  const levels = [
    { within: [circle(0, 500)], outside: [], ceiling: 90 },
    { within: [circle(0, 400), circle(5_000, 400)], outside: [circle(-300, 20)], ceiling: 60 },
    { within: [circle(0, 300)], outside: [] },
    { ...NO_FENCE, outside: [circle(200, 20)] },
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(levels, { minLength: 4 }), number(-600, 600), number(0, 100), (order, north, height) => {
      const all = order.reduce<Fence>(bothFences, NO_FENCE);
      const place = beside(HOME, north, 0);
      const spot = legBetween(place, beside(place, 1, 0), { fromHeight: height, toHeight: height });
      const isKept = order.every((level) => fenceIndex(level).keeps(spot, LEVEL));
      expect(fenceIndex(all).keeps(spot, LEVEL)).toBe(isKept);
      expect(metresToFence(all, place)).toBe(Math.min(...order.map((level) => metresToFence(level, place))));
      expect([ceilingOf(all), ceilingOf(withoutCeiling(all))]).toEqual([60, Infinity]);
    }),
  );
});
