import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doMeet, metresToSide } from '../../geo/polygon.ts';
import { OPEN_AIR, type Airspace } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import type { LandingRoute } from '../landing/landing.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { layOut } from './lay-out.ts';
import type { FacadePattern, Pattern, SurroundPattern } from './pattern.ts';
import { HERE } from './testing/anywhere.ts';
import { FULL_FRAME } from './testing/full-frame.ts';
import { BUILDING } from './testing/stood-around.ts';

const metres = fc.integer({ min: -400, max: 400 });
const anyHome = fc.record({ north: metres, east: metres });
const homing: Route = { ...NEW_ROUTE, endAction: 'homingLand' };
const CENTRE = { north: 0, east: 0 };

const surround: SurroundPattern = {
  kind: 'surround',
  centre: HERE.placeAt(0, 0),
  radius: 40,
  lowest: 20,
  highest: 60,
  rings: 3,
  clockwise: true,
  pictures: 12,
};
const WALL = [
  { north: 0, east: -50 },
  { north: 0, east: 50 },
] as const;
const facade: FacadePattern = {
  kind: 'facade',
  line: WALL.map(({ north, east }) => HERE.placeAt(north, east)),
  side: 'left',
  lowest: 2,
  highest: 60,
  camera: FULL_FRAME,
  resolution: 0.2,
  frontOverlap: 60,
  sideOverlap: 60,
};

const codesOf = (
  pattern: Pattern,
  waypoints: Route['waypoints'],
  home: { north: number; east: number },
  given: Partial<Route> = {},
  known: Partial<Airspace> = {},
) => {
  const route = { ...homing, pattern, waypoints, ...given };
  const airspace = { ...OPEN_AIR, home: { position: HERE.placeAt(home.north, home.east), altitude: 0 }, ...known };
  return checkRoute({ name: 'Tower', remarks: '', route, limits: {}, airspace }).map(({ code }) => code);
};

describe('the way from home to a pattern, and back', () => {
  test('never leads through what is surrounded, wherever home is', () => {
    fc.assert(
      fc.property(anyHome, fc.boolean(), (home, clockwise) => {
        fc.pre(Math.hypot(home.north, home.east) > 41);
        const { waypoints } = layOut({ ...surround, clockwise }, homing, HERE.placeAt(home.north, home.east));
        for (const end of [waypoints[0]!, waypoints.at(-1)!]) expect(metresToSide(home, HERE.offsetOf(end), CENTRE)).toBeGreaterThan(39.9);
        expect(codesOf(surround, waypoints, home)).toEqual([]);
      }),
    );
  });

  test('never leads through a wall below its top, wherever home is', () => {
    fc.assert(
      fc.property(anyHome, fc.constantFrom('left' as const, 'right' as const), (home, side) => {
        const pattern = { ...facade, side };
        const { waypoints } = layOut(pattern, homing, HERE.placeAt(home.north, home.east));
        for (const end of [waypoints[0]!, waypoints.at(-1)!])
          if (doMeet(home, HERE.offsetOf(end), ...WALL)) expect(end.altitude).toBeGreaterThanOrEqual(70);
        expect(codesOf(pattern, waypoints, home)).toEqual([]);
      }),
    );
  });

  test('leads over what stands there in whole centimetres, and never the rest of one lower', () => {
    const behind = { north: -80, east: 0 };
    const landing = landingAt(-200, 0, { heading: 180 });
    fc.assert(
      fc.property(fc.double({ min: 20, max: 100, noNaN: true }), fc.constantFrom({}, landing), (highest, given) => {
        const pattern = { ...facade, highest };
        const waypoints = laid(pattern, given, behind);
        const over = [waypoints[0]!, waypoints.at(-1)!].map(({ altitude }) => altitude);
        for (const altitude of over) {
          expect(altitude).toBe(Math.round(altitude * 100) / 100);
          expect(altitude).toBeGreaterThanOrEqual(highest + 10);
          expect(altitude).toBeLessThan(highest + 10.02);
        }
        expect(codesOf(pattern, waypoints, behind, given)).toEqual([]);
      }),
    );
  });

  test('comes down before the wall, not beyond it, and only climbs where it has to', () => {
    const [behind, before] = [-80, 80].map((north) => layOut(facade, homing, HERE.placeAt(north, 0)).waypoints);
    expect(HERE.offsetOf(behind![0]!).north).toBeGreaterThan(0);
    expect([behind![0]!.altitude, behind!.at(-1)!.altitude]).toEqual([70, 70]);
    expect(Math.max(...before!.map(({ altitude }) => altitude))).toBeLessThan(60);
    expect(behind).toHaveLength(before!.length + 1);
    expect(layOut(facade, { ...homing, endAction: 'land' }, HERE.placeAt(-80, 0)).waypoints).toHaveLength(before!.length);
  });

  test('is warned of where it cannot be helped: another home than it was laid out for, within the ring, or entered elsewhere', () => {
    const { waypoints } = layOut(surround, homing);
    expect(codesOf(surround, waypoints, { north: -200, east: 0 })).toEqual(['route.throughObstacle', 'route.throughObstacle']);
    expect(codesOf(surround, waypoints, { north: -200, east: 0 }, { endAction: 'land' })).toEqual(['route.throughObstacle']);
    expect(codesOf(surround, waypoints, { north: 10, east: 0 }, { endAction: 'land' })).toEqual(['route.throughObstacle']);
    expect(codesOf(surround, waypoints, { north: 200, east: 0 })).toEqual([]);
    expect(codesOf(surround, waypoints, { north: 200, east: 0 }, { entryPoint: 13 })).toEqual(['route.throughObstacle']);
    const wall = layOut(facade, homing).waypoints;
    expect(codesOf(facade, wall, { north: -80, east: 0 }, { endAction: 'land' })).toEqual(['route.throughObstacle']);
  });
});

