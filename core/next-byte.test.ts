import { expect, test } from 'vitest';
import { nextByte } from './next-byte.ts';

test('the nearest of several bytes is found from wherever one asks, and the end where there is none', () => {
  const next = nextByte(Uint8Array.of(0, 7, 0, 9, 7, 0), [7, 9]);
  expect([0, 1, 2, 4, 5, 6, 9].map(next)).toEqual([1, 1, 3, 4, 6, 6, 6]);
  expect(nextByte(new Uint8Array(), [7])(0)).toBe(0);
});

test('many of the one byte do not make the search for the other long', () => {
  const bytes = new Uint8Array(1_000_000).fill(7);
  let searches = 0;
  const indexOf = bytes.indexOf.bind(bytes);
  bytes.indexOf = (byte, from) => {
    if (byte === 9) searches++;
    return indexOf(byte, from);
  };
  const next = nextByte(bytes, [7, 9]);
  for (let at = 0; at < 1_000; at++) expect(next(at)).toBe(at);
  expect(searches).toBe(1);
});
