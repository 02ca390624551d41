import { getDeliveries, pingWebHook } from '@skyhelm/contract/web-hook';
import type { WebHookId } from '@skyhelm/contract/ids';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { notifyEach } from '../message/index.ts';
import { hookSender } from './hook-sender.ts';
import { addHook, receiver, type Receiver } from './web-hook-testing.ts';
import { webHook } from './web-hook.table.ts';

/** What ends a pause before its time. */
const HOUR = 3_600_000;
const clock = manualClock();
let app: TestApp;
let as: { token: string };
let there: Receiver;

beforeAll(async () => {
  app = await testApp({ clock, config: { webHookNetworks: ['loopback'], sessionIdleMinutes: 43_200, sessionMaxHours: 7_200 } });
  as = { token: app.main.token };
});
beforeEach(async () => {
  await app.services.database.db.delete(webHook);
  there = await receiver();
});

async function sendAll(): Promise<Date | undefined> {
  const { run, settled } = hookSender(app.services, notifyEach, () => undefined);
  await run();
  await settled();
  return run();
}
const ping = (id: WebHookId) => app.done(pingWebHook, { id }, as);
const deliveries = async (id: WebHookId) => (await app.done(getDeliveries, { id }, as)).rows;

test('what was not taken over while the clock was ahead is tried again once it is right, by any server, and until then keeps its pauses', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(503).end());
  await ping(id);
  clock.advance(3 * HOUR);
  await sendAll();
  await sendAll();
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  clock.advance(-3 * HOUR);
  there.answer((response) => void response.writeHead(204).end());
  await Promise.all([sendAll(), sendAll()]);
  expect(there.heard).toHaveLength(2);
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});
