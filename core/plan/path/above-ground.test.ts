import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, number, zoneOf } from '../../airspace/testing/air.ts';
import { between } from '../../airspace/engine/place.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import type { Route } from '../route.ts';
import { placesAlong, terrainOf, type Terrain } from '../terrain/ground.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { furtherWays } from '../terrain/further-ways.ts';
import { waypointAt } from '../route-defaults.ts';
import { asksForGround, groundConflicts } from './above-ground.ts';
import { performanceOf, USUAL_PERFORMANCE } from './performance.ts';

const LEVEL = routeThrough(
  [
    [0, 0],
    [1_000, 0],
    [2_000, 0],
  ],
  { height: 80 },
);
/** A valley of so many metres below the second leg, begun half-way along it. */
const valley = (deep: number, { waypoints }: Route = LEVEL): Terrain => ({
  legs: waypoints.slice(1).map((to, leg) => {
    const places = placesAlong(waypoints[leg]!, to, 20);
    return places.map((_, part) => (leg === 1 && part >= places.length / 2 ? 100 - deep : 100));
  }),
  datum: 100,
});
const limit = (given: Partial<Zone> = {}): Zone =>
  zoneOf({ kind: 'circle', centre: placeAt(1_500, 0), radius: 800 }, { kind: 'restricted', datum: 'ground', floor: 120, ...given });
const found = (zone: Zone, terrain: Terrain | undefined, route = LEVEL) =>
  checkRoute({ name: 'Level', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, zones: zoneIndex([zone]) }, terrain }).filter(
    ({ severity }) => severity === 'error',
  );

