import { expect, test } from 'vitest';
import { FLIGHT_MAX_MS } from '../airspace/engine/clip.ts';
import { changeWaypoints } from '../plan/edits/index.ts';
import { routeThrough, START as SITE } from '../plan/testing/any-route.ts';
import { departureOf, EARLY_MS, hoursAloft, overdue, plannedTime, planMs, timeAloft, untimely } from './start-window.ts';

const START = 10 * EARLY_MS;
const DEADLINE = START + 9_000;
const planned = { startTime: START, endTime: START + 1_000, deadline: DEADLINE };
const whenever = { startTime: null, endTime: null, deadline: DEADLINE };

test.each([
  [START - EARLY_MS - 1, 'tooEarly'],
  [START - EARLY_MS, undefined],
  [START, undefined],
  [START + 999, undefined],
  [START + 1_000, 'tooLate'],
  [DEADLINE - 1, 'tooLate'],
  [DEADLINE, 'deadlinePassed'],
])('at %i it is %s', (now, expected) => {
  expect(untimely(planned, now)).toBe(expected);
});

test('without planned times any moment until the deadline is right, and each of them counts alone', () => {
  expect([untimely(whenever, 0), untimely(whenever, DEADLINE - 1)]).toEqual([undefined, undefined]);
  expect(untimely(whenever, DEADLINE)).toBe('deadlinePassed');
  expect(untimely({ ...whenever, startTime: START }, 0)).toBe('tooEarly');
  expect(untimely({ ...whenever, endTime: START }, START)).toBe('tooLate');
});

test('it can never be started any more once its time is over, be that before its deadline, and not before', () => {
  expect([0, START + 999].map((now) => overdue(planned, now))).toEqual([undefined, undefined]);
  expect([START + 1_000, DEADLINE - 1].map((now) => overdue(planned, now))).toEqual(['tooLate', 'tooLate']);
  expect(overdue(planned, DEADLINE)).toBe('deadlinePassed');
  expect([overdue(whenever, DEADLINE - 1), overdue(whenever, DEADLINE)]).toEqual([undefined, 'deadlinePassed']);
});

test('it may be in the air from half an hour before its start to the end of a plan that is started at the last moment', () => {
  expect(timeAloft(planned, 500, 0)).toEqual({ from: START - EARLY_MS, until: START + 1_500 });
  expect(timeAloft(planned, 5_000, 0)).toEqual({ from: START - EARLY_MS, until: START + 6_000 });
  expect(timeAloft(planned, 500, START)).toEqual({ from: START - EARLY_MS, until: START + 1_500 });
  expect(hoursAloft(planned, 5_000, 0)).toEqual(timeAloft(planned, 5_000, 0));
});

test('without planned times it may be from now on, and until its deadline and its plan are over', () => {
  expect(timeAloft(whenever, 500, 7)).toEqual({ from: 7, until: DEADLINE + 500 });
  expect(timeAloft({ ...whenever, endTime: DEADLINE + 1 }, 500, 7).until).toBe(DEADLINE + 500);
});

test('it takes off between the same moments, and never before', () => {
  expect(departureOf(planned, 0)).toEqual({ earliest: START - EARLY_MS, latest: START + 1_000 });
  expect(departureOf(whenever, 7)).toEqual({ earliest: 7, latest: DEADLINE });
  expect(departureOf(whenever, DEADLINE + 1)).toEqual({ earliest: DEADLINE + 1, latest: DEADLINE + 1 });
});

test('a plan counts for no longer than the longest flight, also where it never ends', () => {
  for (const takes of [undefined, 2 * FLIGHT_MAX_MS]) expect(timeAloft(planned, takes, 0).until).toBe(START + 1_000 + FLIGHT_MAX_MS);
});

test('at which hours it is in the air nobody knows of what has no end, no start, or a plan without one', () => {
  expect(hoursAloft({ ...planned, endTime: null }, 500, 0)).toBeUndefined();
  expect(hoursAloft({ ...planned, startTime: null }, 500, 0)).toBeUndefined();
  expect(hoursAloft(planned, undefined, 0)).toBeUndefined();
});

test('times are read as they are typed in and as they are kept', () => {
  const read = { startTime: 1_000, endTime: null, deadline: 2_000 };
  expect(plannedTime({ startTime: '1970-01-01T00:00:01Z', endTime: null, deadline: '1970-01-01T00:00:02Z' })).toEqual(read);
  expect(plannedTime({ startTime: new Date(1_000), endTime: null, deadline: new Date(2_000) })).toEqual(read);
});

test('nobody can say how long a plan takes that goes on for ever, or circles somewhere until that is ended by hand', () => {
  const route = routeThrough([[0, 0], [100, 0]]); // prettier-ignore
  const circling = (turns: number) => changeWaypoints(route, [1], { mode: 'circle', circling: { turns } });
  expect(planMs(circling(2), SITE)).toBeGreaterThan(planMs(circling(1), SITE)!);
  expect(planMs(circling(0), SITE)).toBeUndefined();
  expect(planMs({ ...route, cycles: 0 }, SITE)).toBeUndefined();
});
