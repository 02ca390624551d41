import { expect, test } from 'vitest';
import { clockLeft } from './clock-left.ts';

test.each([
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [725_000, '12:05'],
  [3_599_000, '59:59'],
  [3_599_001, undefined],
])('%i ms are %s', (ms, shown) => {
  expect(clockLeft(ms)).toBe(shown);
});
