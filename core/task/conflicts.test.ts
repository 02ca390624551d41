import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HERE } from '../plan/pattern/testing/anywhere.ts';
import { NEW_ROUTE, waypointAt } from '../plan/route-defaults.ts';
import { comeClose, doOverlap } from './conflicts.ts';

type Place = readonly [north: number, east: number, up: number];
const way = (...places: Place[]) => ({
  waypoints: places.map(([north, east, altitude]) => ({ ...waypointAt(HERE.placeAt(north, east), NEW_ROUTE), altitude })),
});

test('plans that cross, or run beside each other within 50 m, are in conflict; those above each other are not', () => {
  const north = way([0, 0, 60], [1_000, 0, 60]);
  expect(comeClose(north, way([500, -500, 60], [500, 500, 60]))).toBe(true);
  expect(comeClose(north, way([0, 49, 60], [1_000, 49, 60]))).toBe(true);
  expect(comeClose(north, way([0, 51, 60], [1_000, 51, 60]))).toBe(false);
  expect(comeClose(north, way([500, -500, 111], [500, 500, 111]))).toBe(false);
  expect(comeClose(north, way([500, -500, 109], [500, 500, 109]))).toBe(true);
  expect(comeClose(north, way([1_049, 0, 60]))).toBe(true);
  expect(comeClose(north, way())).toBe(false);
});

test('it does not matter which of the two is looked at first', () => {
  const place = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 200 }));
  const anyWay = fc.array(place, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyWay, anyWay, (one, other) => {
      // No two of these places are just so far apart that rounding decides.
      expect(comeClose(way(...one), way(...other), 50.37)).toBe(comeClose(way(...other), way(...one), 50.37));
    }),
    { numRuns: 300 },
  );
});

test('times overlap unless one ends before the other begins', () => {
  expect(doOverlap({ from: 0, until: 10 }, { from: 9, until: 20 })).toBe(true);
  expect(doOverlap({ from: 0, until: 10 }, { from: 10, until: 20 })).toBe(false);
});
