import type { ParameterType } from '@skyhelm/core/vehicle/parameter';

/** As autopilots call them, in every language. */
export const TYPE_NAMES: Record<ParameterType, string> = {
  u8: 'uint8',
  i8: 'int8',
  u16: 'uint16',
  i16: 'int16',
  u32: 'uint32',
  i32: 'int32',
  f32: 'float32',
};

/** As the aircraft writes it. */
export const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unit}` : text);

/** Digit by digit, with a point: it is compared with files and manuals, not read as prose. */
export const shownValue = (value: number | null, notNumber: string): string => (value === null ? notNumber : String(value));
