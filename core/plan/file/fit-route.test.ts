import { expect, test } from 'vitest';
import type { Route } from '../route.ts';
import { routeThrough } from '../testing/any-route.ts';
import { fitRoute } from './fit-route.ts';

const line = (given: Partial<Route> = {}): Route => ({
  ...routeThrough([[0, 0], [100, 0], [200, 0], [300, 0]]), // prettier-ignore
  ...given,
});
const fitted = (route: Route) => {
  const { route: fit, issues } = fitRoute({ name: 'A', remarks: '', route, issues: [] });
  return { fit, issues: issues.map(({ code, params }) => ({ code, ...params })) };
};
const withoutPlaces = (route: Route, ...indices: number[]): Route => ({
  ...route,
  waypoints: route.waypoints.map((waypoint, index) => (indices.includes(index) ? { ...waypoint, latitude: 99 } : waypoint)),
});

test('what fits stays as it is, and nothing is said of it', () => {
  const route = line({ entryPoint: 4, cycles: 0 });
  expect(fitted(route)).toEqual({ fit: route, issues: [] });
});

test('numbers of the route itself that are beyond its bounds are told of', () => {
  const { fit, issues } = fitted(line({ cycles: 5_000, speed: 500, height: 99_999 }));
  expect(fit).toMatchObject({ cycles: 1_000, speed: 100, height: 9_999 });
  expect(issues).toEqual([{ code: 'routeFile.routeBounds', count: 3 }]);
});

test('the entry point stays the same place when points ahead of it are left out', () => {
  const route = line({ entryPoint: 3 });
  const { fit, issues } = fitted(withoutPlaces(route, 1));
  expect(fit.waypoints[fit.entryPoint - 1]).toEqual(route.waypoints[2]);
  expect(issues).toEqual([{ code: 'routeFile.place', count: 1, number: 2 }]);
});

test('an entry point that is left out, or none of the waypoints, is told of', () => {
  const route = line({ entryPoint: 3 });
  const next = fitted(withoutPlaces(route, 0, 2));
  expect(next.fit.waypoints[next.fit.entryPoint - 1]).toEqual(route.waypoints[3]);
  expect(next.issues).toEqual([
    { code: 'routeFile.place', count: 2, number: 1 },
    { code: 'routeFile.entryPoint', number: 2 },
  ]);
  const last = fitted(withoutPlaces(line({ entryPoint: 4 }), 3));
  expect([last.fit.entryPoint, last.issues.at(-1)]).toEqual([3, { code: 'routeFile.entryPoint', number: 3 }]);
  expect(fitted(line({ entryPoint: 99 })).issues).toEqual([{ code: 'routeFile.entryPoint', number: 4 }]);
});
