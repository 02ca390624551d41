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

test('an account is one word of a length that can be typed', () => {
  fc.assert(fc.property(word, (text) => isAccount(text) === (text.length >= ACCOUNT_LENGTH.min && text.length <= ACCOUNT_LENGTH.max)));
  expect(isAccount('two words')).toBe(false);
  expect(isAccount('a'.repeat(ACCOUNT_LENGTH.max + 1))).toBe(false);
});
