import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { airChecker } from '../../airspace/engine/check.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Route, Waypoint } from '../route.ts';
import { anyRoute, placeAt } from '../testing/any-route.ts';
import { groundConflicts } from './above-ground.ts';
import { USUAL_PERFORMANCE, type Performance } from './performance.ts';
import { at, circle, routeOf, told } from './testing/told.ts';
import { wayMemory } from './way-memory.ts';
import { wayOf } from './way-of.ts';

type Places = Parameters<typeof routeOf>[0];
const WINGS = { ...USUAL_PERFORMANCE, turnRadius: 80, slowest: 12, isUpright: false };
const pass = { mode: 'pass', turnMode: 'adaptive', radius: 1 } as const;
const wide = { ...pass, radius: 150 };

/** All over the place, so that some of it lies in every corner. */
const ZONES = zoneIndex(
  Array.from({ length: 900 }, (_, index) => {
    const centre = placeAt((Math.floor(index / 30) - 15) * 220, ((index % 30) - 15) * 220);
    return zoneOf({ kind: 'circle', centre, radius: 20 }, { id: `${index}` });
  }),
);

/** The zones that are met on the way, apart from its end and from ways back. */
function metOn(route: Route, performance: Performance, way = wayOf): Set<string> {
  const check = airChecker({ zones: ZONES, fence: fenceIndex(NO_FENCE) });
  const found = check(way(route, undefined, performance), { now: 0 });
  return new Set(found.filter(({ piece }) => piece.kind !== 'landing').map(({ zone }) => zone!.id));
}

describe('the corner at the first waypoint', () => {
  const places: Places = [[0, 0, wide], [0, 600, pass], [600, 0, pass]]; // prettier-ignore
  const inside = circle(105, 160, 20);
  const toldIn = (given: Partial<Route>) => told(routeOf(places, given), [inside], { home: null });

  test('is flown from the second round on, wherever the route is entered', () => {
    expect(toldIn({ cycles: 1 })).toEqual([]);
    for (const cycles of [0, 2])
      for (const entryPoint of [1, 2, 3]) expect(toldIn({ cycles, entryPoint })).toEqual(['error route.noFlyZone waypoints.0']);
  });

  test('is where every other corner of a round is: it does not matter with which waypoint one begins to count', () => {
    const remembered = wayMemory();
    fc.assert(
      fc.property(anyRoute, fc.nat(), fc.constantFrom(USUAL_PERFORMANCE, WINGS), (any, by, performance) => {
        const route: Route = { ...any, cycles: 0, entryPoint: 1 };
        const first = by % route.waypoints.length;
        const turned = { ...route, waypoints: [...route.waypoints.slice(first), ...route.waypoints.slice(0, first)] };
        const all = metOn(route, performance);
        expect(metOn(turned, performance)).toEqual(all);
        expect(metOn(route, performance, remembered)).toEqual(all);
        expect(metOn({ ...route, entryPoint: first + 1 }, performance, remembered)).toEqual(all);
      }),
      { numRuns: 100 },
    );
  });

  test('is flown in the third round where the route is entered in that very place', () => {
    const closed: Places = [...places, [0, 0, pass]];
    const toldBy = (cycles: number) => told(routeOf(closed, { cycles, entryPoint: 4 }), [inside], { home: null });
    expect(toldBy(2)).toEqual([]);
    for (const cycles of [0, 3]) expect(toldBy(cycles)).toEqual(['error route.noFlyZone waypoints.0']);
  });

  test('goes by the ground below the legs beside it, the one of another round too', () => {
    const ground = [100, 100, 100];
    const limit = { ...inside, kind: 'restricted' as const, datum: 'ground' as const, floor: 100, ceiling: null };
    const over = (cycles: number, again: number[]) => {
      const route = routeOf(places, { cycles });
      const way = { kind: 'again' as const, waypoint: 0, from: route.waypoints[2]!, to: route.waypoints[0]! };
      const terrain = { legs: [ground, ground], datum: 100, further: [{ way, ground: again }] };
      return groundConflicts(route, terrain, zoneIndex([limit]), USUAL_PERFORMANCE, { now: 0 }).map(({ waypoint }) => waypoint);
    };
    expect(over(2, [100, 100, 0])).toEqual([0]);
    expect(over(2, [100, 100, 100])).toEqual([]);
    expect(over(1, [100, 100, 0])).toEqual([]);
  });
});

