import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legLength } from '../legs.ts';
import type { Route } from '../route.ts';
import { anyRoute, placeAt, routeThrough } from '../testing/any-route.ts';
import {
  changeWaypoints,
  copyWaypoints,
  insertWaypoints,
  moveWaypoints,
  removeWaypoints,
  reorderWaypoint,
  reverseRoute,
  reverseWaypoints,
  rotateWaypoints,
  shiftHeight,
  spreadDefaults,
} from './index.ts';

const legs = ({ waypoints }: Route) => waypoints.slice(1).map((to, index) => legLength(waypoints[index]!, to));
const all = ({ waypoints }: Route) => waypoints.map((_, index) => index);
const entryOf = ({ waypoints, entryPoint }: Route) => waypoints[entryPoint - 1];
const expectNear = (one: readonly number[], other: readonly number[], tolerance: number) => {
  expect(one).toHaveLength(other.length);
  one.forEach((value, index) => expect(Math.abs(value - other[index]!)).toBeLessThanOrEqual(tolerance));
};

/** Lengths are measured on a ball, places reckoned on the ellipsoid: half a percent lies between them. */
const expectAlike = (one: readonly number[], other: readonly number[]) =>
  expectNear(
    one.map((metres, index) => metres - other[index]!),
    one.map(() => 0),
    0.01 * Math.max(1, ...other),
  );

test('reversing twice gives the same route, and once the same legs at the same speeds', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      const reversed = reverseRoute(route);
      expectNear(legs(reversed).toReversed(), legs(route), 1e-6);
      expect(reversed.waypoints.slice(1).map(({ speed }) => speed)).toEqual(
        route.waypoints
          .slice(1)
          .map(({ speed }) => speed)
          .toReversed(),
      );
      const twice = reverseRoute(reversed);
      expect(twice.waypoints).toEqual(route.waypoints);
      if (route.entryPoint !== route.waypoints.length) expect(twice.entryPoint).toBe(route.entryPoint);
    }),
  );
});

test('some of them are reversed among themselves, and all others stay as they were', () => {
  fc.assert(
    fc.property(anyRoute, fc.array(fc.nat({ max: 11 })), (route, numbers) => {
      const some = [...new Set(numbers)].filter((index) => index < route.waypoints.length);
      const reversed = reverseWaypoints(route, some);
      const inOrder = some.toSorted((one, other) => one - other);
      for (const [at, index] of inOrder.entries())
        expect(reversed.waypoints[index]).toMatchObject({ latitude: route.waypoints[inOrder.at(-1 - at)!]!.latitude });
      for (const [index, waypoint] of route.waypoints.entries())
        if (!some.includes(index)) expect(reversed.waypoints[index]).toBe(waypoint);
      expect(reverseWaypoints(reversed, some)).toEqual(route);
    }),
  );
});

test('inserting and removing leave every other waypoint as it was, and the entry the same waypoint', () => {
  fc.assert(
    fc.property(anyRoute, fc.nat(), (route, number) => {
      const index = number % (route.waypoints.length + 1);
      const added = { ...route.waypoints[0]!, altitude: 99 };
      const longer = insertWaypoints(route, index, [added]);
      expect(longer.waypoints[index]).toBe(added);
      if (route.entryPoint > 1) expect(entryOf(longer)).toBe(entryOf(route));
      const shorter = removeWaypoints(longer, [index]);
      expect(shorter.waypoints).toEqual(route.waypoints);
      if (route.entryPoint > 1) expect(shorter.entryPoint).toBe(route.entryPoint);
    }),
  );
});

test('without the entry the next one that is left becomes it; of nothing it is 1', () => {
  const route = routeThrough(
    [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ],
    { entryPoint: 2 },
  );
  expect(removeWaypoints(route, [1])).toMatchObject({ entryPoint: 2 });
  expect(entryOf(removeWaypoints(route, [1]))).toBe(route.waypoints[2]);
  expect(removeWaypoints({ ...route, entryPoint: 4 }, [3])).toMatchObject({ entryPoint: 3 });
  expect(removeWaypoints(route, all(route))).toMatchObject({ entryPoint: 1, waypoints: [] });
});

test('a group that is moved keeps its shape and goes as far as the one that was dragged', () => {
  fc.assert(
    fc.property(anyRoute, fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: -2_000, max: 2_000 }), (route, north, east) => {
      const first = route.waypoints[0]!;
      const moved = moveWaypoints(route, all(route), first, placeAt(north, east));
      expect(moved.waypoints[0]).toMatchObject(placeAt(north, east));
      expectAlike(legs(moved), legs(route));
    }),
  );
});

test('rotating keeps lengths and comes back; fixed headings turn with it', () => {
  fc.assert(
    fc.property(anyRoute, fc.integer({ min: -720, max: 720 }), (route, degrees) => {
      const turned = rotateWaypoints(route, all(route), degrees);
      expectAlike(legs(turned), legs(route));
      const back = rotateWaypoints(turned, all(turned), -degrees);
      for (const field of ['latitude', 'longitude'] as const) {
        const of = ({ waypoints }: Route) => waypoints.flatMap(({ target, ...own }) => [own[field], ...(target ? [target[field]] : [])]);
        expectNear(of(back), of(route), 1e-9);
      }
      const yawsOf = ({ waypoints }: Route) => waypoints.map(({ yaw }) => yaw);
      expectNear(yawsOf(back), yawsOf(route), 1e-9);
      for (const { yaw } of turned.waypoints) expect(yaw >= 0 && yaw < 360).toBe(true);
    }),
  );
  const east = rotateWaypoints(
    changeWaypoints(
      routeThrough([
        [-50, 0],
        [50, 0],
      ]),
      [0],
      { yawMode: 'fixed', yaw: 350 },
    ),
    [0, 1],
    90,
  );
  expect(east.waypoints[0]!.yaw).toBe(80);
  expect(east.waypoints[1]!.longitude).toBeCloseTo(placeAt(0, 50).longitude, 9);
});

test('copies lie behind the last of them and are nobody else’s', () => {
  const route = routeThrough([
    [0, 0],
    [10, 0],
    [20, 0],
  ]);
  const copied = copyWaypoints(route, [1, 0], { north: 0, east: 5 });
  expect(copied.waypoints.map(({ latitude }) => latitude)).toEqual([0, 1, 0, 1, 2].map((index) => route.waypoints[index]!.latitude));
  expect(copied.waypoints[2]!.circling).not.toBe(route.waypoints[0]!.circling);
  expect(copyWaypoints(route, [], { north: 0, east: 5 })).toBe(route);
});

test('one waypoint is taken to another number', () => {
  const route = routeThrough(
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    { entryPoint: 2 },
  );
  const moved = reorderWaypoint(route, 0, 2);
  expect(moved.waypoints.at(-1)).toBe(route.waypoints[0]);
  expect(moved.entryPoint).toBe(1);
  expect(reorderWaypoint(route, 0, 3)).toBe(route);
});

test('heights are shifted and defaults spread over all', () => {
  const route = routeThrough([
    [0, 0],
    [10, 0],
  ]);
  expect(shiftHeight(route, [1], -5).waypoints.map(({ altitude }) => altitude)).toEqual([15, 10]);
  expect(spreadDefaults({ ...route, height: 40, speed: 8, turnMode: 'adaptive', radius: 3, holdMs: 0 }).waypoints).toMatchObject(
    [0, 1].map(() => ({ altitude: 40, speed: 8, turnMode: 'adaptive', radius: 3, holdMs: 0 })),
  );
});
