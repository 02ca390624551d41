import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { flownHeights, rangeText } from './height-range.ts';

const t: Say = (key, params) => (params ? `${String(params['low'])} to ${String(params['high'])}` : key);

test('a route of one height has one, not from itself to itself', () => {
  expect([rangeText(t, '15 m', '15 m'), rangeText(t, '15 m', '40 m')]).toEqual(['15 m', '15 m to 40 m']);
});

test('a route is as high as its waypoints, not as new ones would be', () => {
  const flown = (...altitudes: number[]) => {
    const waypoints = altitudes.map((altitude) => ({ ...waypointAt({ longitude: 1, latitude: 1 }, NEW_ROUTE), altitude }));
    return flownHeights(t, { ...NEW_ROUTE, waypoints }, (metres) => `${metres} m`);
  };
  expect([flown(17, 9.17, 25.8), flown(40, 40), flown()]).toEqual(['9.17 m to 25.8 m', '40 m', 'common.none']);
});
