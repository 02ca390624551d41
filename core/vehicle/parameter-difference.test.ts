import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './parameter-difference.ts';
import type { Parameter } from './parameter.ts';

const parameters: Parameter[] = [
  { name: 'A', type: 'f32', value: 0.1 },
  { name: 'B', type: 'i32', value: 3 },
  { name: 'C', type: 'f32', value: null },
];

test('what differs, what the vehicle does not have and how much agrees are told apart', () => {
  const wanted = new Map([
    ['Z', 1],
    ['C', 2],
    ['B', 4],
    ['A', 0.100000001],
  ]);
  expect(differencesOf(wanted, parameters)).toEqual({
    differing: [
      { name: 'B', type: 'i32', value: 3, wanted: 4 },
      { name: 'C', type: 'f32', value: null, wanted: 2 },
    ],
    absent: [{ name: 'Z', wanted: 1 }],
    same: 1,
  });
});

test('every line of a file is counted once', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer()), (lines) => {
      const { differing, absent, same } = differencesOf(new Map(Object.entries(lines)), parameters);
      expect(differing.length + absent.length + same).toBe(Object.keys(lines).length);
    }),
  );
});
