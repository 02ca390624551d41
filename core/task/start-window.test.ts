import { expect, test } from 'vitest';
import { EARLY_MS, untimely } from './start-window.ts';

const START = 10 * EARLY_MS;
const planned = { startTime: START, endTime: START + 1_000 };

test.each([
  [START - EARLY_MS - 1, 'tooEarly'],
  [START - EARLY_MS, undefined],
  [START, undefined],
  [START + 999, undefined],
  [START + 1_000, 'tooLate'],
])('at %i it is %s', (now, expected) => {
  expect(untimely(planned, now)).toBe(expected);
});

test('without planned times any moment is right, and each of them counts alone', () => {
  expect(untimely({ startTime: null, endTime: null }, 0)).toBeUndefined();
  expect(untimely({ startTime: START, endTime: null }, 0)).toBe('tooEarly');
  expect(untimely({ startTime: null, endTime: START }, START)).toBe('tooLate');
});
