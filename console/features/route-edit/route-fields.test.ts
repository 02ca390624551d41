import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { ROUTE_FIELDS, routeFieldOf } from './route-fields.ts';

test('whatever is wrong with a field of the route leads to it, and nothing of a waypoint or the landing does', () => {
  const waypoint = { ...waypointAt({ longitude: 1, latitude: 1 }, NEW_ROUTE), altitude: Number.NaN };
  const bad = { endAction: null, cycles: -1, entryPoint: 9, height: Number.NaN, speed: -1, radius: -1, holdMs: -1 };
  const route = { ...NEW_ROUTE, ...bad, waypoints: [waypoint, waypoint] };
  const issues = checkRoute({ name: '', remarks: 'r'.repeat(101), route, limits: {}, airspace: OPEN_AIR });
  expect(new Set(issues.map(routeFieldOf))).toEqual(new Set([...Object.keys(ROUTE_FIELDS), undefined]));
  expect(new Set(issues.filter(({ at }) => at?.[0] === 'waypoints').map(routeFieldOf))).toEqual(new Set([undefined]));
  expect([['landing', 'speed'], ['speed', 0], ['toString'], []].map((at) => routeFieldOf({ at }))).toEqual(Array.from({ length: 4 }));
});
