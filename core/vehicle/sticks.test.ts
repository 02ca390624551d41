import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pressed, STICK_KEYS } from './stick-keys.ts';
import { STICKS_FRESH_MS, stickStream } from './stick-stream.ts';
import { AT_REST, AXES, axesOf, felt, gamepadSticks, HANDEDNESS, HANDS, NEUTRAL, STICK_WAYS, together, type Sticks } from './sticks.ts';

const deflection = fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value || 0);
const anySticks: fc.Arbitrary<Sticks> = fc.record({ leftX: deflection, leftY: deflection, rightX: deflection, rightY: deflection });
const anyKeys = fc.uniqueArray(fc.constantFrom(...Object.keys(STICK_KEYS))).map((keys) => new Set(keys));

describe('handedness', () => {
  test('is as on the remote controls: left hand of modes 1 to 4', () => {
    expect(HANDEDNESS.map((mode) => [HANDS[mode].leftY, HANDS[mode].leftX])).toEqual([
      ['forward', 'turn'],
      ['up', 'turn'],
      ['forward', 'right'],
      ['up', 'right'],
    ]);
  });

  test.each(HANDEDNESS)('%s leaves no axis without a stick and none with two', (mode) => {
    expect(STICK_WAYS.map((way) => HANDS[mode][way]).sort()).toEqual([...AXES].sort());
    expect(axesOf(AT_REST, mode)).toEqual(NEUTRAL);
    fc.assert(
      fc.property(anySticks, (sticks) => {
        const axes = axesOf(sticks, mode);
        for (const way of STICK_WAYS) expect(axes[HANDS[mode][way]]).toBe(sticks[way]);
      }),
    );
  });
});

describe('what a finger means', () => {
  test('is nothing in the middle, all at the edge, and no more beyond', () => {
    expect([0, 0.05, -0.05, 1, -1, 7, NaN].map(felt)).toEqual([0, 0, 0, 1, -1, 1, 0]);
  });

  test('is the same to both sides, and never less for more', () => {
    fc.assert(
      fc.property(deflection, deflection, (one, other) => {
        expect(felt(-one)).toBeCloseTo(-felt(one));
        if (one <= other) expect(felt(one)).toBeLessThanOrEqual(felt(other));
        expect(Math.abs(felt(one))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('keys', () => {
  test('move a stick gently, let it go at once, and turn it round from the middle', () => {
    const first = pressed(AT_REST, new Set(['KeyW']), 60);
    expect(first.leftY).toBeCloseTo(0.1);
    expect(pressed(first, new Set(['KeyW']), 60_000).leftY).toBe(1);
    expect(pressed(first, new Set(), 1)).toEqual(AT_REST);
    expect(pressed({ ...AT_REST, leftY: 1 }, new Set(['KeyS']), 60).leftY).toBeCloseTo(-0.1);
    expect(pressed(first, new Set(['KeyW', 'KeyS']), 60)).toEqual(AT_REST);
  });

  test('never push a stick over its edge, nor one that they do not belong to', () => {
    fc.assert(
      fc.property(anySticks, anyKeys, fc.double({ min: 0, max: 2_000, noNaN: true }), (before, keys, ms) => {
        const after = pressed(before, keys, ms);
        for (const way of STICK_WAYS) {
          const isTouched = [...keys].some((key) => STICK_KEYS[key]![0] === way);
          expect(Math.abs(after[way])).toBeLessThanOrEqual(isTouched ? 1 : 0);
        }
      }),
    );
  });
});

test('of two hands the stronger one counts', () => {
  fc.assert(
    fc.property(anySticks, (sticks) => {
      expect(together(sticks, AT_REST)).toEqual(sticks);
      expect(together(AT_REST, sticks)).toEqual(sticks);
    }),
  );
});

test('a gamepad’s stick pushed away from the pilot is forward', () => {
  expect(gamepadSticks([0, -1, 0.01, 1])).toEqual({ leftX: 0, leftY: 1, rightX: 0, rightY: -1 });
  expect(gamepadSticks([])).toEqual(AT_REST);
});

describe('sticks on their way', () => {
  test('count in the order in which they were moved, and none twice', () => {
    const stream = stickStream();
    expect([1_000, 1_050, 1_050, 1_020, 1_100].map((sentAt, at) => stream.admits(sentAt, 5_000 + at * 50))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  test('are too late when they were held up longer than they are fresh, whatever the clocks say', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 5_000 }), (apart, heldUp) => {
        const stream = stickStream();
        expect(stream.admits(0, apart)).toBe(true);
        expect(stream.admits(50, apart + 50 + heldUp)).toBe(heldUp <= STICKS_FRESH_MS + 0.001 * (50 + heldUp));
      }),
    );
  });

  test('are not refused for a clock that runs slowly for hours', () => {
    const stream = stickStream();
    for (let ms = 0; ms < 4 * 3_600_000; ms += 1_000) expect(stream.admits(ms * 0.9995, ms)).toBe(true);
  });
});
