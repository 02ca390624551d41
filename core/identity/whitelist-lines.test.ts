import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressText, parseAddress, plainAddress } from './ip-address.ts';
import { isWhitelisted, parseWhitelist } from './ip-whitelist.ts';
import { whitelistLines } from './whitelist-lines.ts';

it('says in words what each entry admits', () => {
  expect(whitelistLines('10.0.1, 10.1.2.3/12,, 192.168.1.7, nonsense, 8.8.8.8/0, 2001:db8::/64, ::ffff:10.0.0.1')).toEqual([
    { entry: '10.0.1', kind: 'range', first: '10.0.1.0', last: '10.0.1.255', bits: 8 },
    { entry: '10.1.2.3/12', kind: 'range', first: '10.0.0.0', last: '10.15.255.255', bits: 20 },
    { entry: '192.168.1.7', kind: 'one', address: '192.168.1.7' },
    { entry: 'nonsense', kind: 'fault' },
    { entry: '8.8.8.8/0', kind: 'everyone' },
    { entry: '2001:db8::/64', kind: 'range', first: '2001:db8::', last: '2001:db8::ffff:ffff:ffff:ffff', bits: 64 },
    { entry: '::ffff:10.0.0.1', kind: 'one', address: '10.0.0.1' },
  ]);
  expect(whitelistLines('192.168.1,5, 10., 256')).toEqual([
    { entry: '192.168.1', kind: 'range', first: '192.168.1.0', last: '192.168.1.255', bits: 8 },
    { entry: '5', kind: 'number' },
    { entry: '10.', kind: 'range', first: '10.0.0.0', last: '10.255.255.255', bits: 24 },
    { entry: '256', kind: 'fault' },
  ]);
  expect(whitelistLines(' , ')).toEqual([]);
});

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
  ['1:2:3:4:5:6:7:0', '1:2:3:4:5:6:7:0'],
  ['10:0:0:0:0:0:0:100', '10::100'],
  ['no address', 'no address'],
])('%s is written %s', (text, plain) => {
  expect(plainAddress(text)).toBe(plain);
});

const octet = fc.nat(255);
const bytes = fc.oneof(fc.tuple(octet, octet, octet, octet), fc.array(fc.oneof(fc.constant(0), octet), { minLength: 16, maxLength: 16 }));

it('an address that was written is read as the same', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      const address = Uint8Array.from(given);
      expect(parseAddress(addressText(address))).toEqual(address);
    }),
  );
});

it('both ends of a range are admitted, what lies beyond is not', () => {
  fc.assert(
    fc.property(fc.tuple(octet, octet, octet, octet), fc.integer({ min: 1, max: 31 }), (given, bits) => {
      const entry = `${given.join('.')}/${bits}`;
      const [line] = whitelistLines(entry);
      if (line?.kind !== 'range') throw new Error(entry);
      const { ranges } = parseWhitelist(entry);
      const number = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
      const text = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
      expect([line.first, line.last].map((address) => isWhitelisted(ranges, address))).toEqual([true, true]);
      expect(number(line.last) - number(line.first) + 1).toBe(2 ** line.bits);
      if (number(line.first) > 0) expect(isWhitelisted(ranges, text(number(line.first) - 1))).toBe(false);
      if (number(line.last) < 2 ** 32 - 1) expect(isWhitelisted(ranges, text(number(line.last) + 1))).toBe(false);
    }),
  );
});
