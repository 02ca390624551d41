import { expect, test } from 'vitest';
import { papersDay } from './papers-day.ts';

const NOW = Date.parse('2030-06-10T05:00:00Z');

test('papers are held to the planned day, and to today where that has gone or nobody has said one', () => {
  expect(papersDay('2030-06-14T05:00:00Z', NOW)).toBe('2030-06-14');
  expect(papersDay(new Date('2030-06-05T05:00:00Z'), NOW)).toBe('2030-06-10');
  expect(papersDay(null, NOW)).toBe('2030-06-10');
});

test('a day ends where documents are issued, wherever it is read', () => expect(papersDay('2030-06-14T16:00:00Z', NOW)).toBe('2030-06-15'));
