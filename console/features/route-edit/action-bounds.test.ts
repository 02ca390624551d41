import { error } from '@skyhelm/core/issue';
import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import { paramsOf } from '../../words/issue-params.ts';
import type { Say } from '../../words/words.ts';
import { boundsText, detailOf } from './action-bounds.ts';

const t: Say = (key, params) => say('en', key, params);

test('a number of an action that is wrong is said with the action and its bounds, behind the sentence of the specification', () => {
  const issue = error('route.actionParameter', { action: 'gimbalTilt', min: -90, max: 30 }, ['waypoints', 1, 'actions']);
  expect(t('issues.route.actionParameter', paramsOf(t, issue))).toBe('Action parameter input error');
  expect(detailOf(t, issue)).toBe('Gimbal tilt, °: -90 to 30');
  expect(boundsText(t, 'photograph')).toBe('Take a photo');
  expect(detailOf(t, error('route.name'))).toBeUndefined();
});

test('what an aircraft cannot be told of is said by its name', () => {
  const left = t('issues.mission.action', paramsOf(t, { code: 'mission.action', params: { number: 6, action: 'gimbalMode' } }));
  expect(left).toBe('The aircraft cannot be told of the action “Gimbal mode” at waypoint 6: it is left out');
});
