import { addressText, type Address } from './ip-address.ts';
import { parseWhitelist, type AddressRange } from './ip-whitelist.ts';

/** What one entry of a list admits, for whoever writes it. */
export type WhitelistLine = { entry: string } & (
  | { kind: 'fault' }
  /** A number alone, which with a dot behind it would be a prefix. */
  | { kind: 'number' }
  | { kind: 'everyone' }
  | { kind: 'one'; address: string }
  /** `bits`: how many are free, so that there are two to their power. */
  | { kind: 'range'; first: string; last: string; bits: number }
);

/** A line for each entry, in the order in which they stand. */
export const whitelistLines = (text: string): WhitelistLine[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((entry) => entry !== '')
    .map((entry): WhitelistLine => {
      const range = parseWhitelist(entry).ranges[0];
      if (range) return { entry, ...admitted(range) };
      const isNumber = /^\d+$/.test(entry) && parseWhitelist(`${entry}.`).ranges.length > 0;
      return { entry, kind: isNumber ? 'number' : 'fault' };
    });

function admitted({ base, bits }: AddressRange): { kind: 'everyone' } | { kind: 'one'; address: string } | Bounds {
  if (!base) return { kind: 'everyone' };
  const free = base.length * 8 - bits;
  if (free === 0) return { kind: 'one', address: addressText(base) };
  return { kind: 'range', first: addressText(filled(base, bits, 0)), last: addressText(filled(base, bits, 0xff)), bits: free };
}

type Bounds = { kind: 'range'; first: string; last: string; bits: number };

/** The address with every bit behind the first `bits` set to those of `filling`. */
const filled = (base: Address, bits: number, filling: number): Address =>
  base.map((byte, at) => {
    const kept = Math.min(8, Math.max(0, bits - at * 8));
    const mask = (0xff00 >> kept) & 0xff;
    return (byte & mask) | (filling & ~mask & 0xff);
  });
