import { expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { NEW_ROUTE, waypointAt } from '../plan/route-defaults.ts';
import { progressAlong, wayOf, type FollowedPlan } from './flight-progress.ts';

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const at = (north: number) => positionAt({ north, east: 0 });
const ROUTE = { ...NEW_ROUTE, speed: 10, waypoints: [0, 100, 300].map((north) => waypointAt(at(north), { ...NEW_ROUTE, speed: 10 })) };
const WAY = wayOf(ROUTE);
/** Each waypoint is one item, behind the one for the take-off. */
const SENT: FollowedPlan = {
  entryPoint: 1,
  manner: 'at',
  cycles: 1,
  beginsAt: [1, 2, 3],
  endsAt: 4,
  firstItem: 1,
  rounds: 0,
  reached: null,
};

test('it counts the waypoints by the item that the aircraft makes for, and what is left from where it is', () => {
  const begun = progressAlong(WAY, SENT, { ...at(0), missionItem: 2 });
  expect(begun).toMatchObject({ waypoint: 1, waypoints: 3 });
  expect(begun.metresLeft).toBeCloseTo(300, 0);
  const underWay = progressAlong(WAY, { ...SENT, reached: 1 }, { ...at(50), missionItem: 4 });
  expect(underWay.waypoint).toBe(3);
  expect(underWay.metresLeft).toBeCloseTo(250, 0);
  expect(progressAlong(WAY, { ...SENT, reached: 1 }, { ...at(50), missionItem: 3 }).secondsLeft).toBeGreaterThan(20);
});

test('once all is behind it nothing is left', () => {
  expect(progressAlong(WAY, SENT, { ...at(300), missionItem: 5 })).toEqual({
    waypoint: undefined,
    waypoints: 3,
    metresLeft: 0,
    secondsLeft: 0,
  });
});

test('who does not say where it is has come as far as is on record, and nobody knows how far it still is', () => {
  expect(progressAlong(WAY, { ...SENT, reached: 2 }, {})).toEqual({
    waypoint: 3,
    waypoints: 3,
    metresLeft: undefined,
    secondsLeft: undefined,
  });
});
