import { expect, test } from 'vitest';
import { COMMAND_STAGES, isOver, isSensible } from './command.ts';

test('what cannot be meant is not sent', () => {
  expect([1, 200].map((height) => isSensible({ kind: 'takeOff', height }))).toEqual([true, true]);
  for (const height of [0, 201, 2.5, Number.NaN, Infinity]) expect(isSensible({ kind: 'takeOff', height })).toBe(false);
  const there = { kind: 'goTo', latitude: 31, longitude: 121, height: 50 } as const;
  expect(isSensible(there)).toBe(true);
  for (const wrong of [{ latitude: 91 }, { longitude: Number.NaN }, { height: 2 }, { height: 501 }]) {
    expect(isSensible({ ...there, ...wrong })).toBe(false);
  }
});

test('a command is over once it was answered, or was not', () => {
  expect(COMMAND_STAGES.filter((stage) => !isOver(stage))).toEqual(['sent', 'inProgress']);
});
