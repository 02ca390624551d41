import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresToFence } from '../fence.ts';
import type { Shape } from '../shape.ts';
import { along, anywhere, beside, legBetween, number, shapeAround } from '../testing/air.ts';
import { fenceIndex } from './fence-index.ts';

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
      const keeps = fenceIndex(fence).keeps(legBetween(from, to, { margin }));
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
  const keeps = (within: Shape[]) => fenceIndex({ within, outside: [] }).keeps(legBetween(HOME, beside(HOME, 1_000, 0), { margin: 10 }));
  expect([keeps([circle(0, 600), circle(1_000, 600)]), keeps([circle(0, 490), circle(1_000, 490)])]).toEqual([true, false]);
});

test('what is to be kept out of is kept out of by the margin, and without a fence one flies anywhere', () => {
  const leg = legBetween(HOME, beside(HOME, 1_000, 0), { margin: 10 });
  const keepsOut = (north: number) => fenceIndex({ within: [], outside: [circle(north, 100)] }).keeps(leg);
  expect([keepsOut(1_105), keepsOut(1_115), keepsOut(500)]).toEqual([false, true, false]);
  expect(fenceIndex({ within: [], outside: [] }).keeps(leg)).toBe(true);
});
