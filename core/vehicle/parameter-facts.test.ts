import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitsIn, doubtOf, withBit } from './parameter-facts.ts';

const codeOf = (facts: object, value: number) => doubtOf({ label: '', ...facts }, value)?.code;

describe('a doubt', () => {
  test('is what lies outside of the range, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (one, other, value) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const expected = value < min ? 'below' : value > max ? 'above' : undefined;
        expect(codeOf({ min, max }, value)).toBe(expected);
      }),
    );
    expect(codeOf({ min: 1 }, 1e9)).toBeUndefined();
    expect(codeOf({}, Number.MAX_VALUE)).toBeUndefined();
  });

  test('is a value without a meaning; one with a meaning is none, though it lies outside', () => {
    const values = [
      { value: -1, label: 'Off' },
      { value: 2, label: 'Two' },
    ];
    expect([-1, 2, 1, -2].map((value) => codeOf({ min: 0, max: 5, values }, value))).toEqual([undefined, undefined, 'unlisted', 'below']);
  });

  test('is a bit without a meaning', () => {
    const bits = [0, 3].map((bit) => ({ bit, label: '' }));
    expect([0, 1, 8, 9, 2, 11].map((value) => codeOf({ bits }, value) !== undefined)).toEqual([false, false, false, false, true, true]);
  });
});

test('a bit turned over twice is as it was, and is in the value in between as it was not before', () => {
  const signed = fc.record({ value: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), isSigned: fc.constant(true) });
  const unsigned = fc.record({ value: fc.nat(2 ** 32 - 1), isSigned: fc.constant(false) });
  fc.assert(
    fc.property(fc.oneof(signed, unsigned), fc.nat(31), ({ value, isSigned }, bit) => {
      const turned = withBit(value, bit, isSigned);
      expect(bitsIn(turned).has(bit)).toBe(!bitsIn(value).has(bit));
      expect(withBit(turned, bit, isSigned)).toBe(value);
    }),
  );
});
