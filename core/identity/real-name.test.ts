import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isName, NAME_MAX } from './name.ts';
import { isRealName } from './real-name.ts';

const letter = fc.constantFrom(...'azAZ09éñ李娜王ИванЖ'.split(''));
const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
const joint = fc.constantFrom(' ', '·', '-', "'", '’', '.', '. ');
const name = fc
  .tuple(word, fc.array(fc.tuple(joint, word), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.map(([mark, next]) => mark + next).join(''));

test('takes the marks that belong to names', () => {
  for (const text of [
    '阿依古丽·买买提',
    'Петров-Водкин',
    'Иванов-Петров Пётр',
    "O'Brien",
    'D’Angelo',
    "'t Hooft",
    'J. R. Smith Jr.',
    '张伟',
  ]) {
    expect(isRealName(text), text).toBe(true);
  }
  fc.assert(fc.property(name, (text) => isRealName(text)));
});

test('takes every name that an account may have', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => isName(words.join(' ')) === isRealName(words.join(' '))),
  );
});

test('marks alone, doubled or at the edge are no name', () => {
  for (const text of ['', '·', '-', '.', 'a--b', 'a··b', 'a  b', '-a', 'a-', '·a', 'a·', ' a', 'a ', 'a..', '.a'])
    expect(isRealName(text), text).toBe(false);
});

test('one symbol of another kind anywhere makes it none', () => {
  const symbol = fc.constantFrom(...Array.from('_,"<>&;/\\|@#$%*()[]{}=+?!~`^:\t\n\u00a0\u3000\u202e\u200b１①'), '😀');
  fc.assert(
    fc.property(name, symbol, fc.nat(), (text, sign, at) => {
      const place = at % (text.length + 1);
      expect(isRealName(text.slice(0, place) + sign + text.slice(place))).toBe(false);
    }),
  );
});

test('a hostile one is refused at once', () => {
  const start = performance.now();
  expect(isRealName(`${'a'.repeat(NAME_MAX - 1)}!`)).toBe(false);
  expect(isRealName(`${"a'".repeat(100_000)}!`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});
