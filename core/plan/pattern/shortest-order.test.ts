import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { shortestOrder } from './shortest-order.ts';
import { HERE } from './testing/anywhere.ts';

const metres = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const places = (count: { minLength: number; maxLength: number }): fc.Arbitrary<Position[]> =>
  fc.array(
    fc.tuple(metres, metres).map(([north, east]) => HERE.placeAt(north, east)),
    count,
  );

const lengthOf = (order: readonly number[], all: readonly Position[]): number =>
  order.slice(1).reduce((sum, place, index) => sum + metresBetween(all[order[index]!]!, all[place]!), 0);
const asGiven = (all: readonly Position[]) => all.map((_, index) => index);

/** Every order there is that begins with the first. */
function* ordersOf(left: readonly number[]): Generator<number[]> {
  if (left.length === 0) yield [];
  for (const first of left) for (const rest of ordersOf(left.filter((other) => other !== first))) yield [first, ...rest];
}

describe('the shortest order of places', () => {
  test('has each of them once, begins with the first and is never longer than as given', () => {
    fc.assert(
      fc.property(places({ minLength: 0, maxLength: 60 }), (all) => {
        const order = shortestOrder(all);
        expect(order.toSorted((one, other) => one - other)).toEqual(asGiven(all));
        if (all.length > 0) expect(order[0]).toBe(0);
        expect(lengthOf(order, all)).toBeLessThanOrEqual(lengthOf(asGiven(all), all) + 1e-6);
      }),
      { numRuns: 200 },
    );
  });

  test('is the shortest of all where there are few', () => {
    fc.assert(
      fc.property(places({ minLength: 2, maxLength: 7 }), (all) => {
        const shortest = Math.min(...[...ordersOf(asGiven(all).slice(1))].map((rest) => lengthOf([0, ...rest], all)));
        expect(lengthOf(shortestOrder(all), all)).toBeCloseTo(shortest, 6);
      }),
      { numRuns: 50 },
    );
  });

  test('is hardly longer than the shortest where there are many', () => {
    const grid = Array.from({ length: 400 }, (_, index) => HERE.placeAt(100 * Math.floor(index / 20), 100 * (index % 20)));
    const mixed = grid.map((_, index) => grid[(index * 147) % 400]!);
    expect(lengthOf(shortestOrder(mixed), mixed)).toBeLessThan(399 * 100 * 1.1);
  });

  test('many in one place, and a thousand anywhere, are put in order all the same', () => {
    const together = Array.from({ length: 200 }, () => HERE.placeAt(0, 0));
    expect(shortestOrder(together)).toHaveLength(200);
    const thousand = Array.from({ length: 1_000 }, (_, index) => HERE.placeAt((index * 7_919) % 9_973, (index * 104_729) % 9_967));
    const order = shortestOrder(thousand);
    expect(new Set(order).size).toBe(1_000);
    // Random places in a square of that size have a shortest way of some 0.7124·√(n·area).
    expect(lengthOf(order, thousand)).toBeLessThan(0.85 * Math.sqrt(1_000) * 9_970);
  });
});
