import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { estimateOf } from '../estimate.ts';
import { LANDING_KINDS, type LandingRoute } from '../landing/landing.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { performanceOf, USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { anyRoute, placeAt, routeThrough, START } from '../testing/any-route.ts';
import type { Endurance } from './endurance.ts';
import { flightEnergy } from './flight-energy.ts';

const HOME = { position: START, altitude: 4 };
const CHARGE: Endurance = { airframe: 'multirotor', seconds: 1_500, basis: 'registered' };
const returning = (returnSpeed: number, returnHeight = 30) =>
  performanceOf({ ...NO_TRAITS, airframe: 'multirotor', returnSpeed, returnHeight });
const secondsOf = (route: Route, performance?: Performance, wind?: number) =>
  flightEnergy(route, HOME, CHARGE, performance, wind).share * CHARGE.seconds;

const anyLanding: fc.Arbitrary<LandingRoute | null> = fc.option(
  fc
    .record({
      kind: fc.constantFrom(...LANDING_KINDS),
      distance: fc.integer({ min: 100, max: 10_000 }),
      guidanceSpeed: fc.integer({ min: 1, max: 25 }),
      relativeHeight: fc.integer({ min: 10, max: 300 }),
      isElsewhere: fc.boolean(),
    })
    .map(({ isElsewhere, ...given }) => ({ ...NEW_LANDING, ...given, place: isElsewhere ? placeAt(500, -700) : null })),
);

test('what hovers draws at least as long as it flies, however fast and high it returns, and wherever it lands', () => {
  const returns = fc.tuple(fc.double({ min: 0.5, max: 25, noNaN: true }), fc.double({ min: 0, max: 500, noNaN: true }));
  fc.assert(
    fc.property(anyRoute, anyLanding, returns, (given, landing, [speed, height]) => {
      const route = { ...given, landing };
      const performance = returning(speed, height);
      const first = route.waypoints[route.entryPoint - 1]!;
      // Up to speed and down again on the way to its first waypoint: that is left to the reserve.
      const slack = first.speed / first.acceleration + 1e-6;
      expect(secondsOf(route, performance, 0)).toBeGreaterThanOrEqual(estimateOf(route, HOME, performance).seconds - slack);
    }),
  );
});

describe('a return', () => {
  const out = routeThrough([[0, 0], [3_000, 0]], { endAction: 'return', speed: 15 }); // prettier-ignore
  const codes = (speed: number) =>
    checkRoute({ name: 'Out', remarks: '', route: out, limits: {}, airspace: { ...OPEN_AIR, home: HOME, performance: returning(speed) }, endurance: CHARGE }).map(({ code }) => code); // prettier-ignore

  test('takes what it takes at the speed of the very aircraft', () => {
    expect(codes(15)).toEqual([]);
    expect(codes(2), '25 minutes for the way back alone').toEqual(['route.severalCharges']);
    expect(secondsOf(out, returning(2), 0) - secondsOf(out, returning(4), 0)).toBeCloseTo(3_000 / 4, -1);
  });

  test('takes the climb to as high as it is set to, and the way down from there', () => {
    const higher = secondsOf(out, returning(15, 130), 0) - secondsOf(out, returning(15, 30), 0);
    const { climbRate, descentRate } = USUAL_PERFORMANCE;
    expect(higher).toBeCloseTo(100 / climbRate + 100 / descentRate + 100 * 0.1, 6);
  });

  test('is no slower than the last waypoint where nobody knows the aircraft', () => {
    expect(secondsOf(out)).toBeCloseTo(secondsOf(out, returning(15)), 6);
  });
});

describe('a landing route', () => {
  const wings = { kind: 'fixedWing', turnRadius: 80, slowest: 12 } as const;
  const landingFrom = (distance: number) =>
    routeThrough([[0, 0], [1_000, 0]], { wings, speed: 15, endAction: 'landingRoute', landing: { ...NEW_LANDING, distance, heading: 0 } }); // prettier-ignore

  test('takes all of its way, to the circle, to where it begins to come down, and along that', () => {
    const share = (distance: number) =>
      flightEnergy(landingFrom(distance), HOME, { airframe: 'fixedWing', seconds: 1_800, basis: 'registered' }).share;
    expect(share(10_000)).toBeGreaterThan(0.9);
    // Out to where it begins at fifteen metres a second, and back from there at twelve.
    const [near, far] = [share(5_000), share(6_000)].map((one) => one * 1_800);
    expect(far! - near!).toBeGreaterThan(1_000 / 15 + 1_000 / 12);
  });
});
