import { expect, test } from 'vitest';
import { NEW_LANDING } from './landing/new-landing.ts';
import type { Route } from './route.ts';
import { isSameFlight } from './same-flight.ts';
import { routeThrough } from './testing/any-route.ts';

const route = routeThrough([
  [0, 0],
  [100, 0],
]);
const [first] = route.waypoints;
const alike = (given: Partial<Route>) => isSameFlight(route, { ...route, ...given });
const withFirst = (given: Partial<NonNullable<typeof first>>) => alike({ waypoints: route.waypoints.with(0, { ...first!, ...given }) });

test('what nobody flies makes no other flight of a route', () => {
  expect(alike({})).toBe(true);
  expect(alike({ height: 99, speed: 9, turnMode: 'adaptive', radius: 7, holdMs: 1, pattern: null, partOf: 'areaScan' })).toBe(true);
  expect(alike({ landing: NEW_LANDING }), 'that is not its end').toBe(true);
  const turned = Object.fromEntries(Object.entries(first!).toReversed()) as unknown as NonNullable<typeof first>;
  expect(alike({ waypoints: route.waypoints.with(0, turned) }), 'in another order').toBe(true);
});

test('whatever is flown otherwise does', () => {
  expect(alike({ heightMode: 'absolute' })).toBe(false);
  expect(alike({ cycles: 2 })).toBe(false);
  expect(alike({ entryPoint: 2 })).toBe(false);
  expect(alike({ endAction: 'homingHover' })).toBe(false);
  expect(alike({ waypoints: route.waypoints.slice(1) })).toBe(false);
  const landing = { ...route, endAction: 'landingRoute', landing: NEW_LANDING } as const;
  expect(isSameFlight(landing, { ...landing, landing: { ...NEW_LANDING, distance: 301 } })).toBe(false);
  expect(withFirst({ altitude: 16 })).toBe(false);
  expect(withFirst({ latitude: first!.latitude + 1e-7 })).toBe(false);
  expect(withFirst({ actions: [{ kind: 'photograph', value: null }] })).toBe(false);
  expect(withFirst({ target: { latitude: 1, longitude: 2 } })).toBe(false);
  expect(withFirst({ circling: { ...first!.circling, turns: 9 } })).toBe(false);
});
