import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Spot } from './marks.ts';
import { dashed, dotOutline, strokeOutlines } from './outlines.ts';
import { raster } from './raster.ts';

const SIDE = 40;
const BLACK = { colour: '#000000' };

/** How many pixels' worth of black is on it. */
const inkOn = ({ pixels }: { pixels: Buffer }) => pixels.reduce((sum, shade) => sum + (255 - shade), 0) / 255 / 3;
const inkOf = (outlines: readonly (readonly Spot[])[]) => {
  const paper = raster(SIDE, SIDE);
  paper.paint(outlines, BLACK);
  return inkOn(paper);
};
const place = fc.double({ min: -20, max: 60, noNaN: true });
const clamped = (value: number) => Math.min(SIDE, Math.max(0, value));

test('a rectangle covers as much as lies on the paper, wherever between the pixels it begins', () => {
  fc.assert(
    fc.property(place, place, place, place, (x0, y0, x1, y1) => {
      const corners: Spot[] = [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ];
      const area = Math.abs(clamped(x1) - clamped(x0)) * Math.abs(clamped(y1) - clamped(y0));
      // Each pixel at its edge is rounded to one of 256 shades.
      expect(Math.abs(inkOf([corners]) - area)).toBeLessThan(1);
    }),
  );
});

test('a triangle on the paper covers its area, whichever way round it goes', () => {
  const inside = fc.tuple(fc.double({ min: 0, max: SIDE, noNaN: true }), fc.double({ min: 0, max: SIDE, noNaN: true }));
  fc.assert(
    fc.property(inside, inside, inside, (a, b, c) => {
      const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
      expect(Math.abs(inkOf([[a, b, c]]) - area)).toBeLessThan(1);
      expect(Math.abs(inkOf([[c, b, a]]) - area)).toBeLessThan(1);
    }),
  );
});

test('a hole goes the other way round, a dot is round, and a line is as wide as it is asked to be', () => {
  expect(inkOf([dotOutline([20, 20], 10), dotOutline([20, 20], 5).toReversed()])).toBeCloseTo(Math.PI * 75, -1);
  expect(inkOf([dotOutline([20, 20], 10)])).toBeCloseTo(Math.PI * 100, -1);
  const corner: Spot[] = [
    [5, 5],
    [35, 5],
    [35, 35],
  ];
  // The joint fills the corner, and is not counted twice where it lies on both sides.
  const ink = inkOf(strokeOutlines(corner, 2));
  expect(ink).toBeGreaterThan(119);
  expect(ink).toBeLessThan(121);
});

test('nothing is painted beyond its clip, and what is half transparent lets half of it through', () => {
  const paper = raster(SIDE, SIDE);
  const all: Spot[] = [
    [-100, -100],
    [100, -100],
    [100, 100],
    [-100, 100],
  ];
  paper.paint([all], { colour: '#000000', opacity: 0.5 }, { left: 10, top: 10, width: 5, height: 4 });
  expect(inkOn(paper)).toBeCloseTo(10, 0);
  expect(paper.pixels[(9 * SIDE + 10) * 3]).toBe(255);
});

test('a broken line has pieces of one length with gaps of one length, around corners too', () => {
  const pieces = dashed(
    [
      [0, 0],
      [10, 0],
      [10, 11],
    ],
    [4, 3],
  );
  const longOf = (piece: readonly Spot[]) =>
    piece.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - piece[index]![0], y - piece[index]![1]), 0);
  expect(pieces.map(longOf)).toEqual([4, 4, 4]);
  expect(pieces.map(([first]) => first)).toEqual([
    [0, 0],
    [7, 0],
    [10, 4],
  ]);
});
