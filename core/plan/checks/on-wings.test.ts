import { describe, expect, test } from 'vitest';
import { performanceOf } from '../path/performance.ts';
import { HERE, routeOf } from '../path/testing/told.ts';
import type { Route, Waypoint } from '../route.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { OPEN_AIR } from './airspace.ts';
import { checkRoute } from './index.ts';

const WINGS = { kind: 'fixedWing', turnRadius: 80, slowest: 12 } as const;
const PASS = { speed: 15, mode: 'pass', turnMode: 'adaptive', altitude: 60 } as const;

/** Round a right angle, so many metres on, and straight on from there. */
const corner = (metres: number, own: Partial<Waypoint> = {}, given: Partial<Route> = {}) =>
  routeOf(
    [
      [500, 0, PASS],
      [900, 0, { ...PASS, ...own }],
      [900, metres, PASS],
      [900, metres + 400, PASS],
    ],
    { wings: WINGS, speed: 15, endAction: 'land', ...given },
  );
const told = (route: Route, performance?: Parameters<typeof checkRoute>[0]['airspace']['performance']) =>
  checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, home: HERE, performance } })
    .filter(({ code }) => code === 'route.wingHover' || code === 'route.wingRoom')
    .map(({ code, severity, params }) => [severity, code, params]);
const room = (metres: number) => ['warning', 'route.wingRoom', { number: 2, next: 3, metres }];

describe('on wings', () => {
  // Beyond the corner and back: 80 × (sin 90° + 2 sin 60°).
  test('a leg on which there is no room to come back from a corner is told with how much it takes', () => {
    expect(told(corner(210))).toEqual([room(219)]);
    expect(told(corner(225))).toEqual([]);
    expect(told(corner(225, { speed: 30 })), 'faster it turns more widely').toEqual([room(435)]);
    expect(told(corner(210, {}, { wings: null }))).toEqual([]);
  });

  test('a corner that may be cut takes no more than its cut', () => {
    expect(told(corner(90, { radius: 80 }))).toEqual([]);
    expect(told(corner(70, { radius: 80 }))).toEqual([room(80)]);
  });

  test('between two bends there is room for both', () => {
    const zigzag = (metres: number) => ({
      ...corner(metres, { radius: 80 }),
      waypoints: routeOf(
        [
          [500, 0, PASS],
          [900, 0, { ...PASS, radius: 80 }],
          [900, metres, { ...PASS, radius: 80 }],
          [1_300, metres, PASS],
        ],
        { wings: WINGS },
      ).waypoints,
    });
    expect(told(zigzag(150))).toEqual([room(160)]);
    expect(told(zigzag(165))).toEqual([]);
  });

  test('what is flown round again turns at its ends too, and what is not flown does not turn', () => {
    const round = (cycles: number, entryPoint = 1) => ({
      ...routeOf(
        [
          [0, 0, PASS],
          [0, 1_000, PASS],
          [600, 1_000, PASS],
          [600, 100, PASS],
          [210, 100, PASS],
          [210, 0, PASS],
        ],
        { wings: WINGS, speed: 15, endAction: 'land' },
      ),
      cycles,
      entryPoint,
    });
    const numbers = (route: Route) => told(route).map(([, , params]) => (params as { number: number }).number);
    expect(numbers(round(1))).toEqual([5]);
    expect(numbers(round(3))).toEqual([5, 6]);
    expect(numbers(round(1, 5))).toEqual([]);
  });

  test('whoever waits circles, and that is said once, with how often', () => {
    const hover = { mode: 'hover', holdMs: 3_000 } as const;
    expect(told(corner(400, hover))).toEqual([['warning', 'route.wingHover', { number: 2, count: 1 }]]);
    const all = corner(400);
    const everywhere = { ...all, waypoints: all.waypoints.map((waypoint) => ({ ...waypoint, ...hover })) };
    expect(told(everywhere)).toEqual([['warning', 'route.wingHover', { number: 1, count: 4 }]]);
    expect(told(corner(400, { mode: 'hover', holdMs: 0 })), 'for no time it does not wait').toEqual([]);
    expect(told({ ...everywhere, wings: null })).toEqual([]);
  });

  test('of the aircraft that is chosen are held to the same where the route is planned for none', () => {
    const plane = performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 80 });
    expect(told(corner(210, {}, { wings: null }), plane)).toEqual([room(219)]);
  });
});
