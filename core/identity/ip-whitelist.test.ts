import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from './ip-address.ts';
import { isWhitelisted, parseWhitelist } from './ip-whitelist.ts';

const admits = (list: string, ip: string) => isWhitelisted(parseWhitelist(list).ranges, ip);
const faultsOf = (list: string) =>
  parseWhitelist(list)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ params, at }) => [params?.['entry'], at?.[0]]);

const octet = fc.integer({ min: 0, max: 255 });
const v4 = fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.'));
const v6 = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.map((group) => group.toString(16)).join(':'));
/** The same range rule in other words: the addresses as binary text. */
const bitsOf = (ip: string) => [...parseAddress(ip)!].map((byte) => byte.toString(2).padStart(8, '0')).join('');

describe('entries', () => {
  it.each([
    ['192.168.1.7', '192.168.1.7', true],
    ['192.168.1.7', '192.168.1.8', false],
    ['192.168.1', '192.168.1.200', true],
    ['192.168.1.', '192.168.1.200', true],
    ['192.168.1', '192.168.10.1', false],
    ['192.168.1', '192.168.11.0', false],
    ['10.', '10.255.0.1', true],
    ['10.', '100.0.0.1', false],
    ['10.20', '10.20.0.1', true],
    ['10.0.0.0/9', '10.127.255.255', true],
    ['10.0.0.0/9', '10.128.0.0', false],
    ['10.1.2.3/8', '10.9.9.9', true],
    ['10.0.0.1/32', '10.0.0.1', true],
    ['8.8.8.8/0', '1.2.3.4', true],
    ['8.8.8.8/0', '2001:db8::1', true],
    ['::/0', '1.2.3.4', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1', true],
    ['::/1', '10.0.0.1', false],
    ['10.0.0.1', '::ffff:10.0.0.1', true],
    ['10.0.0.1', '::ffff:a00:1', true],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['::ffff:10.0.0.0/104', '10.200.0.1', true],
    ['fe80::1', 'fe80::1%eth0', true],
    [' 1.1.1.1 , 2.2.2.2 ,', '2.2.2.2', true],
    ['', '1.2.3.4', false],
    [',,', '1.2.3.4', false],
    ['8.8.8.8/0', 'not an address', false],
    ['8.8.8.8/0', '', false],
  ])('%j and %s: %s', (list, ip, expected) => {
    expect(admits(list, ip)).toBe(expected);
    expect(faultsOf(list)).toEqual([]);
  });

  it.each([
    '256.1.1.1',
    '1.2.3.4.5',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/08',
    '1.2.3.4/',
    '1.2.3.4/8/8',
    '1.2.3/8',
    '::1/129',
    '::ffff:10.0.0.0/90',
    '1..2',
    '.1',
    '.',
    '1.2.3.4.',
    'localhost',
    '192.168.*',
    '１.1.1.1',
    '1:2:3',
    ':::',
    '1::2::3',
    '12345::',
    'fe80::1%eth0',
    '1.2.3.4;5.6.7.8',
    '10',
    '0',
  ])('%j is a fault and admits nobody', (entry) => {
    expect(faultsOf(`1.1.1.1,${entry}`)).toEqual([[entry, 1]]);
    expect(parseWhitelist(entry).ranges).toEqual([]);
  });

  it('names every faulty entry by its position and keeps the others', () => {
    expect(faultsOf('a, 1.1.1.1,, b')).toEqual([
      ['a', 0],
      ['b', 3],
    ]);
    expect(admits('a, 1.1.1.1,, b', '1.1.1.1')).toBe(true);
  });

  it.each([
    ['192,168,1,5', ['192', '168', '1', '5']],
    ['192.168.1,5', ['5']],
    ['192,168.1.5', ['192']],
  ])('a comma typed for a dot, %s, is a fault and opens no foreign network', (list, entries) => {
    expect(faultsOf(list).map(([entry]) => entry)).toEqual(entries);
    for (const ip of ['5.9.9.9', '1.9.9.9', '168.9.9.9', '192.9.9.9']) expect(admits(list, ip)).toBe(false);
  });

  it('warns where everyone is admitted', () => {
    expect(parseWhitelist('10.0.0.1, 0.0.0.0/0').issues).toEqual([
      { code: 'ipWhitelist.everyone', severity: 'warning', params: { entry: '0.0.0.0/0' }, at: [1] },
    ]);
  });
});

describe('for every address', () => {
  it('admits itself, in both spellings, and nobody else', () => {
    fc.assert(
      fc.property(v4, v4, (one, other) => {
        expect(admits(one, `::ffff:${one}`)).toBe(true);
        expect(admits(`::ffff:${one}`, one)).toBe(true);
        expect(admits(one, other)).toBe(one === other);
      }),
    );
    fc.assert(
      fc.property(v6, v6, (one, other) => {
        expect(admits(one, one)).toBe(true);
        expect(admits(one, other)).toBe(one === other);
      }),
    );
  });

  it('a CIDR range admits exactly those with the same first bits', () => {
    for (const [address, length] of [
      [v4, 32],
      [v6, 128],
    ] as const) {
      fc.assert(
        fc.property(address, address, fc.integer({ min: 1, max: length }), fc.nat(length), (base, random, bits, shared) => {
          const near = shareBits(base, random, shared);
          const expected = bitsOf(base).slice(0, bits) === bitsOf(near).slice(0, bits);
          expect(admits(`${base}/${bits}`, near)).toBe(expected);
        }),
      );
    }
  });

  it('a prefix segment is the range of its octets', () => {
    fc.assert(
      fc.property(v4, v4, fc.integer({ min: 1, max: 3 }), fc.boolean(), (base, ip, count, dot) => {
        const prefix = base.split('.').slice(0, count).join('.');
        const isPrefix = count > 1 || dot;
        expect(admits(prefix + (dot ? '.' : ''), ip)).toBe(isPrefix && `${ip}.`.startsWith(`${prefix}.`));
      }),
    );
  });

  it('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcf.:/,% '.split(''), '１') }), v6, (list, ip) => {
        admits(list, ip);
        admits(list, list);
      }),
    );
  });
});

/** An address that has the first `shared` bits of `base`, the rest from `random`. */
function shareBits(base: string, random: string, shared: number): string {
  const bits = bitsOf(base).slice(0, shared) + bitsOf(random).slice(shared);
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  if (bytes.length === 4) return bytes.join('.');
  return Array.from({ length: 8 }, (_, at) => ((bytes[2 * at]! << 8) | bytes[2 * at + 1]!).toString(16)).join(':');
}
