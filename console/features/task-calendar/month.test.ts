import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byDay, daysOf, monthIn, otherMonth, timeOf, weeksOf } from './month.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
afterEach(() => void vi.unstubAllEnvs());

test('a month is whole weeks from Monday to Sunday, with the days of its neighbours', () => {
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(6);
  expect([november[0]![0], november.at(-1)!.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(weeksOf('2027-02')).toEqual([
    ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07'],
    ['2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-02-12', '2027-02-13', '2027-02-14'],
    ['2027-02-15', '2027-02-16', '2027-02-17', '2027-02-18', '2027-02-19', '2027-02-20', '2027-02-21'],
    ['2027-02-22', '2027-02-23', '2027-02-24', '2027-02-25', '2027-02-26', '2027-02-27', '2027-02-28'],
  ]);
});

test('no day is missing or twice where clocks are set forward or back', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  for (const month of ['2026-03', '2026-10']) {
    const days = weeksOf(month).flat();
    expect(new Set(days).size).toBe(days.length);
    expect(days.toSorted()).toEqual(days);
  }
});

test('the month before January is December, and an address that names none shows the present one', () => {
  expect([otherMonth('2026-01', -1), otherMonth('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  const now = new Date('2026-11-16T23:30:00Z');
  expect(['2026-13', 'x', null, '0000-01'].map((text) => monthIn(text, now))).toEqual(Array(4).fill('2026-11'));
  expect(monthIn('2027-02', now)).toBe('2027-02');
});

test('a task stands at the days it is planned for by the reader’s clock, or else at its deadline', () => {
  const notYet = { status: 'published' as const, lastStartedAt: null, completedAt: null };
  const planned = { ...notYet, startTime: '2026-11-16T15:00:00Z', endTime: '2026-11-17T18:00:00Z', deadline: '2026-11-30T00:00:00Z' };
  const open = { ...notYet, startTime: null, endTime: null, deadline: '2026-11-16T20:00:00Z' };
  expect(daysOf(planned)).toEqual({ first: '2026-11-16', last: '2026-11-18' });
  expect(daysOf(open)).toEqual({ first: '2026-11-17', last: '2026-11-17' });
  const days = byDay([open, planned], ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
  expect([...days.values()].map((tasks) => tasks.length)).toEqual([0, 1, 2, 1, 0]);
  expect(days.get('2026-11-17')).toEqual([planned, open]);
});

test('once it is begun or done a task stands at the days on which it was flown, whatever it was planned for', () => {
  const planned = { startTime: null, endTime: null, deadline: '2026-11-18T10:00:00Z' };
  const begun = { ...planned, status: 'executing' as const, lastStartedAt: '2026-11-16T18:00:00Z', completedAt: null };
  expect(daysOf(begun)).toEqual({ first: '2026-11-17', last: '2026-11-17' });
  expect(timeOf(begun)).toBe(begun.lastStartedAt);
  expect(daysOf({ ...begun, status: 'completed', completedAt: '2026-11-17T18:00:00Z' })).toEqual({
    first: '2026-11-17',
    last: '2026-11-18',
  });
  const done = { ...planned, status: 'deleted' as const, lastStartedAt: null, completedAt: '2026-11-15T01:00:00Z' };
  expect(daysOf(done)).toEqual({ first: '2026-11-15', last: '2026-11-15' });
});

test('a task that was begun and given back stands at the days for which it is planned now', () => {
  const back = { lastStartedAt: '2026-11-10T02:00:00Z', completedAt: null };
  const replanned = { ...back, startTime: '2026-12-05T01:00:00Z', endTime: '2026-12-05T03:00:00Z', deadline: '2026-12-06T00:00:00Z' };
  for (const status of ['unpublished', 'published', 'deleted'] as const) {
    expect(daysOf({ ...replanned, status }), status).toEqual({ first: '2026-12-05', last: '2026-12-05' });
    expect(timeOf({ ...replanned, status }), status).toBe(replanned.startTime);
  }
});
