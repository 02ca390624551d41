import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENT_VERSION, documentOf, routeIn } from './document.ts';
import { changeWaypoints } from './edits/index.ts';
import { NEW_LANDING } from './landing/new-landing.ts';
import { kindOf } from './pattern/pattern-kinds.ts';
import type { Waypoint } from './route.ts';
import { anyRoute, placeAt, routeThrough } from './testing/any-route.ts';

test('what is stored is what is read', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      expect(routeIn(JSON.parse(JSON.stringify(documentOf(route))) as never)).toEqual(route);
    }),
  );
});

test('an older document is upgraded on reading, step by step', () => {
  const route = routeThrough([
    [0, 0],
    [10, 0],
  ]);
  const { endAction: _, ...old } = route;
  const upgrades = [
    (given: unknown) => ({ ...(given as object), endAction: 'hover' }),
    (given: unknown) => ({ ...(given as object), endAction: 'return' }),
  ];
  expect(routeIn({ version: 1, route: old }, upgrades)).toEqual({ ...route, endAction: 'return' });
  expect(routeIn({ version: 3, route }, upgrades)).toEqual(route);
});

test('a part of an area is told as what it was laid out as; older documents know of no parts', () => {
  const { partOf: _, ...old } = routeThrough([[0, 0]]);
  expect(kindOf(routeIn({ version: 2, route: old })!)).toBe('manual');
  expect(kindOf({ pattern: null, partOf: 'orthophoto' })).toBe('orthophoto');
});

test('hover time and waiting time are two: an older document circles as soon as it is there', () => {
  const route = changeWaypoints(routeThrough([[0, 0]]), [0], { mode: 'circle', holdMs: 9_000 });
  const [{ circling, ...waypoint }] = route.waypoints as [Waypoint];
  const { waitMs: _, ...old } = circling;
  const stored = { ...route, waypoints: [{ ...waypoint, circling: old }] };
  expect(routeIn({ version: 3, route: stored })!.waypoints[0]).toMatchObject({ holdMs: 9_000, circling: { ...old, waitMs: 0 } });
  expect(routeIn(documentOf(route))).toEqual(route);
});

test('older documents are planned for what can stop in the air', () => {
  const { wings: _, ...old } = routeThrough([[0, 0]]);
  expect(routeIn({ version: 4, route: old })?.wings).toBeNull();
  const wings = { kind: 'vtol', turnRadius: 70, slowest: 14 } as const;
  expect(routeIn(documentOf({ ...routeThrough([[0, 0]]), wings }))?.wings).toEqual(wings);
});

test('older documents do not know how high they land, and are flown as fast as their wings fly at least', () => {
  const wings = { kind: 'fixedWing', turnRadius: 80, slowest: 12 } as const;
  const route = {
    ...routeThrough([
      [0, 0],
      [90, 0],
    ]),
    endAction: 'landingRoute',
    wings,
    landing: { ...NEW_LANDING, place: placeAt(9, 9) },
  } as const;
  const { placeHeight: _, ...landing } = route.landing;
  const slow = {
    ...route,
    landing,
    speed: 5,
    waypoints: route.waypoints.map((waypoint, index) => ({ ...waypoint, speed: index === 0 ? 5 : 20 })),
  };
  const read = routeIn({ version: 5, route: slow })!;
  expect(read.landing).toEqual(route.landing);
  expect([read.speed, ...read.waypoints.map(({ speed }) => speed)]).toEqual([12, 12, 20]);
  expect(routeIn({ version: 5, route: { ...slow, wings: null } })!.waypoints[0]!.speed).toBe(5);
  const slower = { ...slow, landing: { ...landing, guidanceSpeed: 9 } };
  expect(routeIn({ version: 5, route: slower })!.landing!.guidanceSpeed, 'to the landing too').toBe(12);
  expect(routeIn({ version: 5, route: { ...slower, wings: null } })!.landing!.guidanceSpeed).toBe(9);
});

test('what is newer than this product, or no route at all, is not read', () => {
  expect(routeIn({ version: DOCUMENT_VERSION + 1, route: routeThrough([[0, 0]]) })).toBeUndefined();
  expect(routeIn({ version: 0, route: routeThrough([[0, 0]]) })).toBeUndefined();
  expect(routeIn({ version: DOCUMENT_VERSION, route: { waypoints: 'many' } })).toBeUndefined();
});
