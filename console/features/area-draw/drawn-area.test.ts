import { expect, test } from 'vitest';
import { cornersIn, shapeOf, sidesOf, withClick, withMoved, withoutCorner, withoutLast, withSide } from './drawn-area.ts';

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

test('a corner is taken elsewhere, and the middle of a side becomes one between its neighbours', () => {
  const drawn = { kind: 'polygon' as const, corners: '31, 121\n31, 122\n32, 122' };
  expect(sidesOf(drawn)).toEqual([at(31, 121.5), at(31.5, 122), at(31.5, 121.5)]);
  expect(cornersIn({ ...drawn, ...withMoved(drawn, 1, at(30, 123)) })).toEqual([at(31, 121), at(30, 123), at(32, 122)]);
  expect(cornersIn({ ...drawn, ...withSide(drawn, 2, at(33, 120)) })).toEqual([at(31, 121), at(31, 122), at(32, 122), at(33, 120)]);
  expect(sidesOf({ kind: 'polygon', corners: '0, 179\n0, -179\n1, 180' })[0]).toEqual(at(0, -180));
});

test('a circle is taken elsewhere by its centre and drawn wider by its edge', () => {
  const drawn = { kind: 'circle' as const, centre: '31.2, 121.4', radius: '500' };
  expect(withMoved(drawn, 0, at(31, 121))).toEqual({ centre: '31.000000, 121.000000' });
  expect(withSide(drawn, 0, sidesOf(drawn)[0]!)).toEqual({ radius: expect.stringMatching(/^(499|500|501)$/) as string });
  expect(sidesOf({ kind: 'circle', centre: '31.2, 121.4' })).toEqual([]);
});
