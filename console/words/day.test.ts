import { expect, onTestFinished, test, vi } from 'vitest';
import { dayOf, endOfDay, minuteOf, momentAt, momentsOfDays, startOfDay, zoneHere } from './day.ts';

test('a day is as long as it is where the reader is', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(momentsOfDays('2026-03-29', '2026-03-29')).toEqual({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T21:59:59.999Z' });
});

test('a moment is written by the reader’s clock to the minute, and read back as the same moment; what is none is nothing', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(minuteOf('2026-03-28T23:05:00.000Z')).toBe('2026-03-29T07:05');
  expect(momentAt('2026-03-29T07:05')).toBe('2026-03-28T23:05:00.000Z');
  expect([minuteOf(''), momentAt(''), momentAt('tomorrow')]).toEqual(['', '', '']);
});

test.each(['Asia/Shanghai', 'America/New_York'])('the first and the last day there are stay what they are in a field (%s)', (zone) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(dayOf('9999-12-31T23:59:59.999Z')).toBe('9999-12-31');
  expect(minuteOf('9999-12-31T23:59:59.999Z')).toMatch(/^9999-12-31T\d\d:59$/);
  expect(endOfDay('9999-12-31')).toMatch(/^9999-12-31T/);
  expect([dayOf(startOfDay('0001-01-02')), startOfDay('0001-01-01').slice(0, 4)]).toEqual(['0001-01-02', '0001']);
});

test.each([
  ['Asia/Tehran', '+03:30'],
  ['America/St_Johns', '-03:30'],
])('a browser that does not know the name of its zone tells how far ahead its clock is (%s)', (zone, offset) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  expect(zoneHere()).toBe(zone);
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({ ...options, timeZone: 'Etc/Unknown' });
  expect(zoneHere()).toBe(offset);
});
