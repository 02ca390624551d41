import { expect, test } from 'vitest';
import { placesIn, withClick, withMoved, withoutPlace } from './drawn-places.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('a click adds a place to a line, and is the place of a point', () => {
  expect(withClick('1, 2', 'line', at(3, 4))).toBe('1, 2\n3.000000, 4.000000');
  expect(withClick('1, 2', 'point', at(3, 4))).toBe('3.000000, 4.000000');
  expect(withClick(undefined, 'polygon', at(3, 4))).toBe('3.000000, 4.000000');
});

test('a place is moved or taken out; the others stay to the last digit', () => {
  const typed = '1.123456789, 2\n3, 4\n5, 6';
  expect(withMoved(typed, 1, at(7.000_000_4, 8))).toBe('1.123456789, 2\n7.000000, 8.000000\n5, 6');
  expect(withoutPlace(typed, 2)).toBe('1.123456789, 2\n3, 4');
  expect(placesIn(withoutPlace('1, 2', 0))).toEqual([]);
});
