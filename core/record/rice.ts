import type { BitReader, BitWriter } from './bits.ts';

/** A number beyond this many steps of its code is written out instead: one leap must not cost a kilobyte. */
const ESCAPE = 20;
const ESCAPE_BITS = ESCAPE + 46;
export const WIDEST = 23;
/** Below this, whole numbers are shifted rather than divided, which is several times quicker. */
const SHIFTED_BELOW = 2 ** 31;

/** Whole numbers of either sign as whole numbers from nought, the smallest first. */
export const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unfolded = (value: number): number => {
  if (value < SHIFTED_BELOW) return (value >>> 1) ^ -(value & 1);
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
};

const quotientOf = (value: number, width: number): number => (value < SHIFTED_BELOW ? value >>> width : ESCAPE);

export interface RiceCost {
  width: number;
  bits: number;
}

/** The width at which these numbers take the fewest bits, and how many. */
export function riceCost(values: Float64Array, count: number): RiceCost {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += Math.min(values[at]!, 0xf_ffff);
  const likely = Math.min(WIDEST, Math.max(0, Math.round(Math.log2((sum / Math.max(1, count)) * Math.LN2 + 1e-6))));
  let best: RiceCost = { width: likely, bits: Infinity };
  for (let width = Math.max(0, likely - 1); width <= Math.min(WIDEST, likely + 1); width++) {
    const bits = bitsAt(values, count, width);
    if (bits < best.bits) best = { width, bits };
  }
  return best;
}

function bitsAt(values: Float64Array, count: number, width: number): number {
  let bits = count * (width + 1);
  for (let at = 0; at < count; at++) {
    const quotient = quotientOf(values[at]!, width);
    bits += quotient < ESCAPE ? quotient : ESCAPE_BITS;
  }
  return bits;
}

/** Golomb's code with a divisor that is a power of two: near to the least that is possible for noise around a forecast. */
export function writeRice(bits: BitWriter, value: number, width: number): void {
  const quotient = quotientOf(value, width);
  if (quotient >= ESCAPE) {
    bits.write((1 << ESCAPE) - 1, ESCAPE);
    bits.writeNumber(value);
    return;
  }
  bits.write((1 << (quotient + 1)) - 2, quotient + 1);
  bits.write(value & ((1 << width) - 1), width);
}

export function readRice(bits: BitReader, width: number): number {
  const quotient = bits.readOnes(ESCAPE);
  return quotient === ESCAPE ? bits.readNumber() : ((quotient << width) | bits.read(width)) >>> 0;
}
