import { expect, test } from 'vitest';
import { isBlamed } from './rules.ts';

test('nobody is blamed for a field before anything was typed into it, but as soon as they want to save', () => {
  for (const nothing of [undefined, null, '', []]) {
    expect(isBlamed(nothing, false, false)).toBe(false);
    expect([isBlamed(nothing, true, false), isBlamed(nothing, false, true)]).toEqual([true, true]);
  }
  expect([isBlamed('x', false, false), isBlamed(0, false, false), isBlamed(['x'], false, false)]).toEqual([true, true, true]);
});
