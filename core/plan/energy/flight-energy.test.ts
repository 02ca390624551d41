import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { AIRFRAMES } from '../../vehicle/airframe.ts';
import { checkRoute } from '../checks/index.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { changeWaypoints } from '../edits/index.ts';
import { anyRoute, routeThrough, START } from '../testing/any-route.ts';
import type { Route } from '../route.ts';
import type { Rally } from '../../vehicle/rally.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { transitionMetres, USUAL_WINGS } from '../wings.ts';
import { enduranceOf, USUAL_ENDURANCE, type Endurance } from './endurance.ts';
import { flightEnergy, type FlightEnergy } from './flight-energy.ts';

const HOME = { position: START, altitude: 4 };
const anyAirframe = fc.constantFrom(...AIRFRAMES);
const lasting = (airframe: Endurance['airframe'], minutes = 25): Endurance => ({ airframe, seconds: minutes * 60, basis: 'registered' });
const share = (route: Route, of: Endurance, wind?: number) => flightEnergy(route, HOME, of, undefined, wind).share;
const more = (dearer: number, cheaper: number): void => {
  expect(dearer).toBeGreaterThanOrEqual(cheaper * (1 - 1e-9));
};

test('more wind never costs less, on any route and any airframe', () => {
  const winds = fc.tuple(fc.double({ min: 0, max: 30, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }));
  fc.assert(
    fc.property(anyRoute, anyAirframe, winds, (route, airframe, [wind, gust]) => {
      const calmer = share(route, lasting(airframe), wind);
      expect(calmer).toBeGreaterThan(0);
      more(share(route, lasting(airframe), wind + gust), calmer);
    }),
  );
});

test('more distance never costs less: the same route drawn larger around its home', () => {
  const plane = tangentPlane(START);
  const larger = (route: Route, by: number): Route => ({
    ...route,
    waypoints: route.waypoints.map((waypoint) => {
      const { north, east } = plane.offsetOf(waypoint);
      return { ...waypoint, ...plane.positionAt({ north: north * by, east: east * by }) };
    }),
  });
  // Round a corner it flies a little faster or slower as the Earth bends: whoever stops at each has none of it.
  const stopping = anyRoute.map((route) => ({
    ...route,
    waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, turnMode: 'stop' as const, yawMode: 'fixed' as const })),
  }));
  fc.assert(
    fc.property(stopping, anyAirframe, fc.double({ min: 1.01, max: 5, noNaN: true }), (route, airframe, by) => {
      // What comes onto its wings beyond its first waypoint has to come back to it.
      const first = route.waypoints[route.entryPoint - 1]!;
      fc.pre(airframe !== 'vtol' || metresBetween(START, first) > transitionMetres(Math.max(first.speed, USUAL_WINGS.slowest)));
      more(share(larger(route, by), lasting(airframe)), share(route, lasting(airframe)));
    }),
  );
});

test('more climb never costs less: the same route, steeper', () => {
  fc.assert(
    fc.property(anyRoute, anyAirframe, fc.double({ min: 1, max: 5, noNaN: true }), (given, airframe, by) => {
      const route: Route = { ...given, heightMode: 'relative' };
      // What it has climbed to by its last waypoint it need not climb to return, and on the way that takes no time of its own.
      const share = (flown: Route) => flightEnergy(flown, HOME, lasting(airframe), { ...USUAL_PERFORMANCE, returnHeight: 0 }).share;
      const steeper = { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, altitude: waypoint.altitude * by })) };
      more(share(steeper), share(route));
    }),
  );
});

const hop = (metres: number, given: Partial<Route> = {}) => routeThrough([[0, 0], [metres, 0]], { endAction: 'homingLand', ...given }); // prettier-ignore

test('a minute of hovering is a minute of a multirotor’s charge, and a climb is dearer than level flight', () => {
  const waiting = (holdMs: number) => changeWaypoints(hop(100), [1], { mode: 'hover', holdMs });
  expect(share(waiting(61_000), lasting('multirotor'), 0) - share(waiting(1_000), lasting('multirotor'), 0)).toBeCloseTo(1 / 25, 6);
  const level = share(hop(600), lasting('multirotor'));
  const climbing = share(changeWaypoints(hop(600), [1], { altitude: 100 }), lasting('multirotor'));
  expect(climbing).toBeGreaterThan(level * 1.1);
  expect(share(hop(0), lasting('vtol'), 0), 'rotors that carry wings are dear').toBeGreaterThan(3 * share(hop(0), lasting('fixedWing'), 0));
});

test('a first waypoint that is too near to come onto the wings before costs the way beyond it and back', () => {
  const from = (metres: number) => routeThrough([[metres, 0], [metres, 2_000]], { endAction: 'land', speed: 16 }); // prettier-ignore
  const dearer = (airframe: Endurance['airframe']) => share(from(60), lasting(airframe), 0) - share(from(121), lasting(airframe), 0);
  expect(dearer('fixedWing')).toBeLessThan(0);
  // 120 metres ahead, 60 back and round in a circle of 80 instead of 121, at 16 metres a second, of 25 minutes.
  const seconds = (120 + 60 + 2 * Math.PI * 80 - 121) / 16;
  expect(dearer('vtol')).toBeCloseTo((seconds * (1 + (16 ** 3 - 12 ** 3) / 24 ** 3)) / (25 * 60), 3);
});

