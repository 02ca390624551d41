import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceFor, footprintAt, photographyOf, resolutionAt } from './footprint.ts';
import { FULL_FRAME } from './testing/full-frame.ts';

test('a full-frame camera with 35 mm shows 2 cm a pixel from some 155 m', () => {
  expect(distanceFor(FULL_FRAME, 2)).toBeCloseTo(155.05, 2);
  const { width, height } = footprintAt(FULL_FRAME, 100);
  expect([width, height]).toEqual([expect.closeTo(102.57, 2), expect.closeTo(68.57, 2)]);
});

test('with 70 % of overlap to each side the next lane is 30 % of a picture away', () => {
  const { distance, spacing, trigger } = photographyOf({ camera: FULL_FRAME, resolution: 2, frontOverlap: 80, sideOverlap: 70 });
  const { width, height } = footprintAt(FULL_FRAME, distance);
  expect([spacing / width, trigger / height]).toEqual([expect.closeTo(0.3, 9), expect.closeTo(0.2, 9)]);
});

test('resolution and distance are each the other way round of the other', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 100, noNaN: true }), (resolution) => {
      expect(resolutionAt(FULL_FRAME, distanceFor(FULL_FRAME, resolution)) / resolution).toBeCloseTo(1, 9);
    }),
  );
});
