import { expect, test } from 'vitest';
import { freeName, freeNames, readableLine } from './free-name.ts';

test('names that come again are numbered within the room there is, whatever their letters', () => {
  const taken = new Set<string>();
  const names = ['Ridge', 'rIDGE', 'Ridge', '航线航线航线', '航线航线航线'].map((name) => freeName(name, taken, 6));
  expect(names).toEqual(['Ridge', 'rIDG 2', 'Ridg 3', '航线航线航线', '航线航线 2']);
});

test('thousands of one beginning are numbered on, past those that are called so anyway', () => {
  const nameOf = freeNames(10);
  expect(nameOf('Zone 20000')).toBe('Zone 20000');
  const names = Array.from({ length: 20_000 }, (_, index) => nameOf(`Zone of the country, number ${index}`));
  expect([names[0], names[1], names.at(-1)]).toEqual(['Zone of th', 'Zone of 2', 'Zone 20001']);
  expect(new Set(names).size).toBe(names.length);
});

test('what nobody can read is left out', () => {
  expect(readableLine(' a\u0000\u202e b\n\tc\ud800 ')).toBe('a b c');
});
