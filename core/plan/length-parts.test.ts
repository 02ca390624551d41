import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeWaypoints } from './edits/index.ts';
import { estimateOf } from './estimate.ts';
import { lengthPartsOf, type LengthParts } from './length-parts.ts';
import { legLength } from './legs.ts';
import { USUAL_WINGS } from './wings.ts';
import { anyRoute, placeAt, routeThrough } from './testing/any-route.ts';

const HOME = { position: placeAt(-50, 0), altitude: 4 };
const LINE = routeThrough(
  [
    [0, 0],
    [100, 0],
    [200, 0],
  ],
  { endAction: 'homingLand' },
);
const sumOf = ({ out, legs, ahead, around, again, back }: LengthParts): number => out + legs + ahead + around + again + back;

test('the parts of a length add up to it, and its legs are those between the waypoints', () => {
  fc.assert(
    fc.property(anyRoute, fc.boolean(), fc.boolean(), (drawn, isHomeKnown, isWinged) => {
      const [route, home] = [
        { ...drawn, wings: isWinged ? ({ kind: 'fixedWing', ...USUAL_WINGS } as const) : null },
        isHomeKnown ? HOME : undefined,
      ];
      const parts = lengthPartsOf(route, home);
      const { length } = estimateOf(route, home);
      expect(sumOf(parts)).toBeCloseTo(length, 4);
      const { waypoints } = route;
      const legs = waypoints.slice(1).reduce((sum, to, index) => sum + legLength(waypoints[index]!, to), 0);
      expect(parts.legs).toBeCloseTo(legs, 6);
    }),
  );
});

test('climb and descent, the ways from home and back, circles, further cycles and what is not flown each have a part of their own', () => {
  const { out, legs, ahead, around, again, back } = lengthPartsOf(LINE);
  expect([ahead, around, again].map((part) => Math.abs(part))).toEqual([0, 0, 0]);
  expect([out, back], 'straight up to 15 m and down').toEqual([15, 15]);
  const home = lengthPartsOf(LINE, HOME);
  expect(Math.abs(home.out - 15 - 50)).toBeLessThan(2);
  expect(Math.abs(home.back - 250 - 15)).toBeLessThan(3);
  const circling = changeWaypoints(LINE, [1], { mode: 'circle', circling: { radius: 10, turns: 3 } });
  expect(lengthPartsOf(circling).around).toBeCloseTo(60 * Math.PI, 6);
  expect(lengthPartsOf({ ...LINE, cycles: 3 }).again).toBeCloseTo(4 * legs, 6);
  expect(lengthPartsOf({ ...LINE, entryPoint: 2 }).ahead).toBeCloseTo(-legs / 2, 2);
  expect(sumOf(lengthPartsOf({ ...LINE, waypoints: [] }))).toBe(0);
});
