import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCOUNT_LENGTH, isAccount, isName, NAME_MAX } from './name.ts';

const letter = fc.constantFrom(...'azAZ09éñ李娜王ИванЖ'.split(''));
const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

test('words of the three languages and digits, parted by single spaces, are names', () => {
  fc.assert(fc.property(name, (text) => isName(text)));
});

test('one symbol anywhere makes it none', () => {
  const symbol = fc.constantFrom(...Array.from('_-.,\'"<>&;/\\|@#$%*()[]{}=+?!~`^:\t\n\u00a0\u3000\u202e\u200b１①'), '😀');
  fc.assert(
    fc.property(name, symbol, fc.nat(), (text, sign, at) => {
      const place = at % (text.length + 1);
      expect(isName(text.slice(0, place) + sign + text.slice(place))).toBe(false);
    }),
  );
});

test('spaces part words, nothing else', () => {
  for (const text of ['', ' ', ' 李娜', '李娜 ', 'Anna  Smith']) expect(isName(text)).toBe(false);
});

test('a name ends at its longest', () => {
  expect(isName('李'.repeat(NAME_MAX))).toBe(true);
  expect(isName('李'.repeat(NAME_MAX + 1))).toBe(false);
});

const accountWord = fc.string({ unit: fc.constantFrom(...'azAZ09李娜王'.split('')), minLength: 1, maxLength: 8 });

test('an account is one word of a length that can be typed', () => {
  fc.assert(
    fc.property(accountWord, (text) => isAccount(text) === (text.length >= ACCOUNT_LENGTH.min && text.length <= ACCOUNT_LENGTH.max)),
  );
  expect(isAccount('two words')).toBe(false);
  expect(isAccount('a'.repeat(ACCOUNT_LENGTH.max + 1))).toBe(false);
});

test('an account has no letter that passes for another', () => {
  const lookalike = fc.constantFrom(...'аеорсухАВЕНіéıａｄ０'.split(''));
  fc.assert(
    fc.property(accountWord, lookalike, fc.nat(), (text, letter, at) => {
      const place = at % (text.length + 1);
      expect(isAccount(`${text.slice(0, place)}${letter}${text.slice(place)}`)).toBe(false);
    }),
  );
  for (const text of ['ａｄｍｉｎ', 'аdmin', 'пилот']) expect(isAccount(text)).toBe(false);
});

test('an account is nobody’s phone number; other digits are fine', () => {
  const mainland = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }));
  fc.assert(fc.property(mainland, ([second, rest]) => !isAccount(`1${second}${String(rest).padStart(9, '0')}`)));
  expect(isAccount('89123456789')).toBe(false);
  for (const text of ['20260001', '12345678901', '138001380001']) expect(isAccount(text)).toBe(true);
});
