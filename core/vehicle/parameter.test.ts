import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isParameterName, isSameValue, PARAMETER_TYPES, shortestFloat, unfitness } from './parameter.ts';

/** Nought has no sign that anybody would miss. */
const floats = fc.float({ noNaN: true, noDefaultInfinity: true }).map((float) => float + 0);

test('a float is shown as short as it can be without becoming another one', () => {
  expect(shortestFloat(Math.fround(0.1))).toBe(0.1);
  expect(shortestFloat(16_777_216)).toBe(16_777_216);
  expect(shortestFloat(Math.fround(1e-45))).toBe(1e-45);
  expect([Number.NaN, Infinity, 1e39].map(shortestFloat)).toEqual([null, null, null]);
  fc.assert(
    fc.property(floats, (float) => {
      const short = shortestFloat(float)!;
      expect(Math.fround(short)).toBe(float);
      expect(String(short).length).toBeLessThanOrEqual(String(float).length);
    }),
  );
});

test('a float that was read back is the one that was written, however many digits it was written with', () => {
  fc.assert(
    fc.property(fc.double({ min: -3e38, max: 3e38, noNaN: true }), (typed) => {
      expect(isSameValue('f32', typed, shortestFloat(typed))).toBe(true);
    }),
  );
  expect(isSameValue('f32', 0.1, 0.1000001)).toBe(false);
  expect(isSameValue('f32', null, null)).toBe(true);
  expect(isSameValue('f32', null, 0)).toBe(false);
});

test('whole numbers are themselves and nothing near them', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (one, other) => {
      expect(isSameValue('i32', one, other)).toBe(one === other);
    }),
  );
  expect(isSameValue('i32', 16_777_217, 16_777_216)).toBe(false);
});

test('a value fits its type or it is said why not', () => {
  expect(PARAMETER_TYPES.map((type) => unfitness(type, -1)?.code)).toEqual([
    'parameter.range',
    undefined,
    'parameter.range',
    undefined,
    'parameter.range',
    undefined,
    undefined,
  ]);
  expect(unfitness('i8', 128)).toMatchObject({ code: 'parameter.range', params: { min: -128, max: 127 } });
  expect(unfitness('u32', 0xffff_ffff)).toBeUndefined();
  expect(unfitness('i32', 1.5)?.code).toBe('parameter.notWhole');
  expect(unfitness('f32', 1e39)?.code).toBe('parameter.notFloat');
  expect(unfitness('f32', Number.NaN)?.code).toBe('parameter.notFloat');
});

test('names are what fits a file of them', () => {
  expect(['RTL_ALT', '_HASH_CHECK', 'a', 'A'.repeat(16)].every(isParameterName)).toBe(true);
  expect(['', 'A'.repeat(17), 'A,B', 'A B', '#A', '-A', 'Ä', '=A'].some(isParameterName)).toBe(false);
});
