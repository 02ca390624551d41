import type { AddressInfo } from 'node:net';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { getKeys } from '@skyhelm/contract/access-key';
import { describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { createAccessKey } from './index.ts';

/** A request over a real socket: only there does an address come with it. */
async function over(test: TestApp, whitelist: string, forwarded?: string): Promise<{ state: number; data?: { address: string } }> {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const given = { enterpriseId: test.main.enterpriseId, project: 'proxy', scopes: ['accessKey:query'] as const, whitelist };
  const { key } = await createAccessKey(test.services.database.db, given);
  const headers = { ak: key, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const response = await fetch(`http://127.0.0.1:${port}${BASE_PATH}${getKeys.path}`, { headers });
  return (await response.json()) as { state: number; data?: { address: string } };
}

describe('whom a whitelist is held against', () => {
  it('is whoever is at the other end of the wire, whatever they say about themselves', async () => {
    const test = await testApp();
    expect((await over(test, '127.0.0.1')).state).toBe(1);
    expect((await over(test, '203.0.113.7', '203.0.113.7')).state).toBe(0);
    expect((await over(test, '203.0.113.7', '203.0.113.7, 127.0.0.1')).state).toBe(0);
    expect(await over(test, '127.0.0.1', '203.0.113.7')).toMatchObject({ state: 1, data: { address: '127.0.0.1' } });
  });

  it('is whom a trusted proxy names, not whom its client invented in front of that', async () => {
    const test = await testApp({ config: { trustProxy: ['loopback'] } });
    expect(await over(test, '203.0.113', '203.0.113.7')).toMatchObject({ state: 1, data: { address: '203.0.113.7' } });
    expect((await over(test, '10.0.0.1', '10.0.0.1, 203.0.113.7')).state).toBe(0);
    expect((await over(test, '203.0.113.7', '10.0.0.1, 203.0.113.7')).state).toBe(1);
    expect(await over(test, '203.0.113.7', '::ffff:203.0.113.7')).toMatchObject({ state: 1, data: { address: '203.0.113.7' } });
    expect(await over(test, '2001:db8::/32', '2001:DB8::7')).toMatchObject({ state: 1, data: { address: '2001:db8::7' } });
    expect((await over(test, '203.0.113.7', 'nonsense')).state).toBe(0);
  });
});
