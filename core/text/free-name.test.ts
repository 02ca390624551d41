import { expect, test } from 'vitest';
import { freeName, readableLine } from './free-name.ts';

test('names that come again are numbered within the room there is, whatever their letters', () => {
  const taken = new Set<string>();
  const names = ['Ridge', 'rIDGE', 'Ridge', '航线航线航线', '航线航线航线'].map((name) => freeName(name, taken, 6));
  expect(names).toEqual(['Ridge', 'rIDG 2', 'Ridg 3', '航线航线航线', '航线航线 2']);
});

test('what nobody can read is left out', () => {
  expect(readableLine(' a\u0000\u202e b\n\tc\ud800 ')).toBe('a b c');
});
