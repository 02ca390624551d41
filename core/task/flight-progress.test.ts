import { expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { NEW_ROUTE, waypointAt } from '../plan/route-defaults.ts';
import { drawnAhead, progressAlong, wayOf, type FollowedPlan } from './flight-progress.ts';
import { usualParameters } from './parameters.ts';
import { planTask } from './plan-task.ts';
import type { TaskPlan } from './plan.ts';

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const at = (north: number) => positionAt({ north, east: 0 });
const ROUTE = { ...NEW_ROUTE, speed: 10, waypoints: [0, 100, 300].map((north) => waypointAt(at(north), { ...NEW_ROUTE, speed: 10 })) };
/** It lands where it ends. */
const WAY = wayOf({ ...ROUTE, endAction: 'land' });
/** 15 metres down: five at 1.5 a second, ten at half of one. */
const DOWN = { metres: 15, seconds: 5 / 1.5 + 10 / 0.5 };
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
  expect(begun.metresLeft).toBeCloseTo(300 + DOWN.metres, 0);
  expect(begun.share).toBeCloseTo(0, 2);
  const underWay = progressAlong(WAY, { ...SENT, reached: 1 }, { ...at(50), missionItem: 4 });
  expect(underWay.waypoint).toBe(3);
  expect(underWay.metresLeft).toBeCloseTo(250 + DOWN.metres, 0);
  expect(underWay.share).toBeCloseTo(50 / 315, 2);
  expect(progressAlong(WAY, { ...SENT, reached: 1 }, { ...at(50), missionItem: 3 }).secondsLeft).toBeGreaterThan(20);
});

test('once all waypoints are behind it what is left is the way home, and down', () => {
  const way = wayOf({ ...ROUTE, endAction: 'return' }, { position: at(0), altitude: undefined });
  const homeward = (north: number, height: number) => progressAlong(way, SENT, { ...at(north), height, missionItem: 5 });
  // It returns 30 metres high.
  const [far, above, low] = [homeward(200, 30), homeward(0, 30), homeward(0, 5)];
  expect(far).toMatchObject({ waypoint: undefined, waypoints: 3 });
  expect(far.metresLeft).toBeCloseTo(230, 0);
  // At ten metres a second, with a share of the five seconds that it takes to speed up and slow down; down 20 metres at 1.5 and ten at half of one.
  expect(far.secondsLeft).toBeCloseTo((200 * 35) / 300 + 20 / 1.5 + 20, 0);
  expect(above.metresLeft).toBeCloseTo(30, 0);
  expect(low.metresLeft).toBeCloseTo(5, 0);
  expect(low.share).toBeCloseTo(1, 1);
  expect([far.share, above.share].map((share) => Math.round(share * 100))).toEqual([64, 95]);
});

test('nobody knows how far home is who does not know where it is; the way to the last waypoint is known', () => {
  const open = wayOf({ ...ROUTE, endAction: 'return' });
  expect(progressAlong(open, SENT, { ...at(300), missionItem: 5 })).toMatchObject({
    metresLeft: undefined,
    secondsLeft: undefined,
    share: 0.75,
  });
  expect(progressAlong(open, { ...SENT, reached: 1 }, { ...at(50), missionItem: 4 }).metresLeft).toBeGreaterThan(250);
});

test('who does not say where it is has come as far as is on record, and nobody knows how far it still is', () => {
  expect(progressAlong(WAY, { ...SENT, reached: 2 }, {})).toEqual({
    waypoint: 3,
    waypoints: 3,
    metresLeft: undefined,
    secondsLeft: undefined,
    share: 0.5,
  });
});

test('spots are counted as they were drawn: on the way to the place above the site it makes for none of them', () => {
  const plan: TaskPlan = { type: 'spot', spots: [at(100), at(300)], photographs: true, tilt: -90 };
  const { route } = planTask({ plan, parameters: usualParameters('spot'), craft: 'multirotor', site: at(0) });
  const way = wayOf(route!);
  const ahead = [1, 2, 3, 4].map((item) => drawnAhead('spot', progressAlong(way, SENT, { ...at(0), missionItem: item + SENT.firstItem })));
  expect(ahead).toEqual([{ number: undefined, count: 2 }, { number: 1, count: 2 }, { number: 2, count: 2 }, undefined]);
  const whole = progressAlong(WAY, SENT, { ...at(0), missionItem: 2 });
  expect(drawnAhead('area', whole)).toEqual({ number: 1, count: 3 });
});
