import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../airspace/testing/air.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { placeAloft, type Aloft } from './entered.ts';
import { at, circle, routeOf, told } from './testing/told.ts';

/** Three waypoints to the east of home, flown at 15 m above it. */
const route = routeOf([
  [0, 300],
  [0, 600],
  [0, 900],
]);
const from = (north: number, east: number, height: number | undefined = 15, by: Aloft['by'] = 'straight'): Aloft => ({
  position: at(north, east),
  height,
  by,
});
const errors = (...given: Parameters<typeof told>) => told(...given).filter((line) => line.startsWith('error'));
const WINGS = { turnRadius: 80, slowest: 12, isUpright: false, climbRate: 3, descentRate: 2, returnSpeed: 12 };
const FIRST = 'error route.noFlyZone waypoints.0';

describe('whoever begins a route in the air', () => {
  test('is held to the way from there to the waypoint that it begins with', () => {
    const between = [circle(200, 300, 20)];
    expect(errors(route, between, { aloft: from(400, 300) })).toEqual([FIRST]);
    expect(errors(route, between, { aloft: from(400, 380) })).toEqual([]);
    expect(errors(route, between, { aloft: from(100, 300) })).toEqual([]);
    const later = { ...route, entryPoint: 3 };
    expect(errors(later, [circle(200, 900, 20)], { aloft: from(400, 900) })).toEqual(['error route.noFlyZone waypoints.2']);
    expect(errors(later, between, { aloft: from(400, 900) })).toEqual([]);
  });

  test('finds every zone that lies on it, wherever that is', () => {
    const metres = fc.integer({ min: -3_000, max: 3_000 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(metres, metres, percent, fc.integer({ min: 1, max: 400 }), percent, (north, east, share, height, climbed) => {
        const on = circle((north * (100 - share)) / 100, east + ((300 - east) * share) / 100, 2, {
          // Nobody says where on the way it climbs.
          floor: 50 + height + ((15 - height) * climbed) / 100 - 1,
          ceiling: 50 + height + ((15 - height) * climbed) / 100 + 1,
        });
        expect(errors(route, [on], { aloft: from(north, east, height) })).toContain(FIRST);
      }),
      { numRuns: 300 },
    );
  });

  test('does not take off, nor comes by home', () => {
    const zones = [circle(0, 0, 20), circle(0, 150, 20)];
    expect(errors(route, zones)).toEqual(['error route.homeZone home', FIRST]);
    expect(errors(route, zones, { aloft: from(100, 300) })).toEqual([]);
  });

  test('makes for home first where its autopilot does', () => {
    const [toHome, fromHome] = [circle(200, 0, 20), circle(0, 150, 20)];
    expect(errors(route, [toHome], { aloft: from(400, 0, 15, 'home') })).toEqual([FIRST]);
    expect(errors(route, [fromHome], { aloft: from(400, 0, 15, 'home') })).toEqual([FIRST]);
    expect(errors(route, [toHome, fromHome], { aloft: from(400, 0, 15, 'straight') })).toEqual([]);
  });

  test('that may pass the waypoint by is held to the way to the next one too', () => {
    const beyond = [circle(200, 600, 20)];
    expect(errors(route, beyond, { aloft: from(400, 600, 15, 'past') })).toEqual(['error route.noFlyZone waypoints.1']);
    expect(errors(route, beyond, { aloft: from(400, 600) })).toEqual([]);
  });

  test('is held to its heights, and to all of them where nobody knows how high it is', () => {
    const high = [circle(200, 300, 20, { floor: 50 + 60 })];
    expect(errors(route, high, { aloft: from(400, 300, 30) })).toEqual([]);
    expect(errors(route, high, { aloft: from(400, 300, 80) })).toEqual([FIRST]);
    expect(errors(route, high, { aloft: { position: at(400, 300), height: undefined, by: 'straight' } })).toEqual([FIRST]);
    const fence = { within: [], outside: [], ceiling: 60 };
    expect(errors(route, [], { aloft: from(400, 300, 80), fence })).toEqual(['error route.fenceHeight waypoints.0']);
    expect(errors(route, [], { aloft: from(400, 300, 50), fence })).toEqual([]);
  });

  test('may leave a zone that it stands beside, at as little distance as one may fly to', () => {
    const swift = { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, speed: 20 })) };
    expect(errors(swift, [circle(430, 300, 20)], { aloft: from(402, 300) })).toEqual([]);
    expect(errors(swift, [circle(430, 300, 20)], { aloft: from(408, 300) })).toEqual([FIRST]);
  });
});