test('whoever lands far away still has to be able to come back', () => {
  const away = share(hop(1_000, { endAction: 'land' }), lasting('multirotor'));
  expect(away).toBeCloseTo(share(hop(1_000), lasting('multirotor')), 9);
  const once = share(hop(1_000, { cycles: 1 }), lasting('multirotor'));
  expect(share(hop(1_000, { cycles: 3 }), lasting('multirotor'))).toBeGreaterThan(2 * once);
});

describe('an aircraft with rally points', () => {
  const { positionAt } = tangentPlane(START);
  const rallyAt = (north: number, given: Partial<Rally> & { height?: number } = {}) => {
    const { height = 0, ...rest } = given;
    const points = [{ ...positionAt({ north, east: 0 }), number: 1, height }];
    return { ...USUAL_PERFORMANCE, rally: { points, reach: null, isBeforeHome: false, ...rest } };
  };
  // As high as it returns, so that it climbs for no return.
  const height = USUAL_PERFORMANCE.returnHeight;
  const [route, known] = [hop(2_000, { endAction: 'return', height }), lasting('multirotor')];
  const spent = (performance = USUAL_PERFORMANCE, flown = route) => flightEnergy(flown, HOME, known, performance).share;
  /** What so many metres more of a way take. */
  const way = (metres: number) => (spent(rallyAt(1_000)) - spent(rallyAt(1_500))) * (metres / 500);

  test('is counted to where it really returns: the nearest of them, or home where that is nearer or counts more', () => {
    expect(way(2_000)).toBeGreaterThan(0.1);
    expect(spent(rallyAt(1_500))).toBeCloseTo(spent() - way(1_500), 6);
    expect(spent(rallyAt(4_500)), 'home is nearer').toBeCloseTo(spent(), 9);
    expect(spent(rallyAt(5_000, { isBeforeHome: true })), 'home counts for nothing').toBeCloseTo(spent() + way(1_000), 6);
    expect(spent(rallyAt(5_000, { isBeforeHome: true, reach: 2_900 })), 'out of its reach').toBeCloseTo(spent(), 9);
    for (const north of [1_500, 5_000]) {
      const [worst, both] = [Math.max(spent(), spent(rallyAt(north, { isBeforeHome: true }))), rallyAt(north, { isBeforeHome: null })];
      expect(spent(both), 'nobody knows which: the dearer').toBeCloseTo(worst, 9);
    }
    expect(spent(rallyAt(1_500), hop(2_000, { endAction: 'homingLand', height })), 'as the mission says').toBeCloseTo(spent(), 9);
  });

  test('pays for the climb to one that is higher', () => {
    const altitude = route.waypoints[1]!.altitude;
    const climbed = spent(rallyAt(1_500, { height: altitude + 60 })) - spent(rallyAt(1_500, { height: altitude }));
    // Up and down again as fast as it climbs and comes down, and a tenth of a second a metre of climbing besides; hovering in the wind is a little dearer.
    const { climbRate, descentRate } = USUAL_PERFORMANCE;
    const seconds = 60 / climbRate + 60 / descentRate + 60 * 0.1;
    expect(climbed * known.seconds).toBeGreaterThan(seconds);
    expect(climbed * known.seconds).toBeLessThan(seconds * 1.05);
  });

  test('pays for what it climbs before any return', () => {
    const climbed = spent({ ...USUAL_PERFORMANCE, returnClimb: 60 }) - spent();
    const { climbRate, descentRate } = USUAL_PERFORMANCE;
    const seconds = 60 / climbRate + 60 / descentRate + 60 * 0.1;
    expect(climbed * known.seconds).toBeGreaterThan(seconds);
    expect(climbed * known.seconds).toBeLessThan(seconds * 1.05);
    const low = rallyAt(1_500, { height: route.waypoints[1]!.altitude + 60 });
    expect(spent({ ...low, returnClimb: 20 }), 'no more than it climbs to there anyway').toBeCloseTo(spent(low), 9);
  });

  test('is not refused what it can come down from at one of them', () => {
    const far = hop(5_000, { endAction: 'return' });
    const codes = (performance: typeof USUAL_PERFORMANCE) =>
      checkRoute({
        name: 'Far',
        remarks: '',
        route: far,
        limits: {},
        airspace: { ...OPEN_AIR, home: HOME, performance },
        endurance: known,
      }).map(({ code }) => code);
    expect(codes(USUAL_PERFORMANCE)).toContain('route.outOfReach');
    expect(codes(rallyAt(5_200))).not.toContain('route.outOfReach');
  });
});

test('for ever is the way there, one whole cycle and the way back', () => {
  const passing = (entryPoint: number, cycles: number) =>
    share(changeWaypoints(hop(1_000, { entryPoint, cycles }), [0, 1], { mode: 'pass' }), lasting('multirotor'));
  expect(passing(1, 0)).toBeGreaterThan(passing(1, 1));
  expect(passing(1, 0)).toBeLessThan(passing(1, 2));
  // Whoever begins at the last waypoint flies nothing before the first whole cycle.
  expect(passing(2, 0)).toBeCloseTo(passing(2, 2), 9);
});

