import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewBoxOf } from './view-box.ts';

test('all of the view is asked for, wherever it lies, and only what there is on Earth', () => {
  const views = fc.record({
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    wide: fc.double({ min: 1e-4, max: 400, noNaN: true }),
    south: fc.double({ min: -85, max: 84, noNaN: true }),
    high: fc.double({ min: 1e-4, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(views, ({ west, wide, south, high }) => {
      const north = Math.min(85, south + high);
      const box = viewBoxOf([west, south, west + wide, north]);
      expect(box.south <= south + 1e-9 && box.north >= north - 1e-9).toBe(true);
      for (const side of [box.west, box.east]) expect(Math.abs(side)).toBeLessThanOrEqual(180);
      const span = box.west <= box.east ? box.east - box.west : box.east + 360 - box.west;
      if (span === 360) return;
      for (const share of [0, 0.5, 1]) {
        const at = west + share * wide;
        const behind = (((at - box.west) % 360) + 360) % 360;
        expect(behind <= span + 1e-9 || behind >= 360 - 1e-9).toBe(true);
      }
    }),
  );
});

test('who moves the map a little asks nothing new', () => {
  expect(viewBoxOf([10.01, 50.01, 10.49, 50.3])).toEqual(viewBoxOf([10.02, 50.02, 10.48, 50.31]));
  expect(viewBoxOf([170, 0, 190, 10])).toMatchObject({ west: 168, east: -168 });
});
