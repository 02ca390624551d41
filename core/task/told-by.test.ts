import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EARLY_MS, startWindow, untimely } from './start-window.ts';
import { toldBy } from './told-by.ts';

const HOUR = 3_600_000;
const whenever = { startTime: null, endTime: null, deadline: 4 * HOUR };

test.each([
  ['half-way to the deadline', whenever, 2 * HOUR],
  ['half-way to the end, where that is sooner', { ...whenever, endTime: 3 * HOUR }, 1.5 * HOUR],
  ['half an hour before its start, where that is sooner', { ...whenever, startTime: 1.5 * HOUR }, HOUR],
  ['half-way, where it starts late', { ...whenever, startTime: 3.5 * HOUR }, 2 * HOUR],
  ['at once, where it starts soon', { ...whenever, startTime: EARLY_MS - 1 }, 0],
  ['at once, where it should have been started', { ...whenever, startTime: -HOUR }, 0],
])('%s', (_, planned, expected) => {
  expect(toldBy(planned, 0)).toBe(expected);
});

test('nobody is told sooner of what is too late', () => {
  expect(toldBy(whenever, 4 * HOUR)).toBeUndefined();
  expect(toldBy({ ...whenever, endTime: HOUR }, HOUR)).toBeUndefined();
});

test('never before now, and always while it can still be started', () => {
  const moment = fc.integer({ min: -1_000 * HOUR, max: 1_000 * HOUR });
  const planned = fc.record({ startTime: fc.option(moment), endTime: fc.option(moment), deadline: moment });
  fc.assert(
    fc.property(planned, moment, (times, now) => {
      const by = toldBy(times, now);
      if (by === undefined) {
        expect(startWindow(times).closesAt).toBeLessThanOrEqual(now);
        return;
      }
      expect(by).toBeGreaterThanOrEqual(now);
      expect([undefined, 'tooEarly']).toContain(untimely(times, by));
      if (times.startTime !== null) expect(by).toBeLessThanOrEqual(Math.max(now, times.startTime - EARLY_MS));
    }),
  );
});
