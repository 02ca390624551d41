import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HERE } from '../plan/pattern/testing/anywhere.ts';
import { NEW_ROUTE, waypointAt } from '../plan/route-defaults.ts';
import { comeClose, doOverlap, type Flown } from './conflicts.ts';
import { usualParameters } from './parameters.ts';
import { planTask } from './plan-task.ts';
import type { TaskPlan } from './plan.ts';

type Place = readonly [north: number, east: number, up: number];
/** From the ground below its first waypoint, all of which lies at sea level. */
const way = (...places: Place[]): Flown => ({
  route: {
    ...NEW_ROUTE,
    endAction: null,
    waypoints: places.map(([north, east, altitude]) => ({ ...waypointAt(HERE.placeAt(north, east), NEW_ROUTE), altitude })),
  },
  site: { ...HERE.placeAt(places[0]?.[0] ?? 0, places[0]?.[1] ?? 0), altitude: 0 },
});
const from = (north: number, east: number, altitude: number | null, { route }: Flown): Flown => ({
  route,
  site: { ...HERE.placeAt(north, east), altitude },
});
const landing = ({ route, site }: Flown): Flown => ({ route: { ...route, endAction: 'land' }, site });
const PAD = HERE.placeAt(0, 0);
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

test('the ways home count, as high as they are flown, and down to where they end', () => {
  const one = way([0, 0, 60], [0, 1_000, 60], [1_000, 1_000, 60]);
  const crossing = (up: number) => way([800, 200, up], [200, 800, up]);
  expect(comeClose(one, crossing(60))).toBe(false);
  expect(comeClose(returning(one), crossing(60))).toBe(true);
  expect(comeClose(returning(one), crossing(111))).toBe(false);
  const low = returning(way([0, 0, 5], [0, 1_000, 5], [1_000, 1_000, 5]));
  expect(comeClose(low, crossing(75)), 'it climbs to return').toBe(true);
  const over = way([1_000, 500, 5], [1_000, 1_500, 5]);
  expect(comeClose(one, over), 'it lands there').toBe(true);
  expect(comeClose(returning(one), over)).toBe(false);
});

test('the ways out count, from the ground on: whoever lands elsewhere has climbed at its site all the same', () => {
  const over = (up: number) => way([0, -500, up], [0, 500, up]);
  const away = (height: number): Flown => landing(way([0, 0, height], [1_000, 0, height]));
  expect(comeClose(away(110), over(5)), 'it climbs through').toBe(true);
  expect(comeClose(away(110), over(161))).toBe(false);
  const fromAfar = from(0, -300, 0, way([0, 300, 60], [1_000, 300, 60]));
  const across = (up: number) => way([-500, 0, up], [500, 0, up]);
  expect(comeClose(fromAfar, across(60)), 'on the way to the first waypoint').toBe(true);
  expect(comeClose(fromAfar, across(111))).toBe(false);
});

test('two deliveries from one pad meet however far apart they fly', () => {
  const delivery = (north: number, height: number): Flown => {
    const parameters = { ...usualParameters('logistics'), takeOffHeight: height, height, maxHeight: 120 };
    const plan: TaskPlan = { type: 'logistics', via: [], destination: HERE.placeAt(north, 0), delivery: 'land', channel: 1 };
    return { route: planTask({ plan, parameters, craft: 'multirotor', site: PAD }).route!, site: { ...PAD, altitude: null } };
  };
  expect(comeClose(delivery(300, 110), delivery(-300, 30))).toBe(true);
});

test('a plan that is entered in its middle is met on the way there', () => {
  const { route, site } = way([0, 0, 60], [1_000, 0, 60], [1_000, 1_000, 60]);
  const entered: Flown = { route: { ...route, entryPoint: 3 }, site };
  const between = way([800, 200, 60], [200, 800, 60]);
  expect(comeClose({ route, site }, between)).toBe(false);
  expect(comeClose(entered, between)).toBe(true);
});

test('it does not matter which of the two is looked at first', () => {
  const place = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 200 }));
  const anyWay = fc.array(place, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyWay, anyWay, (one, other) => {
      const [a, b] = [way(...one), returning(way(...other))];
      // Measured from either site a distance is a few millimetres another: those are left out.
      fc.pre(comeClose(a, b, 50.3) === comeClose(a, b, 50.44));
      expect(comeClose(a, b, 50.37)).toBe(comeClose(b, a, 50.37));
    }),
    { numRuns: 300 },
  );
});

test('times overlap unless one ends before the other begins', () => {
  expect(doOverlap({ from: 0, until: 10 }, { from: 9, until: 20 })).toBe(true);
  expect(doOverlap({ from: 0, until: 10 }, { from: 10, until: 20 })).toBe(false);
});
