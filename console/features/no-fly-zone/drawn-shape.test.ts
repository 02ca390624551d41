import { expect, test } from 'vitest';
import { cornersIn, shapeOf, withClick, withoutCorner, withoutLast } from './drawn-shape.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('clicks make a polygon, be it begun by hand, and are taken back one by one', () => {
  let drawn: Parameters<typeof withClick>[0] = { kind: 'polygon', corners: '121.4, 31.2' };
  for (const place of [at(31.2, 121.5), at(31.3, 121.45)]) drawn = { ...drawn, ...withClick(drawn, place) };
  expect(drawn.corners).toBe('31.200000, 121.400000\n31.200000, 121.500000\n31.300000, 121.450000');
  expect(shapeOf(drawn)).toEqual({ kind: 'polygon', points: [at(31.2, 121.4), at(31.2, 121.5), at(31.3, 121.45)] });
  expect(cornersIn({ ...drawn, ...withoutCorner(drawn, 0) })).toEqual([at(31.2, 121.5), at(31.3, 121.45)]);
  drawn = { ...drawn, ...withoutLast(drawn) };
  expect([cornersIn(drawn).length, shapeOf(drawn)]).toEqual([2, undefined]);
});

test('the first click is the centre of a circle, the next says how wide it is', () => {
  let drawn: Parameters<typeof withClick>[0] = { kind: 'circle' };
  for (const place of [at(31.2, 121.4), at(31.209, 121.4), at(31.218, 121.4)]) drawn = { ...drawn, ...withClick(drawn, place) };
  expect(shapeOf(drawn)).toEqual({ kind: 'circle', centre: at(31.2, 121.4), radius: 2_002 });
  drawn = { ...drawn, ...withoutLast(drawn) };
  expect(shapeOf(drawn)).toBeUndefined();
  expect(withoutLast(drawn)).toEqual({ centre: '' });
});
