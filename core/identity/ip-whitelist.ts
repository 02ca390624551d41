import { error, type Issue } from '../issue.ts';
import { parseAddress, type Address } from './ip-address.ts';

/** Addresses whose first `bits` are those of `base`; without a base, every address. */
export interface AddressRange {
  base: Address | undefined;
  bits: number;
}

/**
 * Comma-separated addresses, prefix segments ("192.168.1" or "192.168.1.") and CIDR ranges; `{ip}/0` stands for every address
 * of either family. An empty list admits nobody. One number needs its dot ("10."): typed as "192.168.1,5", an address would
 * else admit all of 5.0.0.0/8. `at` of an issue is the position of the entry.
 */
export function parseWhitelist(text: string): { ranges: AddressRange[]; issues: Issue[] } {
  const ranges: AddressRange[] = [];
  const issues: Issue[] = [];
  for (const [position, entry] of text
    .split(',')
    .map((part) => part.trim())
    .entries()) {
    if (entry === '') continue;
    const range = parseEntry(entry);
    if (range) ranges.push(range);
    else issues.push(error('ipWhitelist', { entry }, [position]));
    if (range && !range.base) issues.push({ code: 'ipWhitelist.everyone', severity: 'warning', params: { entry }, at: [position] });
  }
  return { ranges, issues };
}

/** A text that is no address is in no range, not even in the unrestricted one. */
export function isWhitelisted(ranges: readonly AddressRange[], ip: string): boolean {
  const address = parseAddress(ip.replace(/%.*$/, ''));
  return address !== undefined && ranges.some((range) => contains(range, address));
}

function contains({ base, bits }: AddressRange, address: Address): boolean {
  if (!base) return true;
  if (base.length !== address.length) return false;
  const whole = bits >> 3;
  for (let at = 0; at < whole; at++) if (base[at] !== address[at]) return false;
  const mask = 0xff00 >> (bits & 7);
  return (bits & 7) === 0 || (base[whole]! & mask & 0xff) === (address[whole]! & mask & 0xff);
}

function parseEntry(entry: string): AddressRange | undefined {
  const [address = '', bitsText, ...rest] = entry.split('/');
  if (rest.length > 0) return undefined;
  if (bitsText !== undefined) return parseCidr(address, bitsText);
  const base = parseAddress(address);
  return base ? { base, bits: base.length * 8 } : parseSegments(address);
}

function parseCidr(address: string, bitsText: string): AddressRange | undefined {
  const base = parseAddress(address);
  if (!base || !/^(0|[1-9][0-9]{0,2})$/.test(bitsText)) return undefined;
  const bits = Number(bitsText);
  if (bits === 0) return { base: undefined, bits };
  // An IPv4 address in its IPv6 spelling counts the 96 bits in front of it.
  const ownBits = base.length === 4 && address.includes(':') ? bits - 96 : bits;
  return ownBits >= 1 && ownBits <= base.length * 8 ? { base, bits: ownBits } : undefined;
}

function parseSegments(text: string): AddressRange | undefined {
  const segments = text.replace(/\.$/, '').split('.');
  if (segments.length > 3 || (segments.length === 1 && !text.endsWith('.'))) return undefined;
  const base = parseAddress([...segments, '0', '0', '0'].slice(0, 4).join('.'));
  return base ? { base, bits: segments.length * 8 } : undefined;
}
