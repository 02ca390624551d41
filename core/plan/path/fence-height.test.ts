import { expect, test } from 'vitest';
import type { Fence } from '../../airspace/fence.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import type { Home } from './course.ts';
import { USUAL_PERFORMANCE } from './performance.ts';

const HOME: Home = { position: placeAt(0, 0), altitude: 100 };
const square = (size: number, ceiling: number): Fence => ({
  within: [{ kind: 'polygon', points: [placeAt(-size, -size), placeAt(-size, size), placeAt(size, size), placeAt(size, -size)] }],
  outside: [],
  ceiling,
});
const ROUTE = routeThrough([[0, 100], [200, 100]], { height: 30, endAction: 'land' }); // prettier-ignore
const lying = (height: number) => ROUTE.waypoints.map((waypoint) => ({ ...waypoint, altitude: height }));

function told(fence: Fence, { home = HOME, route = ROUTE, performance = USUAL_PERFORMANCE } = {}) {
  const issues = checkRoute({ name: 'Square', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, fence, home, performance } });
  return issues.map(({ code, params, at }) => ({ code, params, at }));
}

const AT_HOME = { code: 'route.homeFenceHeight', params: { limit: 25, metres: 30 }, at: ['home'] };

test('inside of the fence but above it one is told how high that is and how high one may be', () => {
  expect(told(square(500, 30))).toEqual([]);
  expect(told(square(500, 25))).toEqual([
    AT_HOME,
    { code: 'route.fenceHeight', params: { limit: 25, metres: 30, number: 2 }, at: ['waypoints', 1] },
  ]);
  const winged = { ...USUAL_PERFORMANCE, isUpright: false };
  expect(told(square(2_000, 25), { performance: winged, home: { ...HOME, heading: 90 } })[0]).toEqual(AT_HOME);
});

test('outside of it one is told so, however high that is', () => {
  expect(told(square(150, 25))).toEqual([AT_HOME, { code: 'route.fence', params: { number: 2 }, at: ['waypoints', 1] }]);
  const away = { ...HOME, position: placeAt(0, -900) };
  expect(told(square(500, 25), { home: away })[0]).toEqual({ code: 'route.homeFence', params: undefined, at: ['home'] });
});

test('heights above the sea are told as they count from home, and that nobody knows them where nobody does', () => {
  const route = { ...ROUTE, heightMode: 'absolute' as const, waypoints: lying(130.4) };
  expect(told(square(500, 25), { route })[0]).toEqual({ ...AT_HOME, params: { limit: 25, metres: 31 } });
  const unknown = told(square(500, 25), { route, home: { ...HOME, altitude: undefined } });
  expect(unknown.map(({ code, params, at }) => [code, params, at?.[0]])).toEqual([
    ['route.fenceHeightUnknown', { limit: 25 }, 'home'],
    ['route.fenceHeightUnknown', { limit: 25 }, 'waypoints'],
  ]);
});

test('of a way back that climbs above it one is warned by its height', () => {
  const performance = { ...USUAL_PERFORMANCE, returnHeight: 60 };
  expect(told(square(500, 40), { performance })).toMatchObject([{ code: 'route.returnFenceHeight', params: { limit: 40, metres: 60 } }]);
});
