import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../airspace/engine/check.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { metresBetween } from '../../geo/distance.ts';
import { between } from '../../airspace/engine/place.ts';
import { at, circle, HERE, issuesOf, routeOf } from '../path/testing/told.ts';
import { plannedPerformance, speedOf, USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import { wayMemory } from '../path/way-memory.ts';
import { wayOf } from '../path/way-of.ts';
import type { Route, Waypoint } from '../route.ts';
import { anyRoute } from '../testing/any-route.ts';
import { checkRoute } from './index.ts';

const WINGS = { kind: 'fixedWing', turnRadius: 80, slowest: 12 } as const;
const pass = { speed: 15, mode: 'pass', turnMode: 'adaptive' } as const;
const along = (altitudes: [number, number, Partial<Waypoint>?][], given: Partial<Route> = {}) =>
  routeOf(
    altitudes.map(([north, altitude, own]) => [north, 0, { ...pass, altitude, ...own }]),
    { wings: WINGS, speed: 15, endAction: 'homingHover', ...given },
  );
const found = (route: Route, zones: Zone[] = [], performance?: Performance) =>
  checkRoute({
    name: 'A',
    remarks: '',
    route,
    limits: {},
    airspace: { zones: zoneIndex(zones), fence: NO_FENCE, home: HERE, performance },
  });
const told = (...given: Parameters<typeof found>) =>
  found(...given).map(({ severity, code, at: place }) => `${severity} ${code} ${place?.join('.')}`);
const steep = (route: Route, performance?: Performance) =>
  found(route, [], performance)
    .filter(({ code }) => code.startsWith('route.steep'))
    .map(({ code, params }) => [code, params?.['number'], params?.['metres']]);
const below = (north: number, floor: number, ceiling: number) => circle(north, 0, 60, { floor, ceiling, datum: 'ground' });

describe('on wings', () => {
  // Fifteen metres ahead for three up and two down: 300 metres are sixty up, or forty down.
  test('a leg that is steeper than it can be flown is told, and every waypoint that is come to too low or too high for it', () => {
    expect(steep(along([[500, 60], [800, 300], [1_300, 300], [3_000, 300]]))).toEqual([
      ['route.steepClimb', 2, 180],
      ['route.steepClimb', 3, 80],
    ]); // prettier-ignore
    expect(steep(along([[500, 300], [800, 200]]))).toEqual([['route.steepDescent', 2, 60]]); // prettier-ignore
    expect(steep(along([[500, 60], [800, 119], [1_100, 80]]))).toEqual([]); // prettier-ignore
    expect(steep({ ...along([[500, 60], [800, 300]]), wings: null })).toEqual([]); // prettier-ignore
  });

  test('the very aircraft says how steeply it climbs', () => {
    const route = along([[500, 60], [800, 160]]); // prettier-ignore
    expect(steep(route)).toEqual([['route.steepClimb', 2, 40]]);
    expect(steep(route, { ...plannedPerformance(route), climbRate: 5 })).toEqual([]);
  });

  test('a circle gives it time to climb', () => {
    const circling = { radius: 100, clockwise: true, turns: 5, waitMs: 0 };
    const route = along([[500, 60], [800, 300, { mode: 'circle', circling }], [1_300, 300]]); // prettier-ignore
    expect(steep(route)).toEqual([['route.steepClimb', 2, 180]]);
  });

  test('zones are met at all heights down to the lowest that it has reached', () => {
    const climbing = along([[500, 60], [800, 300], [1_800, 300]]); // prettier-ignore
    expect(told(climbing, [below(1_000, 100, 160)])).toContain('error route.noFlyZone waypoints.2');
    expect(told(climbing, [below(1_000, 0, 90)])).not.toContain('error route.noFlyZone waypoints.2');
    const descending = along([[500, 300], [800, 60], [1_800, 60]]); // prettier-ignore
    expect(told(descending, [below(1_000, 150, 250)])).toContain('error route.noFlyZone waypoints.2');
    expect(told(along([[500, 60], [800, 60], [1_800, 60]]), [below(1_000, 100, 160)])).not.toContain('error route.noFlyZone waypoints.2'); // prettier-ignore
  });

  test('PX4 circles where it has not come to its height', () => {
    const aside = circle(800, 200, 20);
    expect(told(along([[500, 60], [800, 300], [1_800, 300]]), [aside])).toContain('error route.noFlyZone waypoints.1'); // prettier-ignore
    expect(told(along([[500, 300], [800, 300], [1_800, 300]]), [aside])).not.toContain('error route.noFlyZone waypoints.1'); // prettier-ignore
  });

  test('a round that is ended too low begins the next one so', () => {
    const climbing = along([[500, 300], [700, 300], [1_500, 300], [2_500, 60]]); // prettier-ignore
    const waypoints = climbing.waypoints.with(3, { ...climbing.waypoints[3]!, ...at(600, 300) });
    const errors = (cycles: number) =>
      told({ ...climbing, waypoints, cycles, endAction: 'land' }, [below(1_000, 100, 200)]).filter((line) => line.endsWith('waypoints.2'));
    expect([errors(1), errors(2), errors(0)].map(([first]) => first)).toEqual([
      undefined,
      'error route.noFlyZone waypoints.2',
      'error route.noFlyZone waypoints.2',
    ]);
  });

  test('the ground is as much nearer', () => {
    const route = along([[500, 60], [800, 300], [1_800, 300]]); // prettier-ignore
    const hill = { legs: [[0, 0, 0], [0, 150, 0]], datum: 0 }; // prettier-ignore
    const over = (terrain: typeof hill) =>
      checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: { zones: zoneIndex([]), fence: NO_FENCE }, terrain }).map(
        ({ code }) => code,
      );
    expect(over({ ...hill, legs: [[0, 0, 0], [0, 250, 0]] })).toContain('route.belowGround'); // prettier-ignore
    expect(over(hill)).not.toContain('route.belowGround');
    const zone = circle(1_300, 0, 60, { floor: 0, ceiling: 80, datum: 'ground' });
    const by = (legs: number[][]) =>
      checkRoute({
        name: 'A',
        remarks: '',
        route,
        limits: {},
        airspace: { zones: zoneIndex([zone]), fence: NO_FENCE },
        terrain: { legs, datum: 0 },
      }).map(({ code }) => code);
    expect(by([[0, 0, 0], [0, 200, 0]])).toContain('route.zoneAboveGround'); // prettier-ignore
    expect(by([[0, 0, 0], [0, 0, 0]])).not.toContain('route.zoneAboveGround'); // prettier-ignore
  });
});

