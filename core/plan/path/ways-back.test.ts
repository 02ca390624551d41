import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between } from '../../airspace/engine/place.ts';
import { isWithin, number, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { OPEN_AIR, WHENEVER } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import type { Route } from '../route.ts';
import { groundLines, terrainAlong } from '../terrain/ground-lines.ts';
import { placesAlong } from '../terrain/ground.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { backConflicts } from './back-above-ground.ts';
import { plannedPerformance, USUAL_PERFORMANCE } from './performance.ts';
import { lineOfWaysBack, waysBack, withWaysBack } from './ways-back.ts';

const HOME = { position: placeAt(0, 0), altitude: 100 };
/** Across the north, a kilometre from home. */
const across = (height = 80, given: Partial<Route> = {}): Route => ({
  ...routeThrough(
    [
      [1_000, -600],
      [1_000, 600],
    ],
    { height },
  ),
  ...given,
});
const limit = (north: number, east: number, given: Partial<Zone> = {}): Zone =>
  zoneOf({ kind: 'circle', centre: placeAt(north, east), radius: 40 }, { kind: 'restricted', datum: 'ground', floor: 120, ...given });

const { offsetOf } = tangentPlane(HOME.position);
type GroundAt = (north: number, east: number) => number | null;
const groundOf = (at: GroundAt) => (line: readonly Position[]) =>
  line.slice(1).map((to, leg) =>
    placesAlong(line[leg]!, to, 30).map((place) => {
      const { north, east } = offsetOf(place);
      return at(north, east);
    }),
  );

function told(route: Route, zone: Zone, at: GroundAt, home = HOME, performance = plannedPerformance(route)) {
  const zones = zoneIndex([zone]);
  const along = groundOf(at);
  const terrain = terrainAlong(route, { home, performance }, groundLines(route, { home, performance }).map(along))!;
  const ways = waysBack(route, home, zones, performance, WHENEVER);
  const whole = ways ? withWaysBack(terrain, ways, along(lineOfWaysBack(ways))) : terrain;
  const airspace = { ...OPEN_AIR, zones, home, performance };
  const issues = checkRoute({ name: 'Across', remarks: '', route, limits: {}, airspace, terrain: whole });
  return issues.filter((issue) => 'zoneId' in issue).map(({ code, severity, params }) => ({ code, severity, zone: params?.['zone'] }));
}

const level = () => 100;
/** Seventy metres deep, a hundred wide, from west to east. */
const valley: GroundAt = (north) => (Math.abs(north - 500) < 50 ? 30 : 100);
const MAY_CROSS = [{ code: 'route.mayCross', severity: 'warning', zone: 'Airport' }];

test('the way home from a point between two waypoints is held to the ground below it', () => {
  expect(told(across(), limit(500, 0), level)).toEqual([]);
  expect(told(across(), limit(500, 0), valley)).toEqual(MAY_CROSS);
  expect(told(across(), limit(500, 270), valley), 'from near the last one').toEqual(MAY_CROSS);
  expect(told(across(), limit(700, 0), valley), 'beyond the valley').toEqual([]);
  expect(told(across(), limit(500, 400), valley), 'beside all ways home').toEqual([]);
  expect(told(across(), limit(500, 0, { datum: 'sea', floor: 300 }), valley)).toEqual([]);
});

test('so is one that is flown higher after a climb from anywhere', () => {
  const climbing = (returnClimb: number) => ({ ...USUAL_PERFORMANCE, returnClimb });
  expect(told(across(), limit(500, 0), level, HOME, climbing(30))).toEqual([]);
  expect(told(across(), limit(500, 0), level, HOME, climbing(50))).toEqual(MAY_CROSS);
});

test('so is the way to a rally point, from as far as it is made for', () => {
  const rallying = (reach: number | null) => ({
    ...USUAL_PERFORMANCE,
    rally: { points: [{ ...placeAt(0, 400), number: 1, height: 30 }], reach, isBeforeHome: null },
  });
  const [TO_RALLY] = [[{ ...MAY_CROSS[0], code: 'route.mayCrossToRally' }]];
  const beside = limit(500, 420);
  expect(told(across(), beside, valley)).toEqual([]);
  expect(told(across(), beside, level, HOME, rallying(null))).toEqual([]);
  expect(told(across(), beside, valley, HOME, rallying(null))).toEqual(TO_RALLY);
  expect(told(across(), beside, valley, HOME, rallying(1_100))).toEqual(TO_RALLY);
  expect(told(across(), beside, valley, HOME, rallying(900))).toEqual([]);
  expect(told(across(), limit(500, 240), valley, HOME, rallying(null)), 'and the one home').toEqual([...MAY_CROSS, ...TO_RALLY]);
});

test('whoever is told of a zone on the route is not told of the way home through it', () => {
  const wide = limit(750, 0, { shape: { kind: 'circle', centre: placeAt(750, 0), radius: 400 } });
  const deep: GroundAt = () => 30;
  expect(told(across(), wide, deep).map(({ code }) => code)).toContain('route.zoneAboveGround');
  expect(told(across(), wide, deep).map(({ code }) => code)).not.toContain('route.mayCross');
});

test('the climb before it, rounds and the circle at a waypoint count', () => {
  const hollow: GroundAt = (north) => (north > 900 ? 50 : 100);
  const above = limit(1_000, 0, { floor: 75 });
  expect(told(across(20), above, hollow), 'up to thirty metres above home').toEqual(MAY_CROSS);
  expect(told(across(20), limit(1_000, 0, { floor: 86 }), hollow)).toEqual([]);
  const low: GroundAt = (north) => (north > 100 && north < 750 ? 30 : 100);
  const beside = limit(433, -411);
  expect(told(across(), beside, low)).toEqual([]);
  const circling = (radius: number): Route => {
    const [first, last] = across().waypoints;
    return across(80, { waypoints: [{ ...first!, mode: 'circle', circling: { ...first!.circling, radius } }, last!] });
  };
  expect(told(circling(50), beside, low)).toEqual([]);
  expect(told(circling(200), beside, low)).toEqual(MAY_CROSS);
  const triangle = routeThrough(
    [
      [1_000, -600],
      [1_000, 600],
      [-1_000, -600],
    ],
    { height: 80 },
  );
  const behind: GroundAt = (north, east) => (north < 50 && east < -50 ? 0 : 100);
  const west = limit(0, -130, { floor: 165 });
  expect(told({ ...triangle, endAction: 'land' }, west, behind)).toEqual([]);
  expect(told({ ...triangle, endAction: 'land', cycles: 2 }, west, behind)).toEqual(MAY_CROSS);
});

test('the ground is looked up only below ways home that come near to a zone that counts from it', () => {
  const asked = (zone: Zone, route = across()) =>
    waysBack(route, HOME, zoneIndex([zone]), plannedPerformance(route), WHENEVER)?.ways.length ?? 0;
  expect(asked(limit(500, 0, { datum: 'sea' }))).toBe(0);
  expect(asked(limit(-500, 0))).toBe(0);
  expect(asked(limit(500, 0, { floor: 5_000 }))).toBe(6);
  const long = routeThrough([
    [1_000, -200_000],
    [1_000, 200_000],
  ]);
  expect(asked(limit(500, 0), long), 'of a long one in longer steps').toBeLessThanOrEqual(502);
});

test('whoever comes home through a zone from anywhere is told', () => {
  const anything = fc.record({
    height: fc.integer({ min: 10, max: 120 }),
    slope: fc.record({ north: number(-0.1, 0.1), east: number(-0.1, 0.1) }),
    off: fc.integer({ min: -60, max: 10 }),
    thick: fc.integer({ min: 1, max: 60 }),
    at: fc.record({ share: number(0.05, 0.95), off: number(-50, 50) }),
    radius: number(5, 100),
    point: number(0, 1),
  });
  let hits = 0;
  fc.assert(
    fc.property(anything, ({ height, slope, off, thick, at, radius, point }) => {
      const route = across(height);
      const ground: GroundAt = (north, east) => 100 + slope.north * north + slope.east * east;
      const [first, last] = route.waypoints;
      const from = between(first!, last!, point);
      const { north, east } = offsetOf(between(from, HOME.position, at.share));
      const shape = { kind: 'circle' as const, centre: placeAt(north, east + at.off), radius };
      const floor = Math.round(Math.max(height, 30) + 100 - ground(north, east)!) + off;
      const zone = zoneOf(shape, { kind: 'restricted', datum: 'ground', floor, ceiling: floor + thick });
      const isIn = Array.from({ length: 201 }, (_, step) => step / 200).some((share) => {
        const place = between(from, HOME.position, share);
        const there = offsetOf(place);
        return isWithin(zone, place, Math.max(height, 30) + 100 - ground(there.north, there.east)!);
      });
      if (!isIn) return;
      hits++;
      const [zones, performance] = [zoneIndex([zone]), plannedPerformance(route)];
      const ways = waysBack(route, HOME, zones, performance, WHENEVER)!;
      const { back } = withWaysBack({ legs: [], datum: 100 }, ways, groundOf(ground)(lineOfWaysBack(ways)));
      expect(backConflicts(back!, 100, zones, performance, WHENEVER)).toHaveLength(1);
    }),
    { numRuns: 100 },
  );
  expect(hits).toBeGreaterThan(10);
});
