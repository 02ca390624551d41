import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HERE } from '../plan/pattern/testing/anywhere.ts';
import { NEW_ROUTE, waypointAt } from '../plan/route-defaults.ts';
import { comeClose, doOverlap, type Flown } from './conflicts.ts';

type Place = readonly [north: number, east: number, up: number];
const way = (...places: Place[]): Flown => ({
  route: {
    ...NEW_ROUTE,
    endAction: null,
    waypoints: places.map(([north, east, altitude]) => ({ ...waypointAt(HERE.placeAt(north, east), NEW_ROUTE), altitude })),
  },
  site: { ...HERE.placeAt(0, 0), altitude: null },
});
const from = (north: number, east: number, altitude: number | null, { route }: Flown): Flown => ({
  route,
  site: { ...HERE.placeAt(north, east), altitude },
});
const returning = ({ route, site }: Flown): Flown => ({ route: { ...route, endAction: 'return' }, site });

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

test('heights count from the sites, which may lie on a hill and in the valley', () => {
  const onHill = from(0, 0, 190, way([0, 0, 30], [1_000, 0, 30]));
  const inValley = (altitude: number | null, up: number) => from(500, -500, altitude, way([500, -500, up], [500, 500, up]));
  expect(comeClose(onHill, inValley(100, 120))).toBe(true);
  expect(comeClose(onHill, inValley(100, 30))).toBe(false);
  expect(comeClose(onHill, inValley(null, 500)), 'nobody knows how high that is').toBe(true);
});

test('the ways home count, as high as they are flown, and down above the site', () => {
  const one = from(0, 0, 100, way([1_000, 0, 60]));
  const crossing = (up: number) => from(500, -500, 100, way([500, -500, up], [500, 500, up]));
  expect(comeClose(one, crossing(60))).toBe(false);
  expect(comeClose(returning(one), crossing(60))).toBe(true);
  expect(comeClose(returning(one), crossing(111))).toBe(false);
  const low = returning(from(0, 0, 100, way([1_000, 0, 5])));
  expect(comeClose(low, crossing(75)), 'it climbs to return').toBe(true);
  const over = (up: number) => from(0, -500, 100, way([0, -500, up], [0, 500, up]));
  expect(comeClose(one, over(5))).toBe(false);
  expect(comeClose(returning(one), over(5))).toBe(true);
});

test('it does not matter which of the two is looked at first', () => {
  const place = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 200 }));
  const anyWay = fc.array(place, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyWay, anyWay, (one, other) => {
      // No two of these places are just so far apart that rounding decides.
      const [a, b] = [way(...one), returning(way(...other))];
      expect(comeClose(a, b, 50.37)).toBe(comeClose(b, a, 50.37));
    }),
    { numRuns: 300 },
  );
});

test('times overlap unless one ends before the other begins', () => {
  expect(doOverlap({ from: 0, until: 10 }, { from: 9, until: 20 })).toBe(true);
  expect(doOverlap({ from: 0, until: 10 }, { from: 10, until: 20 })).toBe(false);
});
