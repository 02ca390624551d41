import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import { paramsOf } from '../../words/issue-params.ts';
import type { Say } from '../../words/words.ts';

const t: Say = (key, params) => say('en', key, params);

test('what an aircraft cannot be told of is said by its name', () => {
  const left = t('issues.mission.action', paramsOf(t, { code: 'mission.action', params: { number: 6, action: 'gimbalMode' } }));
  expect(left).toBe('The aircraft cannot be told of the action “Gimbal mode” at waypoint 6: it is left out');
});
