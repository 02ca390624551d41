import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute, isFlyable } from '@skyhelm/core/plan/checks/index';
import type { Route, Waypoint } from '@skyhelm/core/plan/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedLines } from './draw-route.ts';

const { positionAt } = tangentPlane({ latitude: 39.9, longitude: 116.4 });
const route: Route = { ...NEW_ROUTE, waypoints: [0, 300, 600, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)) };
const zones = zoneIndex([
  {
    ...{ id: 'z', name: 'Fair', kind: 'noFly', shape: { kind: 'circle', centre: positionAt({ north: 0, east: 450 }), radius: 20 } },
    ...{ floor: null, ceiling: null, datum: 'sea', activeFrom: null, validUntil: null },
  },
]);
const issuesOf = (of: Route) => checkRoute({ name: 'A', remarks: '', route: of, limits: {}, airspace: { ...OPEN_AIR, zones } });
const kindOfWay = (of: Route) => editedLines(of).find(({ id }) => id === 'way')!.kind;

const FIELDS = ['latitude', 'longitude', 'altitude', 'speed', 'radius', 'holdMs', 'yaw', 'acceleration'] as const;
const mistyped = fc
  .record({
    index: fc.nat(route.waypoints.length - 1),
    field: fc.constantFrom(...FIELDS),
    value: fc.constantFrom(Number.NaN, 1e9, -1e9),
  })
  .map(({ index, field, value }): Route => {
    const waypoint: Waypoint = { ...route.waypoints[index]!, [field]: value };
    return { ...route, waypoints: route.waypoints.with(index, waypoint) };
  });

test('a way that was held to the air has its own colour', () => {
  expect(issuesOf(route).map(({ code }) => code)).toContain('route.noFlyZone');
  expect(kindOfWay(route)).toBe('route');
});

test('while a number is missing no zone is told of, no leg looks free, and the route cannot be saved', () => {
  fc.assert(
    fc.property(mistyped, (broken) => {
      const issues = issuesOf(broken);
      expect(issues.some(({ code }) => code === 'route.noFlyZone')).toBe(false);
      expect(isFlyable(issues)).toBe(false);
      expect(kindOfWay(broken)).toBe('unchecked');
      expect(editedLines(broken).every(({ kind }) => kind !== 'route')).toBe(true);
    }),
  );
});
