import { expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:10000', '203.0.113.7'],
  ['[203.0.113.7]:443', '203.0.113.7'],
  ['2001:DB8:0:0::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:5000', '203.0.113.7'],
])('%s is %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  '',
  'junk',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.7:',
  '203.0.113.7:123456',
  '01.2.3.4',
  '[2001:db8::7',
  'localhost',
  '1.2.3.4 5.6.7.8',
])('%s is no address', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});
