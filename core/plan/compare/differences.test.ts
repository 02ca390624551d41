import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertWaypoints, moveWaypoints, removeWaypoints } from '../edits/index.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { asAboard } from '../mission/as-aboard.ts';
import type { MissionVehicle } from '../mission/manner.ts';
import { waypointAt } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { anyRoute, placeAt, routeThrough } from '../testing/any-route.ts';
import { differencesOf, isSameFlight, type RouteDifferences } from './differences.ts';

const LINE = routeThrough([0, 100, 200, 300, 400].map((north) => [north, 0] as const));
const [first] = LINE.waypoints;
const with1 = (given: Partial<Waypoint>, route = LINE): Route => ({
  ...route,
  waypoints: route.waypoints.with(0, { ...route.waypoints[0]!, ...given }),
});
const put = (route: Route, index: number, north: number, east: number): Route =>
  insertWaypoints(route, index, [waypointAt(placeAt(north, east), route)]);
const wholeMetres = ({ waypoints }: RouteDifferences) => waypoints.map((found) => ({ ...found, moved: Math.round(found.moved) }));
const NONE: RouteDifferences = { route: [], waypoints: [] };

describe('two routes that are flown alike have no differences', () => {
  test('whatever they are', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(differencesOf(route, structuredClone(route))).toEqual(NONE);
      }),
    );
  });
  test('nor does what nobody flies make any', () => {
    const other: Route = { ...LINE, height: 99, speed: 9, turnMode: 'adaptive', radius: 7, holdMs: 1, pattern: null, partOf: 'areaScan' };
    expect(differencesOf(LINE, other)).toEqual(NONE);
    expect(differencesOf(LINE, { ...LINE, landing: NEW_LANDING }), 'that is not its end').toEqual(NONE);
    const unasked = with1({ yaw: 90, target: { latitude: 1, longitude: 2 }, circling: { ...first!.circling, turns: 9 } });
    expect(differencesOf(LINE, unasked), 'that no mode of it asks for').toEqual(NONE);
    const turned = Object.fromEntries(Object.entries(first!).toReversed()) as unknown as Waypoint;
    expect(differencesOf(LINE, with1(turned)), 'in another order').toEqual(NONE);
  });
  test('nor what an aircraft has rounded', () => {
    const near = with1({ latitude: first!.latitude + 4e-8, longitude: first!.longitude - 4e-8, altitude: Math.fround(15.3) });
    expect(differencesOf(with1({ altitude: 15.3 }), near)).toEqual(NONE);
    expect(isSameFlight(LINE, with1({ latitude: first!.latitude + 1e-7 }))).toBe(false);
  });
});

test.each<[string, Route]>([
  ['heights above the sea', { ...LINE, heightMode: 'absolute' }],
  ['cycles', { ...LINE, cycles: 2 }],
  ['another entry', { ...LINE, entryPoint: 2 }],
  ['another end', { ...LINE, endAction: 'homingHover' }],
  ['one waypoint less', { ...LINE, waypoints: LINE.waypoints.slice(1) }],
  ['another height', with1({ altitude: 16 })],
  ['an action', with1({ actions: [{ kind: 'photograph', value: null }] })],
  ['a place to look at', with1({ yawMode: 'target', target: { latitude: 1, longitude: 2 } })],
  ['circles', with1({ mode: 'circle' })],
])('%s are another flight', (_, other) => {
  expect(isSameFlight(LINE, other)).toBe(false);
  expect(isSameFlight(other, LINE)).toBe(false);
});

test('fields of the route and of its landing are told with both values', () => {
  const landing: Route = { ...LINE, endAction: 'landingRoute', landing: NEW_LANDING };
  expect(differencesOf(landing, { ...landing, cycles: 3, landing: { ...NEW_LANDING, distance: 301 } }).route).toEqual([
    { fact: 'cycles', one: 1, other: 3 },
    { fact: 'landing.distance', one: 300, other: 301 },
  ]);
  const told = differencesOf(LINE, landing).route.map(({ fact }) => fact);
  expect(told).toContain('landing.waitingRadius');
  expect(told, 'that nobody has said').not.toContain('landing.place');
});

test('a waypoint that is put in, taken out or moved leaves the others what they are', () => {
  expect(differencesOf(LINE, put(LINE, 2, 150, 30)).waypoints).toEqual([{ one: undefined, other: 2, moved: 0, changes: [] }]);
  expect(differencesOf(LINE, removeWaypoints(LINE, [0, 3])).waypoints).toEqual([
    { one: 0, other: undefined, moved: 0, changes: [] },
    { one: 3, other: undefined, moved: 0, changes: [] },
  ]);
  const moved = moveWaypoints(LINE, [1], LINE.waypoints[1]!, placeAt(100, 25));
  expect(wholeMetres(differencesOf(LINE, moved))).toEqual([{ one: 1, other: 1, moved: 25, changes: [] }]);
  // Put in before one that was moved a little: the nearer one is the one that was moved.
  const both = put(moved, 1, 60, 200);
  expect(wholeMetres(differencesOf(LINE, both))).toEqual([
    { one: undefined, other: 1, moved: 0, changes: [] },
    { one: 1, other: 2, moved: 25, changes: [] },
  ]);
});