describe('two waypoints in one place', () => {
  const around = (...own: Partial<Waypoint>[]): Places => [
    [0, 0, pass],
    ...own.map((one): Places[number] => [700, 0, one]),
    [700, 600, pass],
  ];

  test('have the corner of one', () => {
    const cut = circle(595, 160, 20);
    for (const own of [[wide], [wide, wide], [wide, pass], [pass, wide], [wide, wide, wide]])
      expect(told(routeOf(around(...own)), [cut], { home: null })[0]).toMatch(/error route.noFlyZone waypoints.[123]/);
    expect(told(routeOf(around(pass, pass)), [cut], { home: null })).toEqual([]);
    const swing = circle(820, 60, 20);
    for (const own of [[pass], [pass, pass]])
      expect(told(routeOf(around(...own)), [swing], { home: null, performance: WINGS })).toContain('error route.noFlyZone waypoints.1');
  });

  test('unless it comes to a standstill at one of them', () => {
    const stop = { mode: 'hover', radius: 1 } as const;
    const swift = { ...pass, speed: 10, acceleration: 2 };
    const inside = circle(660, 40, 2);
    const corner = (...own: Partial<Waypoint>[]) => told(routeOf(around(...own)), [inside], { home: null });
    expect(corner(swift, swift)).not.toEqual([]);
    for (const own of [
      [stop, swift],
      [swift, stop],
    ])
      expect(corner(...own), JSON.stringify(own)).toEqual([]);
  });

  test('never take anything away from what one of them is told', () => {
    fc.assert(
      fc.property(anyRoute, fc.nat(), fc.constantFrom(USUAL_PERFORMANCE, WINGS), (route, at, performance) => {
        const doubled = at % route.waypoints.length;
        const waypoints = route.waypoints.toSpliced(doubled, 0, { ...route.waypoints[doubled]! });
        const entryPoint = route.entryPoint > doubled + 1 ? route.entryPoint + 1 : route.entryPoint;
        const twice = metOn({ ...route, waypoints, entryPoint }, performance);
        for (const zone of metOn(route, performance)) expect(twice).toContain(zone);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a waypoint on wings that counts as reached from afar', () => {
  const corner = (radius: number, own: Partial<Waypoint> = {}) =>
    routeOf([[0, 0, pass], [1_000, 0, { ...pass, speed: 15, radius, ...own }], [1_000, 2_000, pass]]); // prettier-ignore
  const errors = (route: Route, zone: ReturnType<typeof circle>) =>
    told(route, [zone], { home: null, performance: WINGS }).filter((line) => line.endsWith('waypoints.1'));

  test('is turned away from there, to the leg behind it', () => {
    const inside = circle(850, 150, 20);
    expect(errors(corner(100), inside)).toEqual([]);
    expect(errors(corner(250), inside)).toEqual(['error route.noFlyZone waypoints.1']);
    // It is on the leg by then.
    expect(errors(corner(250), circle(920, 900, 20))).toEqual([]);
  });

  test('is bent around where its radius is just what the turn needs', () => {
    const needed = 80;
    expect(errors(corner(needed), circle(905, 90, 5))).toEqual([]);
    expect(errors(corner(2 * needed), circle(905, 90, 5))).toEqual(['error route.noFlyZone waypoints.1']);
  });

  test('is turned around before it, not only beyond, where the turn is sharper than its radius allows', () => {
    const back = (radius: number) => routeOf([[0, 0, pass], [1_000, 0, { ...pass, speed: 15, radius }], [0, 40, pass]]); // prettier-ignore
    const short = circle(600, -150, 20);
    expect(errors(back(1), short)).toEqual([]);
    expect(errors(back(400), short)).toEqual(['error route.noFlyZone waypoints.1']);
  });

  test('leads back home from there as well', () => {
    const home = { position: at(1_000, -1_500), altitude: 50 };
    const cut = (radius: number) =>
      told(corner(radius, { mode: 'hover', holdMs: 0 }), [circle(800, -900, 30)], { home, performance: WINGS });
    expect(cut(400)).toContain('warning route.mayCross waypoints.1');
  });
});

test('from a waypoint that counts as reached from afar a circle is entered anywhere on it', () => {
  const circling = { radius: 600, clockwise: true, turns: 1, waitMs: 0 };
  const entering = (radius: number) => routeOf([[0, 0, pass], [1_000, 0, { ...pass, radius }], [1_000, 1_500, { mode: 'circle', circling }]]); // prettier-ignore
  const between = circle(620, 500, 30);
  expect(told(entering(1), [between], { home: null })).toEqual([]);
  expect(told(entering(400), [between], { home: null })).toEqual(['error route.noFlyZone waypoints.1']);
});

test('a corner that is cut by a few metres is told as the way to the next waypoint, where what it meets lies along that', () => {
  const turning = (radius: number) => routeOf([[0, 0], [1_000, 0, { turnMode: 'stop', mode: 'hover', radius }], [1_000, 1_000]]); // prettier-ignore
  const ahead = circle(1_000, 700, 40);
  for (const radius of [1, 7]) expect(told(turning(radius), [ahead], { home: null })).toEqual(['error route.noFlyZone waypoints.2']);
});

test('a corner that is rounded because of its speed is told of its own waypoint', () => {
  const own = { turnMode: 'adaptive', mode: 'pass', radius: 5, speed: 15, acceleration: 2 } as const;
  const corner = routeOf([[0, 0], [1_000, 0, own], [1_000, 1_000]]); // prettier-ignore
  expect(told(corner, [circle(865, 75, 5)], { home: null })).toEqual(['error route.noFlyZone waypoints.1']);
});
