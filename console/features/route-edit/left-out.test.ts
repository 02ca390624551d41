import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { say as sayIn } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { leftOut } from './left-out.ts';

const say: Say = (key, params) => sayIn('en', key, params);
const place = waypointAt({ latitude: 39.9, longitude: 116.4 }, NEW_ROUTE);
const circling = (...turns: number[]) => ({
  ...NEW_ROUTE,
  waypoints: turns.map((count) => ({ ...place, mode: 'circle' as const, circling: { ...place.circling, turns: count } })),
});

test('what the figures have nothing of is said: the way home, and circles that somebody has to end, the first by its number', () => {
  expect(leftOut(say, circling(1, 2), undefined)).toEqual([]);
  expect(leftOut(say, circling(1, 0, 2), undefined)).toEqual(['without the circle at waypoint 2, which has to be ended by hand']);
  expect(leftOut(say, circling(1, 1, 0, 0), 'fromHome')).toEqual([
    'without the way from home',
    'without the circles at waypoint 3 and others behind it, which have to be ended by hand',
  ]);
});

test('a circle that the chosen aircraft ends by itself is in the figures', () => {
  const ofCraft = (autopilot: 'ardupilot' | 'px4') => leftOut(say, circling(1, 0), undefined, { kind: 'multirotor', autopilot });
  expect(ofCraft('ardupilot')).toEqual([]);
  expect(ofCraft('px4')).toEqual(['without the circle at waypoint 2, which has to be ended by hand']);
});
