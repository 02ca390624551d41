import { expect, test } from 'vitest';
import { namedAt } from './shapes.ts';

const square = (half: number): [number, number][] => [
  [10 - half, 50 - half],
  [10 + half, 50 - half],
  [10 + half, 50 + half],
  [10 - half, 50 + half],
];

test('a name stands in the middle of its area, from where the area is large enough for it', () => {
  const { middle, from } = namedAt(square(0.5));
  expect(middle).toEqual([10, 50]);
  // A degree is 1.4 pixels wide at zoom 0, and at 50° some 1.6 times as high.
  expect(from).toBe(Math.ceil(Math.log2(72 / (1.556 * 1.4222))));
  expect(namedAt(square(0.25)).from).toBe(from + 1);
});
