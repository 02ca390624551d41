import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalSignOf, numberIn, type DecimalSign } from './decimals.ts';

const signs = fc.constantFrom<DecimalSign>('.', ',');
const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');
const written = (value: number, digits: number, sign: DecimalSign) => value.toFixed(digits).replace('.', sign);
/** Thousandths, so that three decimals hold all of it. */
const numbers = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((thousandths) => thousandths / 1_000);
const digits = fc.integer({ min: 1, max: 9 });

test('a number is the one that was written, or none', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 3, max: 9 }), signs, (value, count, sign) => {
      expect(numberIn(written(value, count, sign), sign, false)).toBe(value);
      expect(numberIn(written(value, count, sign), sign, true)).toBe(value);
    }),
  );
});

test('one whose thousands are parted is never read as a thousandth of itself', () => {
  const parted = (value: number, sign: DecimalSign) => value.toLocaleString('en').replaceAll(',', other(sign));
  const large = fc.integer({ min: 1_000, max: 999_999_999 });
  fc.assert(
    fc.property(large, fc.boolean(), signs, (value, isNegative, sign) => {
      expect(numberIn(parted(isNegative ? -value : value, sign), sign, false)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(large, (value) => {
      expect(numberIn(parted(value, '.'), undefined, false)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(large, fc.constantFrom(' ', "'", '’', '_', '\u00a0', '\u2009', '\u202f'), signs, (value, between, sign) => {
      expect(numberIn(value.toLocaleString('en').replaceAll(',', between), sign, false)).toBeUndefined();
    }),
  );
});

test('places show what decimals begin with, unless they show both or none', () => {
  const degrees = fc.double({ min: -180, max: 180, noNaN: true });
  const places = fc.array(fc.tuple(degrees, digits), { minLength: 1 });
  fc.assert(
    fc.property(places, places, signs, (some, more, sign) => {
      const by = (list: typeof some, mark: DecimalSign) => list.map(([value, count]) => written(value, count, mark));
      expect(decimalSignOf(['', 'north', '47', ...by(some, sign)])).toBe(sign);
      expect(decimalSignOf([...by(some, '.'), ...by(more, ',')])).toBeUndefined();
    }),
  );
  expect(decimalSignOf(['', '47', '-8'])).toBeUndefined();
});
