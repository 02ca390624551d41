import { expect, test } from 'vitest';
import { isInSight } from './in-sight.ts';

/** A hundred pixels to a degree, the equator and Greenwich in the upper left corner. */
const on = (zoom: number) => ({
  camera: {
    view: () => ({
      bounds: [0, -6, 8, 0] as [number, number, number, number],
      zoom,
      centre: { longitude: 4, latitude: -3 },
      bearing: 0,
      metresPerPixel: 1_113,
    }),
    toScreen: ({ longitude, latitude }: { longitude: number; latitude: number }) => ({ x: longitude * 100, y: -latitude * 100 }),
  },
});
const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const beside = (left: number) => ({ top: 0, right: 0, bottom: 0, left });

test('what lies in the view, beside what covers it, and is more than a speck is in sight', () => {
  const line = [at(2, -3), at(6, -3)];
  expect(isInSight(on(6), line, beside(150))).toBe(true);
  expect(isInSight(on(6), line, beside(250)), 'below the tools').toBe(false);
  expect(isInSight(on(6), [at(2, -3), at(9, -3)], beside(0)), 'beyond the edge').toBe(false);
  const speck = [at(2, -3), at(2.1, -3)];
  expect(isInSight(on(6), speck, beside(0)), 'a speck').toBe(false);
  expect(isInSight(on(16), speck, beside(0)), 'small, from near').toBe(true);
  expect(isInSight(on(1), [], beside(0)), 'nothing to see').toBe(true);
});
