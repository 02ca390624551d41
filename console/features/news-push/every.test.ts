import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { everyText } from './every.ts';

/** The key and the number that it is said with. */
const named: Say = (key, params) => [key.replace('newspush.', ''), params?.['count']].filter((part) => part !== undefined).join(' ');

test.each([
  [1, 'minutely'],
  [21, 'everyMinutes 21'],
  [90, 'everyMinutes 90'],
  [60, 'hourly'],
  [360, 'everyHours 6'],
  [1_440, 'daily'],
  [2_880, 'everyDays 2'],
  [10_080, 'weekly'],
  [1_500, 'everyHours 25'],
])('%i minutes read as people say them', (minutes, text) => {
  expect(everyText(named, minutes)).toBe(text);
});
