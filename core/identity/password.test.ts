import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAcceptablePassword, PASSWORD_LENGTH } from './password.ts';

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
const acceptable = fc
  .tuple(
    fc.constantFrom(...'abcxyz'.split('')),
    fc.constantFrom(...'ABCXYZ'.split('')),
    fc.constantFrom(...'0189'.split('')),
    fc.string({ unit: printable, minLength: PASSWORD_LENGTH.min - 3, maxLength: PASSWORD_LENGTH.max - 3 }),
  )
  .chain((parts) => fc.shuffledSubarray([...parts.join('')], { minLength: parts.join('').length }))
  .map((characters) => characters.join(''));

test('lower case, upper case and a digit in any order, with any signs beside them, are enough', () => {
  fc.assert(fc.property(acceptable, (password) => isAcceptablePassword(password)));
});

test('without one of the three it is refused', () => {
  fc.assert(
    fc.property(acceptable, fc.constantFrom(/[a-z]/g, /[A-Z]/g, /[0-9]/g), (password, kind) => {
      expect(isAcceptablePassword(password.replace(kind, '-'))).toBe(false);
    }),
  );
});

test('too short and too long are refused', () => {
  expect(isAcceptablePassword('Aa34567')).toBe(false);
  expect(isAcceptablePassword('Aa345678')).toBe(true);
  expect(isAcceptablePassword(`Aa3${'-'.repeat(17)}`)).toBe(true);
  expect(isAcceptablePassword(`Aa3${'-'.repeat(18)}`)).toBe(false);
});

test('characters that cannot be seen are refused: nobody could type them again', () => {
  for (const hidden of ['\u0000', '\n', '\u200b', '\u202e', '\ud800']) expect(isAcceptablePassword(`Aa345678${hidden}`)).toBe(false);
});
