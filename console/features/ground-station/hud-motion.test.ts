import fc from 'fast-check';
import { expect, test } from 'vitest';
import { glide, hudValuesOf, isSame, NO_VALUES } from './hud-motion.ts';

const degrees = fc.double({ min: 0, max: 360, noNaN: true });

test('needles reach what was measured, the short way round, and stop there', () => {
  fc.assert(
    fc.property(degrees, degrees, (from, to) => {
      const measured = { ...NO_VALUES, heading: to };
      let shown = { ...NO_VALUES, heading: from as number | undefined };
      for (let frame = 0; frame < 200; frame++) shown = glide(shown, measured, 16);
      expect(isSame(shown, measured)).toBe(true);
    }),
  );
  expect(glide({ ...NO_VALUES, heading: 350 }, { ...NO_VALUES, heading: 10 }, 50).heading).toBeGreaterThan(350);
});

test('what nobody knows is gone at once and comes back where it is', () => {
  const known = hudValuesOf({ roll: 10, height: 50, yaw: 90 });
  expect(known).toEqual({ ...NO_VALUES, roll: 10, height: 50, heading: 90 });
  expect(glide(known, NO_VALUES, 16)).toEqual(NO_VALUES);
  expect(glide(NO_VALUES, known, 16)).toEqual(known);
});
