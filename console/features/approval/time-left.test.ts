import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const DUE = '2026-11-17T12:00:00.000Z';
const before = (seconds: number) => timeLeft(DUE, Date.parse(DUE) - seconds * 1_000);

test('never says more than there is', () => {
  expect(before(2 * 86_400)).toEqual({ kind: 'days', count: 2 });
  expect(before(3 * 86_400 - 1)).toEqual({ kind: 'days', count: 2 });
  expect(before(2 * 86_400 - 1)).toEqual({ kind: 'seconds', seconds: 2 * 86_400 - 60, isSoon: false });
  expect(before(7_200)).toMatchObject({ seconds: 7_200, isSoon: false });
  expect(before(7_199)).toMatchObject({ seconds: 7_140, isSoon: true });
  expect(before(59)).toMatchObject({ seconds: 59, isSoon: true });
});

test('is over at the very moment and ever after', () => {
  expect(before(0)).toEqual({ kind: 'over' });
  expect(before(-86_400)).toEqual({ kind: 'over' });
});
