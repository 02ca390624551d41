import fc from 'fast-check';
import { expect, test } from 'vitest';
import { follow, isLeap, type Flown } from './flown.ts';

const METRE = 1 / 111_195;
const north = (metres: number) => ({ latitude: 40 + metres * METRE, longitude: 116 });
const nothing = (): Flown => ({ metres: 0, last: undefined });

test('what is flown is added up, and a leap is told and not counted', () => {
  const flown = nothing();
  expect(follow(flown, north(0), 0)).toBeUndefined();
  expect(follow(flown, north(30), 1_000)).toBeUndefined();
  expect(follow(flown, north(100_030), 1_100)).toBeCloseTo(100_000, -2);
  expect(follow(flown, north(100_050), 2_000)).toBeUndefined();
  expect(flown.metres).toBeCloseTo(50, 0);
  // Unheard for ten minutes it may well have flown there.
  expect(follow(flown, north(110_050), 602_000)).toBeUndefined();
  expect(flown.metres).toBeCloseTo(10_050, -2);
});

test('whoever flies at a speed that can be flown never leaps, however seldom it is heard', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.array(fc.integer({ min: 1, max: 600_000 }), { maxLength: 20 }),
      (speed, gaps) => {
        const flown = nothing();
        let [at, way] = [0, 0];
        for (const gap of gaps) {
          [at, way] = [at + gap, way + (speed * gap) / 1000];
          expect(follow(flown, north(way % 1_000_000), at) === undefined || way > 1_000_000).toBe(true);
        }
      },
    ),
  );
  expect([isLeap(201, 0), isLeap(199, 0), isLeap(100_000, 100_000)]).toEqual([true, false, true]);
});
