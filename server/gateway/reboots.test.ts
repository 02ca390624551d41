import type { CourseStep } from '@skyhelm/core/vehicle/command-course';
import { beforeEach, expect, test } from 'vitest';
import type { Fleet } from './fleet.ts';
import { reboots, type Reboots } from './reboots.ts';

let now: number;
let isOnline: boolean;
let stamps: Map<string, number>;
let told: CourseStep[];
let rebooting: Reboots;
let tell: ReturnType<Reboots['follow']>;

beforeEach(() => {
  now = 1_000_000;
  isOnline = true;
  stamps = new Map([['ATTITUDE', 600_000]]);
  told = [];
  const fleet = { session: () => ({ isOnline, stamps }) } as unknown as Pick<Fleet, 'session'>;
  rebooting = reboots(fleet, () => now);
  tell = rebooting.follow('uav', (step) => void told.push(step));
  tell('sent', {});
});

function pass(ms: number): void {
  now += ms;
  rebooting.tick();
}

test('an autopilot has restarted once its clock has begun anew, and not when it said that it would', () => {
  tell('accepted', {});
  stamps.set('ATTITUDE', 600_900);
  pass(1_000);
  isOnline = false;
  pass(6_000);
  expect(told).toEqual(['sent', 'progress']);
  isOnline = true;
  stamps.set('SYSTEM_TIME', 2_500);
  pass(1_000);
  expect(told).toEqual(['sent', 'progress', 'accepted']);
  pass(100_000);
  expect(told, 'told once').toHaveLength(3);
});

test('one that says no has not, and one that never comes back is not waited for without end', () => {
  tell('denied', { result: 'FAILED' });
  pass(100_000);
  expect(told).toEqual(['sent', 'denied']);
  tell('accepted', {});
  pass(89_000);
  expect(told.at(-1)).toBe('progress');
  pass(1_000);
  expect(told.at(-1)).toBe('silence');
});

test('one whose answer was lost while its link went down is known by its clock as well', () => {
  tell('silence', {});
  stamps.set('ATTITUDE', 3_000);
  pass(8_000);
  expect(told).toEqual(['sent', 'silence', 'accepted']);
});

test('an old message of before that comes late is no sign of a restart', () => {
  tell('accepted', {});
  stamps.set('ATTITUDE', 599_000);
  pass(8_000);
  expect(told).toEqual(['sent', 'progress']);
});
