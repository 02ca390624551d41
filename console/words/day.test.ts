import { expect, onTestFinished, test, vi } from 'vitest';
import { momentsOfDays, utcOffsetAt } from './day.ts';

test('the clock of the reader is ahead by what it was ahead on that day, and a day is as long as it is there', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect([utcOffsetAt('2026-01-15T12:00:00Z'), utcOffsetAt('2026-07-15T12:00:00Z')]).toEqual([60, 120]);
  expect(momentsOfDays('2026-03-29', '2026-03-29')).toEqual({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T21:59:59.999Z' });
});
