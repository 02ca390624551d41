import { expect, test } from 'vitest';
import { dayjs } from './picker-dates.ts';

test.each(['en', 'zh-cn', 'ru'])('weeks begin on Monday in %s, as in the calendar of tasks', (locale) => {
  expect(dayjs('2026-11-18').locale(locale).startOf('week').format('YYYY-MM-DD')).toBe('2026-11-16');
});