describe('the corner that is flown first from the air', () => {
  const pass = { mode: 'pass', turnMode: 'adaptive', radius: 1, speed: 15 } as const;
  const corner = (radius: number) => routeOf([[0, 0, { ...pass, radius }], [0, 1_000, pass]]); // prettier-ignore
  const moving = (north: number, east: number): Aloft => ({ ...from(north, east), isMoving: true });

  test('is cut where its waypoint counts as reached early, by whoever starts there and whoever flies', () => {
    const inside = [circle(105, 160, 20)];
    for (const aloft of [from(600, 0), moving(600, 0)]) {
      expect(errors(corner(150), inside, { aloft })).toEqual([FIRST]);
      expect(errors(corner(1), inside, { aloft })).toEqual([]);
    }
    const above = [circle(105, 160, 20, { floor: 50 + 40 })];
    expect(errors(corner(150), above, { aloft: from(600, 0, 60) })).toEqual([FIRST]);
    expect(errors(corner(150), above, { aloft: from(600, 0, 20) })).toEqual([]);
  });

  test('is cut from where it is by whoever is that near already', () => {
    const on = [circle(100, 500, 20)];
    for (const performance of [{}, WINGS]) {
      expect(errors(corner(300), on, { aloft: from(200, 0), performance })).toEqual([FIRST]);
      expect(errors(corner(1), on, { aloft: from(200, 0), performance })).toEqual([]);
    }
  });

  test('is swung around on wings, at the place of take-off too where that may be flown to first', () => {
    const back = routeOf([[0, 0, pass], [600, 100, pass], [1_200, 100, pass]]); // prettier-ignore
    const beyond = [circle(-10, 150, 20)];
    for (const aloft of [from(1_500, 0), moving(1_500, 0)]) {
      expect(errors(back, beyond, { aloft, performance: WINGS })).toEqual([FIRST]);
      expect(errors(back, beyond, { aloft })).toEqual([]);
    }
    const away = routeOf([[1_000, 1_000, pass], [2_000, 1_000, pass]]); // prettier-ignore
    const atHome = (by: Aloft['by']) => errors(away, [circle(-150, 0, 20)], { aloft: from(1_500, 0, 15, by), performance: WINGS });
    expect([atHome('perhapsHome'), atHome('straight')]).toEqual([[FIRST], []]);
  });

  test('is that of the waypoint behind, where the first may be passed by', () => {
    const places: Parameters<typeof routeOf>[0] = [[-600, 0, pass], [0, 0, { ...pass, radius: 150 }], [0, -600, pass]]; // prettier-ignore
    const inside = [circle(105, -160, 20)];
    expect(errors(routeOf(places), inside, { aloft: from(600, 0, 15, 'past') })).toEqual(['error route.noFlyZone waypoints.1']);
    expect(errors(routeOf(places), inside, { aloft: from(600, 0) })).toEqual([]);
  });

  test('is a turn to where the route ends, where that is flown next', () => {
    const over = routeOf([[300, 0, pass], [2_000, 0, pass]], { endAction: 'return', entryPoint: 2 }); // prettier-ignore
    const found = ['error route.noFlyZone waypoints.1'];
    expect(errors(over, [circle(2_000, 150, 20)], { aloft: moving(1_000, 0), performance: WINGS })).toEqual(found);
    expect(errors(over, [circle(2_000, 260, 20)], { aloft: moving(1_000, 0), performance: WINGS })).toEqual([]);
  });

  test('is no wider for whoever comes to a bend a little beside its leg', () => {
    const bend = { ...routeOf([[1_500, 0, pass], [0, 0, { ...pass, radius: 80 }], [0, 1_000, pass]]), entryPoint: 2 }; // prettier-ignore
    const [beyond, inside] = [[circle(-140, 0, 30)], [circle(140, 140, 20)]];
    const places = [[1_000, 0], [82, 1], [81, -5], [90, 4], [60, 1], [300, 20], [500, -30]] as const; // prettier-ignore
    for (const [north, east] of places)
      for (const aloft of [from(north, east), moving(north, east)])
        expect(errors(bend, [...beyond, ...inside], { aloft, performance: WINGS }), `${north} ${east}`).toEqual([]);
    const sharper = { aloft: from(800, 800), performance: WINGS };
    expect(errors(bend, beyond, sharper), 'it is told too late for a turn as sharp as that').toEqual(['error route.noFlyZone waypoints.1']);
  });

  test('is none of a circle, which is entered on either side', () => {
    const circling = { radius: 300, clockwise: true, turns: 1, waitMs: 0 };
    const round = routeOf([[0, 0, { ...pass, mode: 'circle', circling }]]); // prettier-ignore
    for (const east of [230, -230]) expect(errors(round, [circle(600, east, 20)], { aloft: from(1_500, 0) })).toEqual([FIRST]);
    expect(errors(round, [circle(600, 340, 20)], { aloft: from(1_500, 0) })).toEqual([]);
  });
});

