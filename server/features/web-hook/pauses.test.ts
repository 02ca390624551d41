import { getDeliveries, getWebHooks, pingWebHook, setWebHook } from '@skyhelm/contract/web-hook';
import type { WebHookId } from '@skyhelm/contract/ids';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { notifyEach } from '../message/index.ts';
import { claimDue } from './delivery.store.ts';
import { hookSender } from './hook-sender.ts';
import { CLAIM_MS, PAUSES_MS } from './patience.ts';
import { addHook, receiver, type Receiver } from './web-hook-testing.ts';
import { webHook } from '../../tables/web-hook.table.ts';

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

test('what was tried before goes at once when the address is corrected, and has its whole time there', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(404).end());
  await ping(id);
  for (const pause of PAUSES_MS.slice(0, 6)) {
    await sendAll();
    clock.advance(pause);
  }
  await sendAll();
  const right = await receiver();
  right.answer((response) => void response.writeHead(503).end());
  const edit = { id, name: 'Control room', events: ['flight.landed' as const], isOn: true, password: PASSWORD };
  await app.done(setWebHook, { ...edit, address: right.address, version: 1 }, as);
  expect(await sendAll()).toEqual(new Date(clock.now().getTime() + PAUSES_MS[0]!));
  expect(right.heard).toHaveLength(1);
  right.answer((response) => void response.writeHead(204).end());
  clock.advance(PAUSES_MS[0]!);
  await sendAll();
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
});

const correct = (id: WebHookId, address: string, version: number, isOn = true) =>
  app.done(setWebHook, { id, name: 'Control room', events: ['flight.landed'], isOn, password: PASSWORD, address, version }, as);
const onlyHook = async () => (await app.done(getWebHooks, {}, as)).rows[0]!;

/** Nothing is answered until it is told to: meanwhile somebody else is at the hook. */
function slowly(at: Receiver, status: number): { hasCome(): Promise<void>; answer(): void } {
  const [come, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  at.answer((response) => {
    come.resolve();
    void answer.promise.then(() => response.writeHead(status).end());
  });
  return { hasCome: () => come.promise, answer: answer.resolve };
}

test.each([
  ['its address is corrected', (id: WebHookId, right: Receiver) => correct(id, right.address, 1)],
  [
    'it is switched off and on',
    async (id: WebHookId) => {
      await correct(id, there.address, 1, false);
      await correct(id, there.address, 2);
    },
  ],
])('what fails while %s is due at once, with its whole time, and does not count against the web hook', async (_, overtake) => {
  const { id } = await addHook(app, there.address);
  const right = await receiver();
  there.answer((response) => void response.writeHead(404).end());
  await ping(id);
  for (const pause of PAUSES_MS) {
    await sendAll();
    clock.advance(pause);
  }
  const last = slowly(there, 404);
  const sender = hookSender(app.services, notifyEach, () => undefined);
  await sender.run();
  await last.hasCome();
  await overtake(id, right);
  last.answer();
  await sender.settled();
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 0, nextTryAt: null }]);
  expect(await onlyHook()).toMatchObject({ isOn: true, failingSince: null });
  there.answer((response) => void response.writeHead(204).end());
  await sendAll();
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('what was taken over where it was sent is not sent once more to the address that was corrected meanwhile', async () => {
  const { id } = await addHook(app, there.address);
  const right = await receiver();
  await ping(id);
  const first = slowly(there, 204);
  const sender = hookSender(app.services, notifyEach, () => undefined);
  await sender.run();
  await first.hasCome();
  await correct(id, right.address, 1);
  first.answer();
  await sender.settled();
  clock.advance(CLAIM_MS);
  await sendAll();
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect(right.heard).toEqual([]);
});

test('nor by another server whose clock is behind the one that is trying it', async () => {
  const { id } = await addHook(app, there.address);
  const right = await receiver();
  await ping(id);
  const first = slowly(there, 204);
  const sender = hookSender(app.services, notifyEach, () => undefined);
  clock.advance(5_000);
  await sender.run();
  await first.hasCome();
  clock.advance(-5_000);
  await correct(id, right.address, 1);
  await sendAll();
  first.answer();
  await sender.settled();
  clock.advance(2 * CLAIM_MS);
  await sendAll();
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect(right.heard).toEqual([]);
});

test('what was overtaken while the clock was ahead goes as soon as it is right, though its server died', async () => {
  const { id } = await addHook(app, there.address);
  await ping(id);
  const { db } = app.services.database;
  clock.advance(3 * HOUR);
  await db.transaction((tx) => claimDue(tx, clock.now(), new Date(clock.now().getTime() + CLAIM_MS), { ofEach: 4, limit: 10 }));
  await correct(id, there.address, 1, false);
  await correct(id, there.address, 2);
  clock.advance(-3 * HOUR);
  await sendAll();
  expect(there.heard).toHaveLength(1);
});

test('one that has failed since a moment yet to come, as the clock was ahead, has failed since now', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(503).end());
  await ping(id);
  clock.advance(40 * 24 * HOUR);
  await sendAll();
  clock.advance(-40 * 24 * HOUR);
  const failingSince = clock.now().toISOString();
  await sendAll();
  expect(await onlyHook()).toMatchObject({ failingSince });
  clock.advance(PAUSES_MS[1]!);
  await sendAll();
  expect(await onlyHook(), 'it is counted from there').toMatchObject({ failingSince });
});

test('what is on its way does not go twice when the web hook is switched on meanwhile', async () => {
  const { id } = await addHook(app, there.address);
  await ping(id);
  const { db } = app.services.database;
  const until = new Date(clock.now().getTime() + CLAIM_MS);
  await db.transaction((tx) => claimDue(tx, clock.now(), until, { ofEach: 4, limit: 10 }));
  const edit = { id, name: 'Control room', address: there.address, events: ['flight.landed' as const], password: PASSWORD };
  await app.done(setWebHook, { ...edit, version: 1, isOn: false }, as);
  await app.done(setWebHook, { ...edit, version: 2, isOn: true }, as);
  await sendAll();
  expect(there.heard).toEqual([]);
  clock.advance(CLAIM_MS);
  await sendAll();
  expect(there.heard).toHaveLength(1);
});
