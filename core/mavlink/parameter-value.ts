import { readInteger } from '../vehicle/integer-wire.ts';
import type { ParameterType } from '../vehicle/parameter.ts';
import { shortestFloat } from '../vehicle/parameter.ts';
import { MavParamType } from './named-numbers.generated.ts';

/** ArduPilot writes the number of an integer into the float of the message, PX4 its bytes. */
export type ParameterEncoding = 'cast' | 'bytewise';

const TYPES: Partial<Record<number, ParameterType>> = {
  [MavParamType.UINT8]: 'u8',
  [MavParamType.INT8]: 'i8',
  [MavParamType.UINT16]: 'u16',
  [MavParamType.INT16]: 'i16',
  [MavParamType.UINT32]: 'u32',
  [MavParamType.INT32]: 'i32',
  [MavParamType.REAL32]: 'f32',
};

/** Nothing for one that does not fit into the message, such as 64 bits. */
export const parameterTypeOf = (wire: number): ParameterType | undefined => TYPES[wire];

export const PARAMETER_TYPE_NUMBERS = Object.fromEntries(Object.entries(TYPES).map(([number, type]) => [type, Number(number)])) as Record<
  ParameterType,
  number
>;

const four = new DataView(new ArrayBuffer(4));

/** From the four bytes themselves: read as a float, minus one would be no number at all. */
export function readParameterValue(encoding: ParameterEncoding, type: ParameterType, view: DataView, at: number): number | null {
  if (type === 'f32') return shortestFloat(view.getFloat32(at, true));
  if (encoding === 'cast') {
    const value = view.getFloat32(at, true);
    return Number.isFinite(value) ? Math.round(value) : null;
  }
  return readInteger(view, at, type);
}

/** The four bytes, as a whole number: as a float some of them would not survive being handed on. */
export function parameterBits(encoding: ParameterEncoding, type: ParameterType, value: number): number {
  if (type === 'f32' || encoding === 'cast') four.setFloat32(0, value, true);
  else if (type === 'u32') four.setUint32(0, value, true);
  else four.setInt32(0, value, true);
  return four.getUint32(0, true);
}

/** A float holds whole numbers exactly up to 2^24: a larger one would arrive as its neighbour. */
export const isExact = (encoding: ParameterEncoding, type: ParameterType, value: number): boolean =>
  type === 'f32' || encoding === 'bytewise' || Math.fround(value) === value;
