import { expect, test } from 'vitest';
import { numberIn, wholeIn } from './number-in.ts';

test('a positive-integer check rejects anything starting with 0, second document, section 5', () => {
  for (const text of ['01', '007', '00', '+01', '-01', '01.5', ' 012 ']) expect(wholeIn(text), text).toBe(text.trim());
  for (const text of ['0', '1', '10', '100', ' 7 ']) expect(wholeIn(text), text).toBe(Number(text));
  expect(wholeIn('1.5')).toBe(1.5);
  expect(wholeIn('0.5')).toBe(0.5);
  expect(wholeIn('')).toBeUndefined();
  expect(wholeIn('many')).toBe('many');
});

test('a decimal is read with a comma or a point, and what is no number stays as it was typed', () => {
  expect(numberIn('031,2')).toBe(31.2);
  expect(numberIn('121.4')).toBe(121.4);
  expect(numberIn('1,000,5')).toBe('1,000,5');
  expect(numberIn(undefined)).toBeUndefined();
});