/** Where an aircraft is, over all rounds, that keeps to the slope of a leg where it can, and otherwise climbs and comes down as fast as it can. */
function* flownBy({ waypoints, cycles }: Route, performance: Performance) {
  const all = Array.from({ length: cycles }, () => waypoints).flat();
  let height = all[0]!.altitude;
  for (const [turn, to] of all.entries()) {
    const from = all[turn - 1];
    if (!from) continue;
    const seconds = metresBetween(from, to) / speedOf(performance, to.speed);
    const climb = Math.max(-performance.descentRate * seconds, Math.min(performance.climbRate * seconds, to.altitude - height));
    for (const share of [0, 0.1, 0.5, 0.9, 1]) yield { place: between(from, to, share), height: height + climb * share };
    height += climb;
  }
}

test('wherever it is that climbs and comes down as it can, it is held to the air there', () => {
  const performance = { ...USUAL_PERFORMANCE, turnRadius: 80, slowest: 12, isUpright: false, climbRate: 3, descentRate: 2 };
  const remembered = wayMemory();
  fc.assert(
    fc.property(anyRoute, fc.nat(), fc.integer({ min: 1, max: 3 }), (any, one, cycles) => {
      const waypoints = any.waypoints.map((waypoint) => ({ ...waypoint, altitude: waypoint.altitude * 4, mode: 'pass' as const }));
      const route: Route = { ...any, heightMode: 'relative', cycles, entryPoint: 1, endAction: 'land', waypoints };
      const places = [...flownBy(route, performance)];
      const { place, height } = places[one % places.length]!;
      const zone = circle(0, 0, 1, {
        shape: { kind: 'circle', centre: place, radius: 1 },
        floor: height - 2,
        ceiling: height + 2,
        datum: 'ground',
      });
      expect(issuesOf(route, [zone], { home: null, performance })).not.toEqual([]);
      const untimed = (way: ReturnType<typeof wayOf>) =>
        piecesOf(way).map(({ corners, fromHeight, toHeight }) => [corners, fromHeight, toHeight]);
      expect(untimed(remembered(route, undefined, performance))).toEqual(untimed(wayOf(route, undefined, performance)));
    }),
    { numRuns: 200 },
  );
});
