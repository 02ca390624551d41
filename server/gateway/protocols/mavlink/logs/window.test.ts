import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../testing/lossy-relay.ts';
import { logWindow, PIECE } from './window.ts';

const logOf = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, (_, index) => (index * 31) % 251);

test('whatever is lost, doubled and overtaken, a stretch becomes whole by asking for what it lacks, and is what was sent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12_000 }), fc.integer(), (bytes, seed) => {
      const log = logOf(bytes);
      const window = logWindow(0, bytes);
      const random = randomFrom(seed);
      const isWithin = (percent: number): boolean => random() * 100 < percent;
      for (let asked = 0; !window.isWhole; asked++) {
        expect(asked).toBeLessThan(2_000);
        const { from, to } = window.gap();
        expect(from).toBeLessThan(to);
        const pieces = Array.from({ length: Math.ceil((to - from) / PIECE) }, (_, index) => from + index * PIECE);
        const arrived = pieces.filter(() => !isWithin(30)).flatMap((at) => (isWithin(20) ? [at, at] : [at]));
        for (const at of arrived.toReversed()) window.put(at, log.subarray(at, Math.min(bytes, at + PIECE)));
      }
      expect(window.bytes).toEqual(log);
    }),
    { numRuns: 100 },
  );
});

test('only what is missing is asked for, unless most of it is', () => {
  const window = logWindow(0, PIECE * 1_000);
  const piece = new Uint8Array(PIECE);
  for (let index = 0; index < 1_000; index++) if (index !== 10 && index !== 700) window.put(index * PIECE, piece);
  expect(window.gap()).toEqual({ from: 10 * PIECE, to: 11 * PIECE });
  window.put(10 * PIECE, piece);
  expect(window.gap()).toEqual({ from: 700 * PIECE, to: 701 * PIECE });
});

test('pieces that are too short, off the grid or outside do no harm; an end that others lie behind is none', () => {
  const window = logWindow(PIECE * 2, PIECE * 10);
  expect(window.put(PIECE * 2 + 1, new Uint8Array(PIECE))).toBe(false);
  expect(window.put(0, new Uint8Array(PIECE))).toBe(false);
  expect(window.put(PIECE * 10, new Uint8Array(PIECE))).toBe(false);
  expect(window.put(PIECE * 3, new Uint8Array(PIECE - 1))).toBe(false);
  expect(window.put(PIECE * 8, new Uint8Array(PIECE))).toBe(true);
  expect(window.cut(PIECE * 5)).toBe(false);
  expect(window.cut(PIECE * 9 + 3)).toBe(true);
  expect(window.bytes.length).toBe(PIECE * 7 + 3);
});
