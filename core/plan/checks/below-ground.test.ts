import { expect, test } from 'vitest';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { belowGroundIn } from './below-ground.ts';
import { OPEN_AIR } from './airspace.ts';
import { checkRoute } from './index.ts';

const { positionAt } = tangentPlane({ latitude: 39.9, longitude: 116.4 });
const waypoints = [0, 300, 600, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE));
const over = (...legs: number[][]) =>
  belowGroundIn(
    checkRoute({ name: 'A', remarks: '', route: { ...NEW_ROUTE, waypoints }, limits: {}, airspace: OPEN_AIR, terrain: { legs, datum: 0 } }),
  );

test('counts the ways of a route that run below the ground, and tells the worst of them', () => {
  const height = waypoints[0]!.altitude;
  expect(over([0, height + 20], [height + 20, height + 90], [height + 90, 0])).toEqual({ ways: 3, metres: 90 });
  expect(over([0, 0], [0, height + 7, 0], [0, 0])).toEqual({ ways: 1, metres: 7 });
  expect(over([0, 0], [0, height - 5, 0], [0, 0]), 'near above it is no such way').toBeUndefined();
});
