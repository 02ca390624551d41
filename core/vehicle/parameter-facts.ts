import { warning, type Issue } from '../issue.ts';

/** What a vehicle says of one of its parameters beside its value, in its own words. */
export interface ParameterFacts {
  label: string;
  /** In whole sentences. */
  description?: string;
  group?: string;
  unit?: string;
  min?: number;
  max?: number;
  increment?: number;
  /** It takes effect after the next start of the vehicle. */
  needsReboot?: true;
  /** The aircraft sets it itself. */
  isReadOnly?: true;
  /** The aircraft changes it by itself, too. */
  isVolatile?: true;
  /** What single values mean. */
  values?: { value: number; label: string }[];
  /** What single bits mean, where the value is made of them. */
  bits?: { bit: number; label: string }[];
}

export type ParameterDoubt = Issue & { code: 'below' | 'above' | 'unlisted' | 'unknownBits' };

/** Why a value is worth a second look. The vehicle decides whether it takes it: what it says of its parameters is advice. */
export function doubtOf({ min, max, values, bits }: ParameterFacts, value: number): ParameterDoubt | undefined {
  if (values?.some((one) => one.value === value)) return undefined;
  if (min !== undefined && value < min) return warning('below', { min });
  if (max !== undefined && value > max) return warning('above', { max });
  if (values) return warning('unlisted');
  if (bits && [...bitsIn(value)].some((bit) => !bits.some((one) => one.bit === bit))) return warning('unknownBits');
  return undefined;
}

const WORD = 32;

/** Numbers of the bits that are set; of a number that is not whole there are none. */
export function bitsIn(value: number): ReadonlySet<number> {
  const found = new Set<number>();
  if (!Number.isInteger(value)) return found;
  for (let bit = 0; bit < WORD; bit++) if ((value >>> bit) & 1) found.add(bit);
  return found;
}

/** With the bit turned over, as an integer of this sign: bit 31 of a signed one is its sign. */
export function withBit(value: number, bit: number, isSigned: boolean): number {
  const turned = (value ^ (1 << bit)) >>> 0;
  return isSigned ? turned | 0 : turned;
}
