import { expect, test } from 'vitest';
import { pauseFor } from './pause.ts';

test('a page with a key reads the same list three times a minute at most; what is read once is read once', () => {
  expect([pauseFor(5_000, false), pauseFor(5_000, true), pauseFor(60_000, true)]).toEqual([5_000, 20_000, 60_000]);
  expect([pauseFor(undefined, false), pauseFor(undefined, true)]).toEqual([undefined, undefined]);
});