/** Home stands before the first side of the building. */
const BEFORE = { north: -60, east: 60 };
const laid = (pattern: Pattern, given: Partial<Route>, home = BEFORE) =>
  layOut(pattern, { ...homing, ...given }, HERE.placeAt(home.north, home.east)).waypoints;
const landingAt = (north: number, east: number, given: Partial<LandingRoute> = {}): Partial<Route> => ({
  endAction: 'landingRoute',
  landing: { ...NEW_LANDING, place: HERE.placeAt(north, east), placeHeight: 0, heading: 90, distance: 60, ...given },
});

describe('another round', () => {
  const rounds: Partial<Route> = { cycles: 2, endAction: 'land' };

  test('is warned of where its way back to the first waypoint leads through the wall', () => {
    const once = laid(BUILDING, { endAction: 'land' });
    expect(codesOf(BUILDING, once, BEFORE, { endAction: 'land' })).toEqual([]);
    for (const cycles of [0, 2]) expect(codesOf(BUILDING, once, BEFORE, { ...rounds, cycles })).toEqual(['route.throughObstacle.again']);
  });

  test('is laid out over the wall, and round a tower without a detour', () => {
    for (const side of ['left', 'right'] as const) {
      const waypoints = laid({ ...BUILDING, side }, rounds);
      expect(codesOf({ ...BUILDING, side }, waypoints, BEFORE, rounds)).toEqual([]);
    }
    const waypoints = laid(BUILDING, rounds);
    expect([waypoints[0]!.altitude, waypoints.at(-1)!.altitude]).toEqual([40, 40]);
    expect(laid(surround, rounds)).toEqual(laid(surround, { endAction: 'land' }));
    expect(codesOf(surround, laid(surround, rounds), BEFORE, rounds)).toEqual([]);
  });
});

describe('the way to a landing route', () => {
  const behind = landingAt(20, 120);
  const beyond = landingAt(0, 160);
  const WEST = { north: 0, east: -100 };

  test('is warned of where it leads through what stands there, wherever home is', () => {
    const once = laid(BUILDING, { endAction: 'land' }, { north: -40, east: -60 });
    for (const relativeHeight of [15, 35])
      expect(codesOf(BUILDING, once, { north: -40, east: -60 }, landingAt(20, 120, { relativeHeight }))).toEqual([
        'route.throughObstacle.landing',
      ]);
    expect(codesOf(surround, laid(surround, {}, WEST), WEST, beyond)).toEqual(['route.throughObstacle.landing']);
    expect(codesOf(surround, laid(surround, {}, WEST), WEST, beyond, { home: undefined })).toEqual(['route.throughObstacle.landing']);
    expect(codesOf(surround, laid(surround, {}, WEST), WEST, { ...beyond, landing: null })).toEqual([]);
  });

  test('goes over it, and comes down where the approach begins', () => {
    const home = { north: -40, east: -60 };
    const waypoints = laid(BUILDING, behind, home);
    expect(codesOf(BUILDING, waypoints, home, behind)).toEqual([]);
    expect(waypoints.slice(-2).map(({ altitude }) => altitude)).toEqual([40, 40]);
    const { north, east } = HERE.offsetOf(waypoints.at(-1)!);
    expect([Math.round(north), Math.round(east)]).toEqual([20, 60]);
    const around = laid(surround, beyond, WEST);
    expect(codesOf(surround, around, WEST, beyond)).toEqual([]);
    expect(around.slice(-2).map(({ altitude }) => altitude)).toEqual([70, 70]);
    const rounds = { ...beyond, cycles: 3 };
    expect(codesOf(surround, laid(surround, rounds, WEST), WEST, rounds)).toEqual([]);
    expect(laid(surround, landingAt(0, -160, { heading: 270 }), WEST)).toEqual(laid(surround, {}, WEST));
  });

  test('counts with its approach and, on wings, with the circle that is waited in', () => {
    const through = landingAt(0, 100, { distance: 200 });
    expect(codesOf(surround, laid(surround, through, WEST), WEST, through)).toEqual(['route.throughObstacle.landing']);
    // The circle lies beside where the way down begins: to its right, or to its left.
    const aside = (clockwise: boolean) => landingAt(-100, -40, { waitingRadius: 100, clockwise, distance: 60, heading: 270 });
    const [towards, away] = [true, false].map((clockwise) => {
      const landing = aside(clockwise);
      const south = { north: -200, east: 0 };
      return codesOf(surround, laid(surround, landing, south), south, landing, {
        performance: { ...USUAL_PERFORMANCE, turnRadius: 30, slowest: 8 },
      }).filter((code) => code.startsWith('route.throughObstacle'));
    });
    expect([towards, away]).toEqual([['route.throughObstacle.landing'], []]);
  });
});

test('the way to a rally point at the end of a route counts as the one home does', () => {
  const home = { north: 0, east: -100 };
  const returning: Partial<Route> = { endAction: 'return' };
  const rally = (east: number, height: number): Partial<Airspace> => ({
    performance: {
      ...USUAL_PERFORMANCE,
      returnHeight: 20,
      rally: { points: [{ number: 1, ...HERE.placeAt(0, east), height }], reach: null, isBeforeHome: true },
    },
  });
  const waypoints = laid(surround, returning, home);
  expect(codesOf(surround, waypoints, home, returning, rally(100, 20))).toEqual(['route.throughObstacle.rally']);
  expect(codesOf(surround, waypoints, home, returning, rally(100, 80))).toEqual([]);
  expect(codesOf(surround, waypoints, home, returning, rally(-150, 20))).toEqual([]);
});
