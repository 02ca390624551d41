import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a storm of questions is answered once, and the next not before its time', () => {
  const run = vi.fn<() => void>();
  const { ask } = paced(run, { afterMs: 1_000, everyMs: 5_000 });
  for (let n = 0; n < 50; n++) ask();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 60; second++) {
    ask();
    vi.advanceTimersByTime(1_000);
  }
  expect(run).toHaveBeenCalledTimes(13);
});

test('what nobody waits for any more is not run', () => {
  const run = vi.fn<() => void>();
  const { ask, end } = paced(run, { afterMs: 1_000, everyMs: 5_000 });
  ask();
  end();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
