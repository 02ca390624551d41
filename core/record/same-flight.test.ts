import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameFlight, type Flown } from './same-flight.ts';

const flown = (takeOffAt: number, landedAt: number): Flown => ({ takeOffAt, landedAt });

test('a flight is the same though clocks differ by seconds, or one of them heard less of it', () => {
  expect(isSameFlight(flown(0, 600), flown(7, 590))).toBe(true);
  expect(isSameFlight(flown(0, 600), flown(-40, 300))).toBe(true);
  expect(isSameFlight(flown(0, 600), flown(500, 640))).toBe(true);
  expect(isSameFlight(flown(5, 5), flown(5, 5))).toBe(true);
});

test('flights one after the other are two, also where clocks make them touch', () => {
  expect(isSameFlight(flown(0, 600), flown(600, 900))).toBe(false);
  expect(isSameFlight(flown(0, 600), flown(590, 900))).toBe(false);
  expect(isSameFlight(flown(0, 600), flown(9_000, 9_600))).toBe(false);
});

test('it does not matter which one is asked first', () => {
  const some = fc.tuple(fc.nat(100), fc.nat(100)).map(([from, long]) => flown(from, from + long));
  fc.assert(fc.property(some, some, (one, other) => isSameFlight(one, other) === isSameFlight(other, one)));
});