describe('limits above the ground', () => {
  test('are broken over a valley by the ground that is there, and it is said by which', () => {
    expect(found(limit(), undefined)).toEqual([]);
    expect(found(limit(), valley(30))).toEqual([]);
    const [issue, ...more] = found(limit(), valley(50));
    expect(more).toEqual([]);
    expect(issue).toMatchObject({
      code: 'route.zoneAboveGround',
      at: ['waypoints', 2],
      params: { zone: 'Airport', number: 3, metres: 120 },
      zoneId: 'z',
    });
    const { latitude } = (issue as unknown as { position: { latitude: number } }).position;
    expect(latitude).toBeGreaterThan(placeAt(1_450, 0).latitude);
    expect(latitude).toBeLessThan(placeAt(1_550, 0).latitude);
  });

  test('are broken over a hill by heights above take-off, and told once', () => {
    const low = limit({ floor: 70 });
    expect(found(low, valley(-50)).map(({ code }) => code)).toEqual(['route.restrictedZone', 'route.restrictedZone']);
    expect(found(low, valley(50)).map(({ code }) => code)).toEqual(['route.restrictedZone', 'route.restrictedZone']);
  });

  test('are broken by a circle that reaches over the valley, and by what cannot stop and turns beyond its waypoint', () => {
    const beside = limit({ shape: { kind: 'circle', centre: placeAt(2_000, 90), radius: 30 } });
    const told = (route: Route, performance = USUAL_PERFORMANCE) =>
      groundConflicts(route, valley(50, route), zoneIndex([beside]), performance, { now: 0 }).map(({ waypoint, height }) => [
        waypoint,
        height,
      ]);
    expect(told(LEVEL)).toEqual([]);
    const last = LEVEL.waypoints[2]!;
    const circling = (radius: number): Route => ({
      ...LEVEL,
      waypoints: [...LEVEL.waypoints.slice(0, 2), { ...last, mode: 'circle', circling: { ...last.circling, radius } }],
    });
    expect(told(circling(20))).toEqual([]);
    expect(told(circling(100))).toEqual([[2, 130]]);
    const on = waypointAt(placeAt(1_000, 5), LEVEL);
    const turning = { ...LEVEL, waypoints: [...LEVEL.waypoints, on] };
    expect(told(turning)).toEqual([]);
    expect(told(turning, performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 60 }))).toEqual([[2, 120]]);
    expect(asksForGround(circling(100), undefined, zoneIndex([beside]), USUAL_PERFORMANCE, { now: 0 })).toBe(true);
    expect(asksForGround(circling(20), undefined, zoneIndex([beside]), USUAL_PERFORMANCE, { now: 0 })).toBe(false);
  });

  test('are broken on the way from home to the first waypoint, round again and back, unless it is flown already', () => {
    const home = { position: placeAt(0, 1_000), altitude: 100 };
    const route = { ...LEVEL, endAction: 'homingLand' as const };
    const beside = limit({ shape: { kind: 'circle', centre: placeAt(0, 500), radius: 100 } });
    const ground = furtherWays(route, home).map((way) => ({ way, ground: [100, 40, 40, 100] }));
    const told = (aloft?: { isMoving?: true }) =>
      groundConflicts(route, { ...valley(0), further: ground }, zoneIndex([beside]), USUAL_PERFORMANCE, { now: 0 }, aloft).map(
        ({ waypoint }) => waypoint,
      );
    expect(told()).toEqual([0]);
    expect(told({})).toEqual([]);
  });

  test('above the sea ask for no ground', () => {
    expect(groundConflicts(LEVEL, valley(50), zoneIndex([limit({ datum: 'sea' })]), USUAL_PERFORMANCE, { now: 0 })).toEqual([]);
  });

  test('nobody knows the ground of a file that tells of other places, nor whether what was never entered is crossed', () => {
    const unknown = { legs: valley(50).legs.map((leg) => leg.map(() => null)), datum: 100 };
    expect(found(limit(), unknown)).toEqual([]);
    expect(found(limit(), { ...valley(50), datum: null })).toEqual([]);
    expect(found(limit(), { ...valley(50), legs: valley(50).legs.slice(1) })).toEqual([]);
    expect(found(limit(), valley(50), { ...LEVEL, entryPoint: 2 })).toHaveLength(1);
    expect(found(limit(), valley(50), { ...LEVEL, entryPoint: 3 })).toEqual([]);
    expect(found(limit(), valley(50), { ...LEVEL, entryPoint: 3, cycles: 2 })).toHaveLength(1);
  });

  test('whoever is inside anywhere along a leg is told', () => {
    const anything = fc.record({
      ground: fc.array(fc.option(fc.integer({ min: -100, max: 100 }), { nil: null, freq: 4 }), { minLength: 2, maxLength: 12 }),
      floor: fc.integer({ min: 0, max: 150 }),
      thick: fc.integer({ min: 1, max: 100 }),
      north: number(-200, 1_200),
      radius: number(5, 300),
    });
    const route = { ...LEVEL, waypoints: LEVEL.waypoints.slice(0, 2) };
    const [from, to] = route.waypoints as [Route['waypoints'][0], Route['waypoints'][0]];
    let hits = 0;
    fc.assert(
      fc.property(anything, ({ ground, floor, thick, north, radius }) => {
        const shape = { kind: 'circle' as const, centre: placeAt(north, 0), radius };
        const zone = zoneOf(shape, { datum: 'ground', floor, ceiling: floor + thick });
        const isIn = Array.from({ length: 101 }, (_, step) => step / 100).some((share) => {
          const at = share * (ground.length - 1);
          const [before, after] = [ground[Math.floor(at)], ground[Math.ceil(at)]];
          if (typeof before !== 'number' || typeof after !== 'number') return false;
          const height = 80 - (before + (after - before) * (at - Math.floor(at)));
          return isWithin(zone, between(from, to, share), height);
        });
        const told = groundConflicts(route, { legs: [ground], datum: 0 }, zoneIndex([zone]), USUAL_PERFORMANCE, { now: 0 });
        if (isIn) hits++;
        if (isIn) expect(told).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
    expect(hits).toBeGreaterThan(20);
  });
});

test('heights above home count from the ground where a route begins', () => {
  expect(terrainOf([[5, 6]], 'relative')).toEqual({ legs: [[5, 6]], datum: 5 });
  expect(terrainOf([[5, 6]], 'absolute')).toEqual({ legs: [[5, 6]], datum: 0 });
  expect(terrainOf([[null, 6]], 'relative')).toEqual({ legs: [[null, 6]], datum: null });
  expect(terrainOf([[null], [null]], 'absolute')).toBeUndefined();
});

test('heights above home count from home where somebody knows how high that is', () => {
  const home = { position: placeAt(0, 0), altitude: 40 };
  expect(terrainOf([[null, 6]], 'relative', home)).toEqual({ legs: [[null, 6]], datum: 40 });
  expect(terrainOf([[5, 6]], 'relative', { ...home, altitude: undefined })).toMatchObject({ datum: 5 });
  expect(terrainOf([[5, 6]], 'absolute', home)).toMatchObject({ datum: 0 });
});
