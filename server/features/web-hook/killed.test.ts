import { addWebHook, getDeliveries, pingWebHook } from '@skyhelm/contract/web-hook';
import { beforeAll, expect, test } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { flownServer, type FlownServer } from '../../testing/flown-server.ts';
import { receiver } from './web-hook-testing.ts';

const PATIENTLY = { timeout: 90_000, interval: 100 };
let server: FlownServer;

beforeAll(async () => {
  server = await flownServer({ env: { WEB_HOOK_NETWORKS: 'loopback' } });
  atEnd(() => server.end());
}, 120_000);

test('what a killed server had not delivered is delivered by the next one, and what it had is not sent again', async () => {
  const there = await receiver();
  const form = { name: 'Control room', address: there.address, events: ['flight.landed' as const], password: server.password };
  const { id } = await server.call(addWebHook, form);
  await server.call(pingWebHook, { id });
  await expect.poll(async () => (await server.call(getDeliveries, { id })).rows[0]?.state, PATIENTLY).toBe('delivered');

  there.answer((response) => void response.writeHead(503).end());
  const waiting = await server.call(pingWebHook, { id });
  await expect.poll(() => there.heard.length, PATIENTLY).toBe(2);
  await server.kill();
  there.answer((response) => void response.writeHead(204).end());
  await server.startAgain();
  await expect
    .poll(async () => (await server.call(getDeliveries, { id })).rows.map(({ state }) => state), PATIENTLY)
    .toEqual(['delivered', 'delivered']);
  expect(there.heard.map(({ headers }) => headers['x-skyhelm-delivery']).filter((one) => one === waiting.id)).toHaveLength(2);
  expect(there.heard).toHaveLength(3);
}, 240_000);