const checked = (route: Route, endurance: Endurance | undefined, home: typeof HOME | undefined = HOME) =>
  checkRoute({ name: 'Far', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, home }, endurance }).map(
    ({ code, severity, params, at }) => ({ code, severity, params, at }),
  );

test('little left and several charges are warnings; what no charge is enough for is an error, unless the charge is a guess', () => {
  const known = lasting('multirotor');
  expect(checked(hop(1_000), known)).toEqual([]);
  expect(checked(hop(2_900), known)).toMatchObject([{ code: 'route.littleCharge', severity: 'warning', params: { minutes: 25 } }]);
  expect(checked(hop(1_000, { cycles: 9 }), known)).toMatchObject([{ code: 'route.severalCharges', severity: 'warning' }]);
  const far = { code: 'route.outOfReach', params: { number: 2, minutes: 25 }, at: ['waypoints', 1] };
  expect(checked(hop(5_000), known)).toEqual([{ ...far, severity: 'error' }]);
  expect(checked(hop(5_000), USUAL_ENDURANCE)).toEqual([{ ...far, severity: 'warning' }]);
  expect(checked(hop(5_000), undefined), 'no aircraft, no charge').toEqual([]);
  expect(checked(hop(5_000, { endAction: 'land' }), known), 'one way is possible').toMatchObject([{ code: 'route.severalCharges' }]);
});

test('of a charge that is a guess it is said that it is one', () => {
  expect(checked(hop(1_000), USUAL_ENDURANCE)).toEqual([]);
  const known = lasting('multirotor');
  for (const route of [hop(2_900), hop(1_000, { cycles: 9 })]) {
    const [told] = checked(route, known);
    expect(checked(route, { ...known, basis: 'usual' })).toEqual([{ ...told, code: `${told!.code}Assumed` }]);
  }
  expect(checked(hop(1_000, { cycles: 9 }), USUAL_ENDURANCE, undefined), 'without an aircraft').toMatchObject([
    { code: 'route.severalChargesAssumed', severity: 'warning', params: { minutes: 25 } },
  ]);
});

test('what flights have shown comes first, then what was entered, then what is usual', () => {
  const flight = (seconds: number, startPercent: number | null, endPercent: number | null) => ({ seconds, startPercent, endPercent });
  const known = { airframe: 'vtol' as const, registeredMinutes: 40 };
  expect(enduranceOf({ ...known, flights: [flight(600, 95, 55), flight(300, 80, 60)] })).toEqual({
    airframe: 'vtol',
    seconds: 1_500,
    basis: 'flights',
  });
  const useless = [flight(600, 90, 80), flight(600, null, 20), flight(600, 20, 90), flight(20, 90, 40), flight(900, 90, 89)];
  expect(enduranceOf({ ...known, flights: useless })).toMatchObject({ seconds: 2_400, basis: 'registered' });
  expect(enduranceOf({ ...known, flights: [flight(60, 100, 0)] }), 'nothing flies for a minute').toMatchObject({ basis: 'registered' });
  expect(enduranceOf({ airframe: 'fixedWing', registeredMinutes: null, flights: [] })).toMatchObject({ seconds: 3_600, basis: 'usual' });
});

test('whatever was asked before, a route takes as much as the same route made anew', () => {
  const endings = fc.constantFrom<Partial<Route>>({ endAction: 'return' }, { endAction: 'land' }, { heightMode: 'absolute' }, {});
  const step = fc.record({
    at: fc.nat(9),
    by: fc.integer({ min: -60_000, max: 60_000 }),
    speed: fc.integer({ min: 1, max: 25 }),
    ending: endings,
    minutes: fc.constantFrom(5, 25),
  });
  const plane = tangentPlane(START);
  const endurances = new Map([5, 25].map((minutes) => [minutes, lasting('multirotor', minutes)]));
  let far = 0;
  fc.assert(
    fc.property(anyRoute, fc.array(step, { minLength: 2, maxLength: 8 }), (first, steps) => {
      let route = first;
      const told: [Route, number, FlightEnergy][] = [];
      for (const { at, by, speed, ending, minutes } of steps) {
        const place = { ...plane.positionAt({ north: by, east: by / 2 }), speed };
        if (route.waypoints.length > 0) route = { ...changeWaypoints(route, [at % route.waypoints.length], place), ...ending };
        const energy = flightEnergy(route, HOME, endurances.get(minutes)!);
        expect(flightEnergy(route, HOME, endurances.get(minutes)!)).toBe(energy);
        told.push([route, minutes, energy]);
      }
      // Of another home and of waypoints that are new nothing can be remembered.
      for (const [asked, minutes, energy] of told) {
        expect(energy).toEqual(flightEnergy(structuredClone(asked), { ...HOME }, lasting('multirotor', minutes)));
        far += energy.outOfReach.length;
      }
    }),
  );
  expect(far).toBeGreaterThan(100);
});
