import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['nobody is trusted', [], from('203.0.113.7', '10.1.1.1'), '203.0.113.7'],
  ['a trusted proxy tells', ['loopback'], from('127.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ['in its IPv6 spelling too', ['loopback'], from('::ffff:127.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ['a client invents hops', ['loopback', '10.0.0.0/8'], from('127.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2'), '203.0.113.7'],
  ['a stranger claims to be a proxy', ['loopback'], from('203.0.113.7', '127.0.0.1'), '203.0.113.7'],
  ['one address is trusted', ['2001:db8::1'], from('2001:db8::1', '2001:db8::2'), '2001:db8::2'],
  ['everybody on the way is trusted', ['uniquelocal'], from('10.0.0.1', '192.168.1.1'), '192.168.1.1'],
  ['there is nonsense', ['loopback'], from('127.0.0.1', 'unknown, <script>'), '127.0.0.1'],
  ['a proxy adds the port', ['loopback'], from('127.0.0.1', '203.0.113.7:10000'), '203.0.113.7'],
  ['a proxy adds brackets and the port', ['loopback'], from('127.0.0.1', '[2001:DB8::7]:10000'), '2001:db8::7'],
  ['nonsense hides an invented address', ['loopback'], from('127.0.0.1', '1.2.3.4, junk'), '127.0.0.1'],
  ['nonsense comes from behind a second proxy', ['loopback', '10.0.0.0/8'], from('127.0.0.1', '1.2.3.4, junk, 10.0.0.2'), '10.0.0.2'],
  ['the proxy is named in its mapped spelling', ['::ffff:10.0.0.2'], from('10.0.0.2', '203.0.113.7'), '203.0.113.7'],
])('%s', (_, trusted, request, address) => {
  expect(clientAddress(trusted)(request)).toBe(address);
});
