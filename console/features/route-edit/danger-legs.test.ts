import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { dangerLines } from './danger-legs.ts';

const { positionAt } = tangentPlane({ latitude: 39.9, longitude: 116.4 });
const route = { ...NEW_ROUTE, waypoints: [0, 300, 600, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)) };
const air = (east: number) =>
  zoneIndex([
    {
      ...{ id: 'z', name: 'Fair', kind: 'noFly', shape: { kind: 'circle', centre: positionAt({ north: 0, east }), radius: 20 } },
      ...{ floor: null, ceiling: null, datum: 'sea', activeFrom: null, validUntil: null },
    },
  ]);
const drawn = (given: Partial<Parameters<typeof checkRoute>[0]>) =>
  dangerLines(route, checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: OPEN_AIR, ...given })).map(({ id, points }) => [
    id,
    ...points.map((point) => route.waypoints.findIndex(({ longitude }) => longitude === point.longitude)),
  ]);

test('legs that enter a zone are drawn in the colour of danger, and no others', () => {
  expect(drawn({ airspace: { ...OPEN_AIR, zones: air(450) } })).toEqual([['danger 2', 1, 2]]);
  expect(drawn({})).toEqual([]);
});

test('so are those that run below the ground', () => {
  const terrain = {
    legs: [
      [0, 0],
      [0, 0],
      [0, 100, 0],
    ],
    datum: 0,
  };
  expect(drawn({ terrain })).toEqual([['danger 3', 2, 3]]);
});
