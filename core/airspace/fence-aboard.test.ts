import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenceAboard } from './fence-aboard.ts';
import { bothFences, ceilingOf, metresToFence, NO_FENCE, type Fence, type SingleFence } from './fence.ts';
import { metresInside, type Shape } from './shape.ts';
import { anywhere, beside, number, shapeAround } from './testing/air.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const circle = (radius: number, north = 0): Shape => ({ kind: 'circle', centre: beside(HOME, north, 0), radius });
const square = (half: number): Shape => ({
  kind: 'polygon',
  points: ([[-1, -1], [-1, 1], [1, 1], [1, -1]] as const).map(([north, east]) => beside(HOME, north * half, east * half)), // prettier-ignore
});
const stayIn = (...within: Shape[]): SingleFence => ({ within, outside: [] });
const all = (...levels: Fence[]): Fence => levels.reduce(bothFences, NO_FENCE);

test('whatever is inside of what is sent keeps to all levels, or, where some cross, to all but those that are told of', () => {
  const counts = { sent: 0, crossing: 0 };
  const area = (size: number) => fc.tuple(shapeAround(size), number(-300, 300), number(-300, 300));
  const level = fc.constantFrom(200, 800, 2_000).chain((size) =>
    fc.record({
      within: fc.array(area(size), { maxLength: 2 }),
      outside: fc.array(area(size), { maxLength: 1 }),
      ceiling: fc.option(number(10, 200)),
    }),
  );
  const offset = number(-2_200, 2_200);
  const places = fc.array(fc.tuple(offset, offset), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(anywhere, fc.array(level, { minLength: 1, maxLength: 3 }), places, (centre, given, offsets) => {
      const placed = ([shape, north, east]: [(at: typeof centre) => Shape, number, number]) => shape(beside(centre, north, east));
      const levels = given.map(({ within, outside, ceiling }) => ({ within: within.map(placed), outside: outside.map(placed), ceiling }));
      const held = all(...levels);
      const { fence, crossing } = fenceAboard(held);
      const bounded = levels.filter(({ within }) => within.length > 0);
      if (bounded.length > 1) counts[crossing ? 'crossing' : 'sent']++;
      const keptAreas = bounded.filter(({ within }) => !crossing?.left.some((area) => within.includes(area)));
      expect(keptAreas[0], 'the first of all is never left out').toBe(bounded[0]);
      expect(crossing?.sent ?? fence.within).toBe(fence.within);
      const kept = all({ ...NO_FENCE, outside: levels.flatMap(({ outside }) => outside) }, ...keptAreas);
      expect(fence.ceiling ?? Infinity).toBe(ceilingOf(held));
      for (const [north, east] of [...offsets, ...offsets.map(([n, e]) => [n / 8, e / 8] as const)]) {
        const place = beside(centre, north, east);
        if (metresToFence(fence, place) > 0) expect(metresToFence(kept, place)).toBeGreaterThan(-1.1);
      }
    }),
    { numRuns: 900 },
  );
  // Both sorts were looked at, as chance has it.
  expect(Math.min(counts.sent, counts.crossing)).toBeGreaterThan(30);
});

test('of levels that lie within each other the innermost is sent, whichever comes first, with all that is to be kept out of and the lowest height', () => {
  const wide = { ...stayIn(circle(1_000), circle(1_000, 5_000)), outside: [circle(10)], ceiling: 120 };
  const [middle, narrow] = [{ ...stayIn(square(500)), ceiling: 90 }, stayIn(circle(100), circle(50, 300))];
  const open = { ...NO_FENCE, outside: [circle(20, 200)], ceiling: 100 };
  for (const levels of [
    [wide, middle, narrow, open],
    [open, narrow, wide, middle],
    [middle, open, narrow, wide],
  ]) {
    const { fence, crossing } = fenceAboard(all(...levels));
    expect(crossing).toBeNull();
    expect(fence.within).toEqual(narrow.within);
    expect(fence.ceiling).toBe(90);
    expect(new Set(fence.outside)).toEqual(new Set([...wide.outside, ...open.outside]));
  }
});

test('two levels that are the same are sent once', () => {
  for (const shape of [circle(300), square(300)]) {
    const again = structuredClone(shape);
    expect(fenceAboard(all(stayIn(shape), stayIn(again))).fence.within).toEqual([shape]);
  }
});

test('one level is sent as it is, though its areas cross, and without any there is nothing to stay in', () => {
  const one = stayIn(circle(300), circle(300, 400));
  expect(fenceAboard(one).fence).toEqual({ ...one, ceiling: null });
  expect(fenceAboard(NO_FENCE).fence).toEqual({ ...NO_FENCE, ceiling: null });
  expect(fenceAboard({ ...NO_FENCE, outside: [circle(5)], ceiling: 50 }).fence).toEqual({ within: [], outside: [circle(5)], ceiling: 50 });
});

test('an area elsewhere is not sent with those that hold, and is the one that is named', () => {
  const [works, port, yard, elsewhere] = [circle(1_000), circle(1_000, 3_000), circle(100), circle(500, 20_000)];
  expect(fenceAboard(all(stayIn(works), stayIn(elsewhere)))).toEqual({
    fence: { ...stayIn(works), ceiling: null },
    crossing: { left: [elsewhere], sent: [works] },
  });
  expect(fenceAboard(all(stayIn(works, port), stayIn(yard, elsewhere))).crossing).toEqual({ left: [elsewhere], sent: [works, port] });
  expect(fenceAboard(all(stayIn(elsewhere, yard), stayIn(works, port, elsewhere))).fence.within).toEqual([elsewhere, yard]);
});

test('an area that lies across two of another level that overlap is left out', () => {
  const across: Shape = circle(300, 900);
  const pair = stayIn(circle(1_000), circle(1_000, 1_800));
  expect(metresInside(pair.within[0]!, beside(HOME, 700, 0))).toBeGreaterThan(0);
  expect(fenceAboard(all(pair, stayIn(across)))).toMatchObject({ fence: pair, crossing: { left: [across], sent: pair.within } });
});

test('of levels that cross those that come first are kept, with all that is to be kept out of and the lowest height of all', () => {
  const [works, office, yard, mast] = [circle(1_000), circle(500, 800), circle(100), circle(10)];
  const own = { within: [circle(300, -1_000)], outside: [mast], ceiling: 20 };
  const { fence, crossing } = fenceAboard(all(stayIn(works), stayIn(yard), own));
  expect(fence).toEqual({ within: [yard], outside: [mast], ceiling: 20 });
  expect(crossing).toEqual({ left: own.within, sent: [yard] });
  // One in both of two that cross keeps to both.
  expect(fenceAboard(all(stayIn(works), stayIn(office), stayIn(circle(50, 700))))).toMatchObject({
    fence: stayIn(circle(50, 700)),
    crossing: null,
  });
  expect(fenceAboard(all(stayIn(works), stayIn(office), stayIn(yard)))).toMatchObject({
    fence: stayIn(yard),
    crossing: { left: [office] },
  });
  expect(fenceAboard(all(stayIn(works), stayIn(office), own)).crossing).toEqual({ left: [office, ...own.within], sent: [works] });
});
