import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMobile, MOBILE_MAX, normalMobile } from './mobile.ts';

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: length, maxLength: length });
const chinese = fc.tuple(fc.integer({ min: 3, max: 9 }), digits(9)).map(([second, rest]) => `1${second}${rest}`);
const russian = digits(10).map((rest) => `8${rest}`);

test('a number has one spelling, however it was typed', () => {
  fc.assert(
    fc.property(chinese, (number) => {
      const spaced = `${number.slice(0, 3)} ${number.slice(3, 7)}-${number.slice(7)}`;
      for (const text of [number, spaced, `+86${number}`, `+86 ${number}`]) {
        expect(isMobile(text)).toBe(true);
        expect(normalMobile(text)).toBe(`+86${number}`);
      }
    }),
  );
  fc.assert(fc.property(russian, (number) => normalMobile(number) === normalMobile(`+7${number.slice(1)}`)));
});

test('the one spelling is itself a number and stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(chinese, russian), (number) => {
      const normal = normalMobile(number);
      expect(isMobile(normal)).toBe(true);
      expect(normalMobile(normal)).toBe(normal);
    }),
  );
});

test('what is no number is refused', () => {
  for (const text of [
    '',
    '12345678901',
    '1380013800',
    '138001380000',
    '+0123456789',
    '+12345',
    '１３８００１３８０００',
    '138001380o0',
    '+86 13800138000 ext 5',
  ])
    expect(isMobile(text)).toBe(false);
});

test('nothing longer than the field is accepted', () => {
  expect(isMobile(`+8613800138000${' '.repeat(MOBILE_MAX - 14)}`)).toBe(true);
  expect(isMobile(`+8613800138000${' '.repeat(MOBILE_MAX - 13)}`)).toBe(false);
});
