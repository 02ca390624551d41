import type { Amend } from '@skyhelm/core/mavlink/encode';
import { MavParamType } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { ParameterType } from '../flavours/parameters.ts';

export const TYPE_NUMBERS: Record<ParameterType, number> = {
  i8: MavParamType.INT8,
  i16: MavParamType.INT16,
  i32: MavParamType.INT32,
  f32: MavParamType.REAL32,
};

/** An integer's bytes in place of a float's: PX4's way to send one. As a float that is not a number some of them would not survive. */
export const inBytes =
  (value: number): Amend =>
  (payload) =>
    payload.setInt32(0, value, true);

/** From the payload itself, because a float that is not a number would lose the integer's bits. */
export const asInteger = (payload: DataView): number => payload.getInt32(0, true);

/** CRC-32 as PX4 reckons it: no inversion at either end. */
export function crc32(data: Iterable<number>, start = 0): number {
  let crc = start;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return crc >>> 0;
}
