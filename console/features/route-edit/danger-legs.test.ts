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

test('so is the way from the last waypoint round to the first, of a route that has further rounds', () => {
  const corners = [
    { north: 0, east: 0 },
    { north: 300, east: 300 },
    { north: 0, east: 900 },
  ];
  const round = { ...NEW_ROUTE, waypoints: corners.map((corner) => waypointAt(positionAt(corner), NEW_ROUTE)) };
  const [first, , last] = round.waypoints;
  const drawnOf = (cycles: number, east: number) => {
    const flown = { ...round, cycles };
    const airspace = { ...OPEN_AIR, zones: air(east) };
    return dangerLines(flown, checkRoute({ name: 'A', remarks: '', route: flown, limits: {}, airspace }));
  };
  for (const cycles of [0, 2]) expect(drawnOf(cycles, 450)).toEqual([{ id: 'danger 0', kind: 'dangerAgain', points: [last, first] }]);
  expect(drawnOf(2, 3_000)).toEqual([]);
  expect(drawnOf(1, 450)).toEqual([]);
});
