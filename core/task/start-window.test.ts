import { expect, test } from 'vitest';
import { EARLY_MS, timeAloft, untimely } from './start-window.ts';

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

test('it is in the air from half an hour before its start to the end of its plan, or as long as it was planned for', () => {
  expect(timeAloft(planned, 500)).toEqual({ from: START - EARLY_MS, until: START + 1_000 });
  expect(timeAloft(planned, 5_000)).toEqual({ from: START - EARLY_MS, until: START + 5_000 });
});

test('when it is in the air nobody knows of what has no end, no start, or a plan without one', () => {
  expect(timeAloft({ ...planned, endTime: null }, 500)).toBeUndefined();
  expect(timeAloft({ ...planned, startTime: null }, 500)).toBeUndefined();
  expect(timeAloft(planned, undefined)).toBeUndefined();
});
