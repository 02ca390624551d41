import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graticuleIn, stepFor } from './graticule.ts';

const linesIn = (box: [number, number, number, number]) => {
  const [feature] = graticuleIn(box).features;
  return feature ? (feature.geometry as GeoJSON.MultiLineString).coordinates : [];
};

test('a view has some lines, however near or far it is, and never a forest', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.002, max: 360, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      (width, west, south) => {
        const lines = linesIn([west, south, west + width, south + width / 2]);
        expect(lines.length).toBeGreaterThanOrEqual(4);
        expect(lines.length).toBeLessThan(45);
      },
    ),
  );
});

test('lines stand at round degrees, minutes and seconds', () => {
  expect([360, 40, 1, 0.01].map(stepFor)).toEqual([30, 10, 10 / 60, 5 / 3600]);
  const longitudes = linesIn([10.2, 45.1, 14.9, 47.9]).map(([from]) => from![0]!);
  expect(longitudes).toContain(12);
});

test('a box without an inside has none', () => {
  expect(linesIn([5, 5, 5, 5])).toEqual([]);
  expect(linesIn([NaN, NaN, NaN, NaN])).toEqual([]);
});
