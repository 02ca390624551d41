import { parameterIssues, usualParameters } from '@skyhelm/core/task/parameters';
import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { ofParameter } from './of-parameter.ts';

const t: Say = (key, params) => say('en', key, params);

test('what is wrong with a number of a task says of which, what is wrong elsewhere stands as it is', () => {
  const [tooLong] = parameterIssues({ type: 'spot' }, { ...usualParameters('spot'), hoverSeconds: 700 });
  expect(ofParameter(t, tooLong!.at!, 'Please enter 1 to 600')).toBe('Hover time (s): Please enter 1 to 600');
  expect(ofParameter(t, ['waypoints', 0, 'altitude'], 'Height input error')).toBe('Height input error');
});
