import { expect, test } from 'vitest';
import { dayOf } from '../../words/day.ts';
import { inputOf } from './key-form.ts';

const values = { project: 'survey', contact: '', scopes: [], whitelist: '', callsPerMinute: '600', password: 'secret' };

test('a key is good to the end of the day that was chosen', () => {
  const { expiresAt } = inputOf({ ...values, expiresAt: '2030-05-06' });
  expect(new Date(expiresAt!).getTime()).toBe(new Date(2030, 4, 6, 23, 59, 59, 999).getTime());
  expect(dayOf(expiresAt)).toBe('2030-05-06');
});

test('a day that was left alone stays the moment it was, an empty one is none', () => {
  const present = new Date(2030, 4, 6, 12).toISOString();
  expect(inputOf({ ...values, expiresAt: '2030-05-06' }, present).expiresAt).toBe(present);
  expect(inputOf({ ...values, expiresAt: '2030-05-07' }, present).expiresAt).not.toBe(present);
  expect(inputOf({ ...values, expiresAt: '' }, present).expiresAt).toBeNull();
  expect(dayOf(null)).toBe('');
});

test('a limit is sent as a number, and what is none as it was typed, so that it is named', () => {
  const sent = (callsPerMinute: string) => inputOf({ ...values, expiresAt: '', callsPerMinute }).callsPerMinute;
  expect(['1200', ' 60 ', '', 'many', '060'].map(sent)).toEqual([1200, 60, '', 'many', '060']);
});
