import { expect, it } from 'vitest';
import { nextRun, retryAfterMs } from './job-times.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const every = (everySeconds: number | null, runAt = 0) => ({ runAt: at(runAt), beatAt: null, everySeconds, attempts: 1 });

it('a job that goes once has no next run', () => {
  expect(nextRun(every(null), at(5))).toBeUndefined();
});

it.each([
  [0, 10],
  [9.9, 10],
  [10, 20],
  [10.1, 20],
  [86_405, 86_410],
])('a beat of 10 s that is run at %f s goes next at %f s', (now, next) => {
  expect(nextRun(every(10), at(now))).toEqual(at(next));
});

it('one that failed and was put off goes next by the beat it missed', () => {
  expect(nextRun({ ...every(60, 25), beatAt: at(0) }, at(26))).toEqual(at(60));
});

it('pauses double up to an hour and never exceed the period', () => {
  const pauses = [1, 2, 3, 10, 11, 1000].map((attempts) => retryAfterMs({ ...every(null), attempts }) / 1000);
  expect(pauses).toEqual([5, 10, 20, 2560, 3600, 3600]);
  expect(retryAfterMs({ ...every(30), attempts: 9 })).toBe(30_000);
});
