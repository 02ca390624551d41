import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doMeet, metresToSide } from '../../geo/polygon.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { layOut } from './lay-out.ts';
import type { FacadePattern, Pattern, SurroundPattern } from './pattern.ts';
import { HERE } from './testing/anywhere.ts';
import { FULL_FRAME } from './testing/full-frame.ts';

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

const codesOf = (pattern: Pattern, waypoints: Route['waypoints'], home: { north: number; east: number }, given: Partial<Route> = {}) => {
  const route = { ...homing, pattern, waypoints, ...given };
  const airspace = { ...OPEN_AIR, home: { position: HERE.placeAt(home.north, home.east), altitude: 0 } };
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