describe('the distance from borders of whoever begins in the air', () => {
  const swift = { mode: 'pass', turnMode: 'adaptive', radius: 1, speed: 20 } as const;
  const away = routeOf([[0, 1_500, swift], [0, 3_000, swift]]); // prettier-ignore
  const wall = (north: number) =>
    zoneOf({ kind: 'polygon', points: [at(north, -5_000), at(north, 5_000), at(north + 500, 5_000), at(north + 500, -5_000)] });

  test('is that of any leg as fast, wherever it comes to one', () => {
    for (const performance of [{}, WINGS]) {
      expect(errors(away, [circle(127, 700, 120)], { aloft: from(0, 0), performance })).toEqual([FIRST]);
      expect(errors(away, [circle(230, 700, 120)], { aloft: from(0, 0), performance })).toEqual([]);
    }
    const fence = { within: [{ kind: 'polygon' as const, points: [at(-900, -900), at(-900, 4_000), at(110, 4_000), at(110, -900)] }], outside: [] }; // prettier-ignore
    expect(errors(away, [], { aloft: from(0, 0), fence })).toEqual([]);
    expect(errors(away, [], { aloft: from(-200, 0), fence })).toEqual([]);
    const narrow = { ...fence, outside: [{ kind: 'circle' as const, centre: at(127, 700), radius: 120 }] };
    expect(errors(away, [], { aloft: from(0, 0), fence: narrow })).toEqual(['error route.fence waypoints.0']);
  });

  test('is less from what it waits beside, so that it can leave in any direction that does not lead nearer', () => {
    for (const north of [8, 20, 60, 100])
      for (const way of [
        [-1_500, 0],
        [-1_000, 1_000],
        [-200, 1_500],
        [-120, -900],
      ] as const)
        // prettier-ignore
        expect(errors(routeOf([[...way, swift]]), [wall(north)], { aloft: from(0, 0) }), `${north} ${way.join()}`).toEqual([]);
  });

  test('is not so little that it may come much nearer', () => {
    // Some fifty metres away where it waits, and half as far on the way.
    expect(errors(away, [circle(65, 60, 40)], { aloft: from(0, 0) })).toEqual([FIRST]);
    expect(errors(away, [circle(70, 60, 40)], { aloft: from(0, 0) })).toEqual([]);
    expect(errors(away, [circle(0, 140, 40)], { aloft: from(0, 0) })).toEqual([FIRST]);
  });

  test('is that of the leg that it was stopped on, though the wind has moved it a little', () => {
    const along = { ...away, entryPoint: 2 };
    const beside = (metres: number) => [wall(metres + 105)];
    expect(errors(along, beside(1), { aloft: from(0, 2_000) })).toEqual([]);
    for (const aloft of [from(4, 2_000), from(4, 2_900), { ...from(4, 2_000), isMoving: true }, { ...from(-4, 2_000), isMoving: true }])
      expect(errors(along, beside(1), { aloft })).toEqual([]);
    expect(errors(along, [circle(226, 2_500, 120)], { aloft: from(4, 1_600) })).toEqual([]);
    expect(errors(along, [circle(226, 2_500, 120)], { aloft: from(40, 1_600) })).toEqual(['error route.noFlyZone waypoints.1']);
  });
});

test('how high it is is told as the route counts', () => {
  const state: VehicleState = { flying: true, ...at(10, 20), altitude: 130, homeAltitude: 50 };
  expect(placeAloft(state, 'relative')).toEqual({ position: at(10, 20), height: 80 });
  expect(placeAloft(state, 'absolute')?.height).toBe(130);
  expect(placeAloft({ ...state, height: 81 }, 'relative')?.height).toBe(81);
  const { altitude: _, ...low } = { ...state, height: 81 };
  expect(placeAloft(low, 'absolute')?.height).toBe(131);
  expect(placeAloft({ flying: true, ...at(0, 0), height: 20 }, 'absolute')).toEqual({ position: at(0, 0), height: undefined });
  expect(placeAloft({ ...state, flying: false }, 'relative')).toBeUndefined();
  expect(placeAloft({ flying: true, altitude: 130 }, 'relative')).toBeUndefined();
});
