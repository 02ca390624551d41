import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import type { Rally } from '../../vehicle/rally.ts';
import { AIRFRAMES, type Airframe } from '../../vehicle/airframe.ts';
import { changeWaypoints } from '../edits/index.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { performanceOf } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { anyRoute, placeAt, routeThrough, START } from '../testing/any-route.ts';
import type { Endurance } from './endurance.ts';
import { flightEnergy } from './flight-energy.ts';
import { costsOf, easiestSpeed } from './power.ts';

const HOME = { position: START, altitude: 4 };
const lasting = (airframe: Airframe, seconds: number): Endurance => ({ airframe, seconds, basis: 'registered' });

test('whatever one charge is just enough for in still air has no waypoint out of reach', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const flies = fc.record({ returnSpeed: number(1, 25), returnHeight: number(0, 300), speedMin: number(6, 18), climbRate: number(1, 8) });
  const rally = fc.record({ north: number(-5_000, 5_000), height: number(0, 200), isBeforeHome: fc.constantFrom(true, false, null) });
  const end = fc.constantFrom<Partial<Route>>(
    {},
    { endAction: 'landingRoute', landing: { ...NEW_LANDING, kind: 'alternate', place: placeAt(900, 900), placeHeight: 70 } },
  );
  fc.assert(
    fc.property(anyRoute, end, fc.constantFrom(...AIRFRAMES), fc.option(flies), fc.option(rally), (given, ending, airframe, own, aside) => {
      const route = { ...given, ...ending };
      const { north = 0, height = 0, isBeforeHome = null } = aside ?? {};
      const points = aside ? [{ ...placeAt(north, 0), number: 1, height }] : [];
      const known: Rally = { points, reach: null, isBeforeHome };
      const performance = own ? performanceOf({ ...NO_TRAITS, airframe, ...own, rally: known }) : undefined;
      const spent = flightEnergy(route, HOME, lasting(airframe, 1), performance, 0).share * (1 + 1e-9);
      expect(flightEnergy(route, HOME, lasting(airframe, spent), performance, 0).outOfReach).toEqual([]);
    }),
  );
});

test('no speed of those that it may fly takes less for a way than the easiest', () => {
  const speed = fc.double({ min: 0.5, max: 40, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...AIRFRAMES), speed, speed, fc.double({ min: 0, max: 1, noNaN: true }), (airframe, one, other, share) => {
      const calm = costsOf(airframe, 0);
      const metreAt = (metresASecond: number) => calm.moving(1 / metresASecond, metresASecond);
      const [slowest, fastest] = [Math.min(one, other), Math.max(one, other)];
      const easiest = metreAt(easiestSpeed(airframe, { slowest, fastest }));
      expect(metreAt(slowest + (fastest - slowest) * share)).toBeGreaterThanOrEqual(easiest * (1 - 1e-9));
    }),
  );
});

describe('a waypoint is within reach', () => {
  const far = ([airframe, seconds]: [Airframe, number], route: Route, own: Partial<typeof NO_TRAITS> = {}) =>
    flightEnergy(route, HOME, lasting(airframe, seconds), performanceOf({ ...NO_TRAITS, airframe, ...own })).outOfReach;

  test('where the way to it is flown faster than it is itself, or the way back', () => {
    const slowThere = changeWaypoints(routeThrough([[0, 0], [8_000, 0], [8_020, 0]], { speed: 15, endAction: 'return' }), [2], { speed: 1 }); // prettier-ignore
    expect(far(['multirotor', 1_500], slowThere, { returnSpeed: 15 })).toEqual([]);
    expect(far(['multirotor', 1_500], slowThere, { returnSpeed: 5 }), 'back along the route').toEqual([]);
    const slow = changeWaypoints(slowThere, [0, 1, 2], { speed: 4 });
    expect(far(['multirotor', 1_500], slow, { returnSpeed: 15 }), 'out alone takes too long').toEqual([1, 2]);
    const nearer = changeWaypoints(routeThrough([[0, 0], [4_000, 0]], { endAction: 'return' }), [0, 1], { speed: 4 }); // prettier-ignore
    expect(far(['multirotor', 1_500], nearer, { returnSpeed: 15 })).toEqual([]);
    expect(far(['multirotor', 1_500], nearer, { returnSpeed: 4 })).toEqual([1]);
  });

  test('of wings that fly no slower than they can, whatever they are told; and takes no more for that', () => {
    const told = (speed: number) => routeThrough([[300, 0], [9_500, 0]], { speed, endAction: 'return' }); // prettier-ignore
    const own = { speedMin: 14, returnSpeed: 18 };
    expect(far(['fixedWing', 3_600], told(5), own)).toEqual([]);
    expect(far(['fixedWing', 3_600], told(5)), 'nor where nobody knows how slow they can').toEqual([]);
    expect(far(['fixedWing', 900], told(5), own)).toEqual([1]);
    const performance = performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', ...own });
    const shareOf = (speed: number) => flightEnergy(told(speed), HOME, lasting('fixedWing', 3_600), performance).share;
    expect(shareOf(5)).toBeCloseTo(shareOf(14), 2);
    expect(shareOf(5)).toBeLessThan(0.8);
  });

  test('again, once another waypoint or the landing is flown faster', () => {
    const charge = lasting('multirotor', 1_500);
    const flies = (returnSpeed: number) => performanceOf({ ...NO_TRAITS, airframe: 'multirotor', returnSpeed });
    const [swift, slow] = [flies(15), flies(4)];
    const far = (route: Route, performance = slow) => flightEnergy(route, HOME, charge, performance).outOfReach;
    const out = routeThrough([[0, 0], [5_500, 0]], { speed: 4, endAction: 'return' }); // prettier-ignore
    expect(far(out, swift)).toEqual([1]);
    expect(far(changeWaypoints(out, [0], { speed: 15 }), swift)).toEqual([]);
    const back = routeThrough([[0, 0], [4_000, 0]], { speed: 4, endAction: 'landingRoute' }); // prettier-ignore
    const landingAt = (guidanceSpeed: number) => far({ ...back, landing: { ...NEW_LANDING, kind: 'returnAndLand', guidanceSpeed } });
    expect(landingAt(4)).toEqual([1]);
    expect(landingAt(15)).toEqual([]);
  });

  test('where it is not flown, as the route begins behind it', () => {
    const behind = routeThrough([[0, 0], [50_000, 0], [100, 0]], { entryPoint: 3 }); // prettier-ignore
    expect(far(['multirotor', 1_500], behind)).toEqual([]);
    expect(far(['multirotor', 1_500], { ...behind, cycles: 2 })).toEqual([1]);
  });
});
