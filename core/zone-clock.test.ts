import { expect, test } from 'vitest';
import { isTimeZone, zoneClock, zoneName } from './zone-clock.ts';

const shown = (timeZone: string, moment: string) => zoneClock(timeZone).shown(new Date(moment)).toISOString().slice(0, 16);
const begin = (timeZone: string, day: string) => zoneClock(timeZone).dayBegin(day).toISOString().slice(0, 16);

test('a clock shows a moment as it did on that day, in summer and in winter, to the minute in which it is changed', () => {
  expect(shown('Europe/Berlin', '2026-10-20T22:30:00Z')).toBe('2026-10-21T00:30');
  expect(shown('Europe/Berlin', '2026-11-03T22:30:00Z')).toBe('2026-11-03T23:30');
  expect(shown('Europe/Berlin', '2026-10-25T00:59:59Z')).toBe('2026-10-25T02:59');
  expect(shown('Europe/Berlin', '2026-10-25T01:00:00Z')).toBe('2026-10-25T02:00');
  expect(shown('America/St_Johns', '2026-01-01T12:00:00Z')).toBe('2026-01-01T08:30');
  expect(shown('Asia/Kathmandu', '2026-01-01T12:00:00Z')).toBe('2026-01-01T17:45');
  expect([shown('UTC', '2026-01-01T12:00:00Z'), shown('-03:30', '2026-01-01T12:00:00Z')]).toEqual(['2026-01-01T12:00', '2026-01-01T08:30']);
  expect(zoneClock('Europe/Berlin').aheadAt(Date.parse('2026-07-01T00:00:00Z'))).toBe(120);
  expect(zoneClock('Europe/Berlin').dayOf(new Date('2026-10-20T22:30:00Z'))).toBe('2026-10-21');
});

test('of the last moment there is the day is the last one, also where another year has begun', () => {
  const days = ['Asia/Shanghai', 'America/New_York'].map((zone) => zoneClock(zone).dayOf(new Date('9999-12-31T23:59:59.999Z')));
  expect(days).toEqual(['9999-12-31', '9999-12-31']);
});

test.each([
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00'],
  ['Pacific/Kiritimati', '2026-03-30', '2026-03-29T10:00'],
  ['Pacific/Pago_Pago', '2026-03-30', '2026-03-30T11:00'],
  // Midnight is skipped, and comes twice.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00'],
])('in %s %s begins at %s', (timeZone, day, moment) => {
  expect(begin(timeZone, day)).toBe(moment);
});

test('a time zone is one that there is, and is named as whoever reads by it knows it', () => {
  const names = ['Europe/Berlin', 'Asia/Shanghai', 'UTC', '+05:30', 'Mars/Olympus', '', 'Europe'];
  expect(names.filter(isTimeZone)).toEqual(['Europe/Berlin', 'Asia/Shanghai', 'UTC', '+05:30']);
  expect(['Europe/Berlin', 'UTC', '+05:30', '-03:30'].map(zoneName)).toEqual(['Europe/Berlin', 'UTC', 'UTC+05:30', 'UTC\u221203:30']);
});
