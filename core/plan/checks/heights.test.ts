import { describe, expect, test } from 'vitest';
import type { LandingRoute } from '../landing/landing.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { Route } from '../route.ts';
import { furtherWays, type FurtherWay } from '../terrain/further-ways.ts';
import { terrainOf } from '../terrain/ground.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { OPEN_AIR } from './airspace.ts';
import type { Planned } from './check.ts';
import { checkRoute } from './index.ts';

const LINE = routeThrough([
  [0, 0],
  [100, 0],
  [100, 100],
]);
const planned = (given: Partial<Planned>): Planned => ({
  name: 'Line',
  remarks: '',
  route: LINE,
  limits: {},
  airspace: OPEN_AIR,
  ...given,
});

describe('heights above home', () => {
  const heights = (first: number, second: number, given: Partial<Route> = {}) => ({
    ...LINE,
    ...given,
    waypoints: LINE.waypoints.map((waypoint, index) => ({ ...waypoint, altitude: index === 0 ? first : second })),
  });
  const told = (route: Route, given: Partial<Planned> = {}) =>
    checkRoute(planned({ route, ...given })).map(({ code, at }) => [code, at?.[1]]);

  test('it rises to the waypoint that it is entered at, never to the ground or below', () => {
    for (const altitude of [-500, 0, 0.9]) expect(told(heights(altitude, 20))[0], String(altitude)).toEqual(['route.takeOffHeight', 0]);
    expect(checkRoute(planned({ route: heights(0, 20) }))).toMatchObject([{ severity: 'error', params: { min: 1 } }]);
    expect(told(heights(1, 20))).toEqual([]);
    expect(told(heights(20, 0.5, { entryPoint: 2 })), 'what is refused is not warned of as well').toEqual([
      ['route.takeOffHeight', 1],
      ['route.belowHome', 2],
    ]);
    const home = { position: placeAt(0, 0), altitude: 300 };
    const absolute = heights(300, 400, { heightMode: 'absolute' });
    expect(told(absolute, { airspace: { ...OPEN_AIR, home } })).toEqual([['route.takeOffHeight', 0]]);
    expect(told(absolute, { airspace: OPEN_AIR })).toEqual([]);
  });

  test('no higher than home it is warned of, as long as nobody knows how high the ground is there', () => {
    expect(checkRoute(planned({ route: heights(20, -5) }))).toMatchObject([
      { code: 'route.belowHome', severity: 'warning', params: { number: 2 } },
      { code: 'route.belowHome', severity: 'warning', params: { number: 3 } },
    ]);
    expect(told(heights(20, 0.9)), 'along the ground').toEqual([
      ['route.belowHome', 1],
      ['route.belowHome', 2],
    ]);
    expect(told(heights(20, 1))).toEqual([]);
    const valley = {
      legs: [
        [100, 50],
        [50, 50],
      ],
      datum: 100,
    };
    expect(told(heights(20, -5), { terrain: valley })).toEqual([]);
  });
});

describe('a landing elsewhere', () => {
  const home = { position: placeAt(0, 0), altitude: 100 };
  const told = (given: Partial<LandingRoute>, ground?: { home: number; place: number }) => {
    const landing = { ...NEW_LANDING, kind: 'alternate', place: placeAt(2_000, 0), ...given } as const;
    const route: Route = { ...LINE, endAction: 'landingRoute', landing };
    const further = furtherWays(route, home).map((way) => ({
      way,
      ground: way.kind === 'entry' ? [ground?.home ?? 0, ground?.home ?? 0] : [0, way.kind === 'place' ? (ground?.place ?? 0) : 0],
    }));
    const terrain =
      ground &&
      terrainOf(
        [
          [0, 0],
          [0, 0],
        ],
        'relative',
        home,
        further,
      );
    return checkRoute(planned({ route, airspace: { ...OPEN_AIR, home }, terrain })).map(({ code, params }) => [code, params?.['metres']]);
  };

  test('has to say how high it is, as long as nobody knows', () => {
    expect(told({})).toEqual([['route.landing.unknownHeight', undefined]]);
    expect(told({ placeHeight: 0 })).toEqual([]);
    expect(told({ place: placeAt(5, 5) })).toEqual([]);
    expect(told({ kind: 'returnAndLand' })).toEqual([]);
    expect(told({ placeHeight: Number.NaN })).toEqual([['route.landing.placeHeight', undefined]]);
  });

  test('is held to the heights of the ground, from home to the place by the same files', () => {
    expect(told({ placeHeight: 0 }, { home: 90, place: 150 })).toEqual([['route.landing.otherHeight', 60]]);
    expect(told({}, { home: 90, place: 150 })).toEqual([['route.landing.otherHeight', 60]]);
    expect(told({ placeHeight: 58 }, { home: 90, place: 150 })).toEqual([]);
    expect(told({}, { home: 90, place: 88 })).toEqual([]);
  });
});

describe('the ground below ways that lead to no next waypoint', () => {
  const home = { position: placeAt(0, -300), altitude: 100 };
  const told = (given: Partial<Route>, hill: FurtherWay['kind']) => {
    const route: Route = { ...LINE, ...given };
    const further = furtherWays(route, home).map((way) => ({ way, ground: [100, way.kind === hill ? 130 : 100, 100] }));
    const terrain = terrainOf(
      [
        [100, 100],
        [100, 100],
      ],
      'relative',
      home,
      further,
    );
    return checkRoute(planned({ route, airspace: { ...OPEN_AIR, home }, terrain })).map(({ code, at }) => [code, at?.[1]]);
  };

  test('is looked at on the way to the first, round again, and home', () => {
    expect(told({}, 'again')).toEqual([]);
    expect(told({}, 'entry')).toEqual([['route.belowGround', 0]]);
    expect(told({ entryPoint: 2 }, 'entry')).toEqual([['route.belowGround', 1]]);
    expect(told({ cycles: 2 }, 'again')).toEqual([['route.belowGround', 0]]);
    expect(told({ cycles: 0 }, 'again')).toEqual([['route.belowGround', 0]]);
    expect(told({ endAction: 'homingLand' }, 'back')).toEqual([['route.belowGroundBack', 2]]);
    // By itself it climbs to 30 m before it comes back.
    expect(told({ endAction: 'return' }, 'back')).toEqual([['route.lowClearanceBack', 2]]);
    expect(told({ endAction: 'land' }, 'back')).toEqual([]);
  });

  test('is looked at on the way to a landing, as high as that is', () => {
    const landing = { ...NEW_LANDING, kind: 'alternate', place: placeAt(2_000, 0), placeHeight: 0 } as const;
    expect(told({ endAction: 'landingRoute', landing }, 'back')).toEqual([['route.belowGroundBack', 2]]);
    expect(told({ endAction: 'landingRoute', landing: { ...landing, relativeHeight: 90 } }, 'back')).toEqual([]);
  });
});