test('places that are flown over twice are not mistaken for each other', () => {
  const there = routeThrough([0, 100, 200, 100, 0].map((north) => [north, 0] as const));
  expect(differencesOf(there, put(there, 3, 200, 50)).waypoints).toEqual([{ one: undefined, other: 3, moved: 0, changes: [] }]);
});

const mirrored = ({ route, waypoints }: RouteDifferences): RouteDifferences => {
  const turn = <Change extends { one?: unknown; other?: unknown }>(change: Change) => ({ ...change, one: change.other, other: change.one });
  return {
    route: route.map(turn),
    waypoints: waypoints.map((found) => ({ ...turn(found), changes: found.changes.map(turn) })),
  };
};
const byFact = ({ route, waypoints }: RouteDifferences) => {
  const sorted = <Change extends { fact: string }>(changes: readonly Change[]) =>
    changes.toSorted((one, other) => (one.fact < other.fact ? -1 : 1));
  return {
    route: sorted(route),
    waypoints: waypoints.map((found) => ({ ...found, moved: Math.round(found.moved * 1_000), changes: sorted(found.changes) })),
  };
};
const numbersOf = (side: 'one' | 'other', { waypoints }: RouteDifferences) => waypoints.flatMap((found) => found[side] ?? []);
const rising = (numbers: readonly number[]) => numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);

describe('whatever two routes are', () => {
  /** The other has some waypoints of the one, in whatever order, and some of its own. */
  const two = fc.tuple(anyRoute, anyRoute, fc.array(fc.nat({ max: 11 }), { maxLength: 12 })).map(([one, own, kept]): [Route, Route] => {
    const taken = kept.flatMap((index) => one.waypoints[index] ?? []);
    return [one, { ...own, waypoints: [...taken, ...own.waypoints] }];
  });
  test('it is the same to compare the first with the second and the second with the first', () => {
    fc.assert(
      fc.property(two, ([one, other]) => {
        expect(byFact(mirrored(differencesOf(other, one)))).toEqual(byFact(differencesOf(one, other)));
      }),
    );
  });
  test('each waypoint is told of once at most, in the order of its route, and those that are not are alike in both', () => {
    fc.assert(
      fc.property(two, ([one, other]) => {
        const found = differencesOf(one, other);
        const [mine, theirs] = [numbersOf('one', found), numbersOf('other', found)];
        expect([rising(mine), rising(theirs)]).toEqual([true, true]);
        const left = (route: Route, told: number[]) => route.waypoints.filter((_, index) => !told.includes(index));
        const [leftOne, leftOther] = [left(one, mine), left(other, theirs)];
        expect(isSameFlight({ ...one, waypoints: leftOne }, { ...one, waypoints: leftOther })).toBe(true);
      }),
    );
  });
  test('what is put in anywhere is all that is told', () => {
    fc.assert(
      fc.property(anyRoute, fc.nat(), (route, where) => {
        const index = where % (route.waypoints.length + 1);
        const { waypoints } = differencesOf(route, put(route, index, 9_000, 9_000));
        expect(waypoints).toEqual([{ one: undefined, other: index, moved: 0, changes: [] }]);
      }),
    );
  });
});

test('ten thousand waypoints that were all moved are told of without a noticeable wait', () => {
  const long = routeThrough(Array.from({ length: 10_000 }, (_, at) => [at, at % 7] as const));
  const shifted = put(
    { ...long, waypoints: long.waypoints.map((waypoint) => ({ ...waypoint, latitude: waypoint.latitude + 1e-4 })) },
    5_000,
    0,
    99,
  );
  const begun = performance.now();
  expect(differencesOf(long, shifted).waypoints).toHaveLength(10_001);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test.each<MissionVehicle>([
  { autopilot: 'ardupilot', kind: 'multirotor' },
  { autopilot: 'px4', kind: 'multirotor' },
  { autopilot: 'px4', kind: 'fixedWing' },
])('what an autopilot keeps of a route is no difference from it: %j', (vehicle) => {
  fc.assert(
    fc.property(anyRoute, (given) => {
      const route: Route = { ...given, endAction: 'return' };
      const aboard = asAboard(route, vehicle);
      expect(differencesOf(aboard, asAboard(route, vehicle))).toEqual(NONE);
      const higher = with1({ altitude: route.waypoints[0]!.altitude + 7 }, route);
      expect(isSameFlight(aboard, asAboard(higher, vehicle))).toBe(false);
    }),
  );
});
