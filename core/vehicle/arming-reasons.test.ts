import { expect, test } from 'vitest';
import { armingReasons } from './arming-reasons.ts';

test('what an autopilot says against starting is kept while it may still hold', () => {
  const reasons = armingReasons();
  for (const text of ['EKF3 IMU0 is using GPS', 'PreArm: Compass not healthy', 'Preflight Fail: No valid data', 'Arming motors'])
    reasons.hear(text, 0);
  expect(reasons.known(1)).toEqual(['Compass not healthy', 'No valid data']);
  reasons.hear('PreArm: Compass not healthy', 30_000);
  expect(reasons.known(36_000)).toEqual(['Compass not healthy']);
  expect(reasons.known(66_000)).toEqual([]);
});

test('a mode that was not taken up says nothing about the next attempt', () => {
  const reasons = armingReasons();
  reasons.hear('Mode change to GUIDED failed: requires position', 0);
  expect(reasons.known(1_000)).toEqual(['Mode change to GUIDED failed: requires position']);
  expect(reasons.known(3_000)).toEqual([]);
});

test('a vehicle that never stops complaining fills no memory', () => {
  const reasons = armingReasons();
  for (let one = 0; one < 1_000; one++) reasons.hear(`PreArm: fault ${one}`, one);
  expect(reasons.known(1_000)).toHaveLength(10);
  expect(reasons.known(1_000).at(-1)).toBe('fault 999');
});
