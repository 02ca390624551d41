import { expect, test } from 'vitest';
import { complaints } from './complaints.ts';

test('what a vehicle warns of while it is told something is why it does not do it', () => {
  const { hear, since } = complaints();
  hear({ severity: 'warning', text: 'EKF variance' }, 10);
  hear({ severity: 'warning', text: 'Mode change to LOITER failed: requires position' }, 20);
  hear({ severity: 'critical', text: 'PreArm: Compass not healthy' }, 21);
  hear({ severity: 'info', text: 'Mission: 1 WP' }, 22);
  hear({ severity: 'warning', text: 'Mode change to LOITER failed: requires position' }, 23);
  expect(since(15)).toEqual(['Mode change to LOITER failed: requires position']);
  expect(since(10)).toHaveLength(2);
  expect(since(24)).toEqual([]);
});

test('a vehicle that never stops complaining fills no memory', () => {
  const { hear, since } = complaints();
  for (let one = 0; one < 1_000; one++) hear({ severity: 'error', text: `fault ${one}` }, one);
  expect(since(0)).toHaveLength(10);
});
