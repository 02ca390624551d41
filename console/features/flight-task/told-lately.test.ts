import type { VehicleCommand } from '@skyhelm/contract/control';
import { expect, test } from 'vitest';
import { toldLately } from './told-lately.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute)).toISOString();
const landed = { kind: 'land', course: 'done', createdAt: at(10), endedAt: at(10) } as VehicleCommand;
const asked = { kind: 'startRoute', course: 'sent', createdAt: at(10), endedAt: null } as VehicleCommand;
const told = (command: VehicleCommand, minute: number, given: { isFlying?: boolean; startedAt?: string; landedAt?: string } = {}) =>
  toldLately([command], { now: Date.parse(at(minute)), isFlying: false, startedAt: null, landedAt: null, ...given });

test('what a flight was told last is shown until it is over', () => {
  expect(told(landed, 40, { isFlying: true, startedAt: at(1) })).toBe(landed);
  expect(told(landed, 11, { startedAt: at(1) }), 'on the ground, for a moment').toBe(landed);
  expect(told(landed, 11, { startedAt: at(1), landedAt: at(11) }), 'it has landed since').toBeUndefined();
});

test('what another flight was told is not', () => {
  expect(told(landed, 11, { startedAt: at(11) }), 'before the task was started').toBeUndefined();
  expect(told(landed, 13), 'minutes ago, on the ground').toBeUndefined();
  expect(told(landed, 12, { isFlying: true, landedAt: at(11) }), 'before this take-off').toBeUndefined();
});

test('what has not been answered yet is always shown', () => {
  expect(told(asked, 30)).toBe(asked);
  expect(toldLately([], { now: 0, isFlying: true, startedAt: null, landedAt: null })).toBeUndefined();
});
