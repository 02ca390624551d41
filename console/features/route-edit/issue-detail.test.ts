import { error } from '@skyhelm/core/issue';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import { paramsOf } from '../../words/issue-params.ts';
import type { Say } from '../../words/words.ts';
import { boundsText } from './action-bounds.ts';
import { detailOf } from './issue-detail.ts';

const t: Say = (key, params) => say('en', key, params);

test('a number of an action that is wrong is said with the action and its bounds, behind the sentence of the specification', () => {
  const issue = error('route.actionParameter', { action: 'gimbalTilt', min: -90, max: 30 }, ['waypoints', 1, 'actions']);
  expect(t('issues.route.actionParameter', paramsOf(t, issue))).toBe('Action parameter input error');
  expect(detailOf(t, issue)).toBe('Gimbal tilt, °: -90 to 30');
  expect(boundsText(t, 'photograph')).toBe('Take a photo');
  expect(detailOf(t, error('route.name'))).toBeUndefined();
});

test('of a route that is too high one is told how high it may be, and who says so', () => {
  const high = (altitude: number, cruiseAltitude?: number, homeAltitude?: number) => {
    const heightMode = homeAltitude === undefined ? 'relative' : 'absolute';
    const route = { ...NEW_ROUTE, heightMode, height: altitude } as const;
    const waypoints = [39.9, 39.901].map((latitude) => waypointAt({ latitude, longitude: 116.4 }, route));
    const airspace = { ...OPEN_AIR, home: { position: { latitude: 39.9, longitude: 116.4 }, altitude: homeAltitude } };
    const issues = checkRoute({ name: 'A', remarks: '', route: { ...route, waypoints }, limits: { cruiseAltitude }, airspace });
    const issue = issues.find(({ code }) => code === 'route.cruiseAltitude');
    return issue && detailOf(t, issue);
  };
  expect(high(130, 120)).toBe('at most 120 m, as the height limit of the aircraft is set');
  expect(high(510)).toBe('at most 500 m, the highest that the limit of any aircraft can be set to');
  expect(high(510, 800)).toBe('at most 500 m, the highest that the limit of any aircraft can be set to');
  expect(high(170, 120, 43.27)).toBe('at most 163.2 m, as the height limit of the aircraft is set');
});
