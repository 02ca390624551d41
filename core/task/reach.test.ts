import { describe, expect, test } from 'vitest';
import { HERE } from '../plan/pattern/testing/anywhere.ts';
import { usualParameters } from './parameters.ts';
import { planTask } from './plan-task.ts';
import { aircraftReachIssues, enduranceIssues, reachIssues, timeGiven, usualEnduranceIssues } from './reach.ts';
import { plannedTime } from './start-window.ts';
import type { Window } from './conflicts.ts';
import type { TaskCraft } from './task.ts';

const HOUR_MS = 3_600_000;
const site = HERE.placeAt(0, 0);
const DAY = { from: 0, until: 24 * HOUR_MS };

function found(metres: number, { craft = 'multirotor', window = DAY }: { craft?: TaskCraft; window?: Window } = {}) {
  const plan = { type: 'spot', spots: [HERE.placeAt(metres, 0)], photographs: true, tilt: -90 } as const;
  const { route } = planTask({ plan: { ...plan, spots: [...plan.spots] }, parameters: usualParameters('spot'), craft, site });
  return reachIssues({ route: route!, site, craft, window });
}
const codes = (...asked: Parameters<typeof found>) => found(...asked).map(({ code }) => code);

test('a plan that takes longer than its aircraft stays up is worth a warning, where anybody knows how long that is', () => {
  const plan = { type: 'spot' as const, spots: [HERE.placeAt(5_000, 0)], photographs: true, tilt: -90 };
  const { route } = planTask({ plan, parameters: usualParameters('spot'), craft: 'multirotor', site });
  const held = (minutes: number, basis: 'flights' | 'registered' | 'usual') =>
    enduranceIssues(route!, site, { seconds: minutes * 60, basis }).map(({ code, severity }) => `${severity} ${code}`);
  expect(held(5, 'registered')).toEqual(['warning task.longerThanEndurance']);
  expect(held(5, 'flights')).toEqual(['warning task.longerThanEndurance']);
  expect(held(5, 'usual')).toEqual([]);
  expect(held(120, 'registered')).toEqual([]);
});

test('of an aircraft that nobody has chosen it is said when a plan takes more than one charge of its kind, and how many', () => {
  const held = (metres: number, craft: TaskCraft) => {
    const plan = { type: 'spot' as const, spots: [HERE.placeAt(metres, 0)], photographs: true, tilt: -90 };
    const { route } = planTask({ plan, parameters: usualParameters('spot'), craft, site });
    return usualEnduranceIssues(route!, site, craft);
  };
  expect(held(1_000, 'multirotor')).toEqual([]);
  const [long] = held(15_000, 'multirotor');
  expect(long).toMatchObject({ code: 'task.longerThanUsual', severity: 'warning', params: { minutes: 25, charges: 3 } });
  expect(long!.params!['planned']).toBeGreaterThan(60);
  expect(held(10_000, 'vtol')).toEqual([]);
});

describe('a plan', () => {
  test('far from its site is worth a warning at the site, which says how far; wings reach farther', () => {
    expect(found(50_000)).toMatchObject([{ code: 'task.farFromSite', severity: 'warning', params: { kilometres: 50 }, at: ['siteId'] }]);
    expect(codes(10_000)).toEqual([]);
    expect(codes(50_000, { craft: 'vtol' })).toEqual([]);
    expect(codes(300_000, { craft: 'fixedWing' })).toContain('task.farFromSite');
  });

  test('that takes longer than there is time for is worth a warning at its deadline', () => {
    expect(found(10_000, { window: { from: 0, until: HOUR_MS / 6 } })).toMatchObject([
      { code: 'task.longerThanTime', severity: 'warning', at: ['deadline'] },
    ]);
    expect(codes(10_000, { window: { from: 0, until: HOUR_MS } })).toEqual([]);
  });

  test('says nothing of a time that is over or not typed yet', () => {
    expect(codes(10_000, { window: { from: HOUR_MS, until: 0 } })).toEqual([]);
    expect(codes(10_000, { window: timeGiven(plannedTime({ startTime: null, endTime: null, deadline: '' }), 0) })).toEqual([]);
  });

  test('has the time from its start or from now, until its end or its deadline', () => {
    const [start, end, deadline] = ['2026-11-17T08:00:00Z', '2026-11-17T09:00:00Z', '2026-11-18T00:00:00Z'];
    const given = (startTime: string | null, endTime: string | null) => timeGiven(plannedTime({ startTime, endTime, deadline }), 5);
    expect(given(start, end)).toEqual({ from: Date.parse(start), until: Date.parse(end) });
    expect(given(null, null)).toEqual({ from: 5, until: Date.parse(deadline) });
  });
});

test('an aircraft in another town is worth a warning, one around the corner is not', () => {
  expect(aircraftReachIssues(HERE.placeAt(0, 30_000), site, 'multirotor')).toMatchObject([
    { code: 'task.device.far', params: { kilometres: 30 }, at: ['deviceId'] },
  ]);
  expect(aircraftReachIssues(HERE.placeAt(0, 3_000), site, 'multirotor')).toEqual([]);
});
