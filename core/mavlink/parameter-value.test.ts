import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParameterType } from '../vehicle/parameter.ts';
import { shortestFloat } from '../vehicle/parameter.ts';
import { encode } from './encode.ts';
import { parser } from './parser.ts';
import {
  isExact,
  parameterBits,
  PARAMETER_TYPE_NUMBERS,
  parameterTypeOf,
  readParameterValue,
  type ParameterEncoding,
} from './parameter-value.ts';

/** Written into a frame and read out of it at the other end. */
function sent(encoding: ParameterEncoding, type: ParameterType, value: number): number | null {
  const bits = parameterBits(encoding, type, value);
  let heard: number | null | undefined;
  const frames = parser(({ payload }) => (heard = readParameterValue(encoding, type, payload, 0)));
  frames.take(
    encode(
      'PARAM_SET',
      { param_id: 'A', param_type: PARAMETER_TYPE_NUMBERS[type] },
      { system: 1, component: 1, sequence: 0 },
      undefined,
      (payload) => payload.setUint32(0, bits, true),
    ),
  );
  return heard!;
}

test('every whole number of 32 bits comes through byte by byte, those included whose bytes are no float', () => {
  for (const value of [-1, -5_000_000, -8_388_607, -8_388_608, 2_139_095_041, -2_147_483_648, 2_147_483_647]) {
    expect(sent('bytewise', 'i32', value)).toBe(value);
  }
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(sent('bytewise', 'i32', value)).toBe(value);
    }),
  );
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), (value) => {
      expect(sent('bytewise', 'u32', value)).toBe(value);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -128, max: 127 }), (value) => {
      expect(sent('bytewise', 'i8', value)).toBe(value);
    }),
  );
});

test('a number in a float comes through where it is exact, and it is known where it is not', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(sent('cast', 'i32', value) === value).toBe(isExact('cast', 'i32', value));
    }),
  );
  expect(isExact('cast', 'i32', 16_777_217)).toBe(false);
  expect(isExact('bytewise', 'i32', 16_777_217)).toBe(true);
});

test('floats come through in either way', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('cast', 'bytewise'), (value, encoding) => {
      expect(sent(encoding, 'f32', value)).toBe(shortestFloat(value));
    }),
  );
  expect(sent('cast', 'f32', Number.NaN)).toBeNull();
});

test('types that need more than 32 bits are none of ours', () => {
  expect([7, 8, 10, 0, 11, 255].map(parameterTypeOf)).toEqual(Array(6).fill(undefined));
  expect(parameterTypeOf(9)).toBe('f32');
});
