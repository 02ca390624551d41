import { createHmac } from 'node:crypto';
import { getDeliveries, getWebHooks, pingWebHook, replayDelivery, setWebHook } from '@skyhelm/contract/web-hook';
import { getMessages } from '@skyhelm/contract/message';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import type { WebHookId } from '@skyhelm/contract/ids';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { notifyEach } from '../message/index.ts';
import { claimDue, forgetDeliveriesBefore, insertDeliveries, type Claimed } from './delivery.store.ts';
import { hookSender } from './hook-sender.ts';
import { settle } from './outcome.store.ts';
import { CLAIM_MS, PAUSES_MS } from './patience.ts';
import { addHook, receiver, type Receiver } from './web-hook-testing.ts';
import { webHook } from '../../tables/web-hook.table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = manualClock(new Date('2030-05-06T07:08:09.500Z'));
let app: TestApp;
let as: { token: string };
let there: Receiver;

beforeAll(async () => {
  app = await testApp({ clock, config: { webHookNetworks: ['loopback', '0.0.0.0'], sessionIdleMinutes: 43_200, sessionMaxHours: 7_200 } });
  as = { token: app.main.token };
});
beforeEach(async () => {
  await app.services.database.db.delete(webHook);
  await app.services.database.pool.query('delete from throttle');
  there = await receiver();
});

/** Sends until nothing is due, as one server would. */
const sendAll = async (timeoutMs?: number, networks = ['loopback']) => {
  const config = { ...app.services.config, webHookNetworks: networks };
  let hasMore = false;
  const { run, settled } = hookSender({ ...app.services, config }, notifyEach, () => (hasMore = true), timeoutMs);
  for (;;) {
    hasMore = false;
    const next = await run();
    await settled();
    if (!hasMore) return next;
  }
};
/** All that waits is tried until it is given up. */
const tryToTheEnd = async (servers = 1) => {
  for (const pause of [...PAUSES_MS, 0]) {
    await Promise.all(Array.from({ length: servers }, () => sendAll()));
    clock.advance(pause);
  }
};
const TRIED_FOR = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);
const ping = (id: WebHookId) => app.done(pingWebHook, { id }, as);
const onlyHook = async () => (await app.done(getWebHooks, {}, as)).rows[0]!;
const deliveries = async (id: WebHookId) => (await app.done(getDeliveries, { id }, as)).rows;

test('it comes signed over its time and its body, and what was answered is kept', async () => {
  const { id, secret } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(200).end('thank you'));
  const sent = await ping(id);
  expect(await sendAll()).toBeUndefined();
  const [{ headers, body, path }] = there.heard as [Receiver['heard'][0]];
  expect(path).toBe('/in');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['x-skyhelm-delivery']).toBe(sent.id);
  expect(headers['x-skyhelm-timestamp']).toBe(String(Math.floor(clock.now().getTime() / 1000)));
  const expected = createHmac('sha256', secret)
    .update(`${headers['x-skyhelm-timestamp'] as string}.${body}`)
    .digest('hex');
  expect(headers['x-skyhelm-signature']).toBe(`sha256=${expected}`);
  expect(JSON.parse(body)).toMatchObject({ event: 'ping', at: clock.now().toISOString() });
  expect(await deliveries(id)).toMatchObject([
    { id: sent.id, event: 'ping', state: 'delivered', attempts: 1, status: 200, answer: 'thank you', body, isReplay: false },
  ]);
});

test('who does not take it over is tried again with growing pauses for a day, then it is given up', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(503).end('busy'));
  await ping(id);
  const run = sendAll;
  for (const [at, pause] of PAUSES_MS.entries()) {
    const next = new Date(clock.now().getTime() + pause);
    expect(await run()).toEqual(next);
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', attempts: at + 1, status: 503, error: 'Answered with 503 instead of success', nextTryAt: next.toISOString() },
    ]);
    clock.advance(pause - 1);
    await run();
    expect(there.heard).toHaveLength(at + 1);
    clock.advance(1);
  }
  await run();
  expect(await deliveries(id)).toMatchObject([{ state: 'givenUp', attempts: PAUSES_MS.length + 1, answer: 'busy' }]);
  expect(TRIED_FOR).toBeGreaterThan(23 * HOUR);
});

test('a receiver that comes back gets what waited, and is no longer said to fail', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.destroy());
  await ping(id);
  await sendAll();
  expect((await app.done(getWebHooks, {}, as)).rows).toMatchObject([{ failingSince: clock.now().toISOString(), waiting: 1 }]);
  there.answer((response) => void response.writeHead(204).end());
  clock.advance(PAUSES_MS[0]!);
  await sendAll();
  expect((await app.done(getWebHooks, {}, as)).rows).toMatchObject([{ failingSince: null, waiting: 0 }]);
});

test('a slow one is not waited for, and does not keep others from theirs', async () => {
  const slow = await addHook(app, there.address);
  there.answer(() => undefined);
  const quick = await receiver();
  const other = await addHook(app, quick.address);
  for (let sent = 0; sent < 12; sent++) await ping(slow.id);
  clock.advance(1);
  await ping(other.id);
  const done = sendAll(1_000);
  await expect.poll(() => quick.heard.length, { timeout: 900, interval: 10 }).toBe(1);
  await done;
  expect((await deliveries(slow.id))[0]).toMatchObject({ state: 'waiting', status: null, error: 'No answer in time' });
});

test('an address that is being spoken to is not told more at the same time', async () => {
  const { id } = await addHook(app, there.address);
  there.answer(() => undefined);
  for (let sent = 0; sent < 12; sent++) await ping(id);
  const { run, settled } = hookSender(app.services, notifyEach, () => undefined, 1_000);
  for (let times = 0; times < 3; times++) await run();
  expect((await deliveries(id)).filter(({ attempts }) => attempts > 0)).toHaveLength(4);
  await settled();
});

test('slow addresses of one enterprise leave places for another, however much waits for them', async () => {
  const { db } = app.services.database;
  const delivery = (enterpriseId: string, hookId: string, createdAt: Date) =>
    ({ id: newId(), enterpriseId, hookId, event: 'flight.landed', eventId: newId(), body: '{}', createdAt }) as const;
  const slow = app.main.enterpriseId;
  const hookOf = async (enterpriseId: string) => {
    const made = { id: newId(), enterpriseId, name: 'Slow', address: there.address, events: [], secretSealed: '', createdBy: '' };
    await db.insert(webHook).values(made);
    return made.id;
  };
  const long = new Date(clock.now().getTime() - HOUR);
  for (let address = 0; address < 6; address++) {
    const hookId = await hookOf(slow);
    await insertDeliveries(
      db,
      Array.from({ length: 30 }, () => delivery(slow, hookId, long)),
    );
  }
  const claim = (limit: number, underWay: readonly Claimed[] = []) =>
    db.transaction((tx) => claimDue(tx, clock.now(), new Date(clock.now().getTime() + HOUR), { limit, ofEach: 4, underWay }));
  const first = await claim(20);
  expect(first).toHaveLength(10);
  expect(new Set(first.map(({ hookId }) => hookId)).size).toBe(6);
  // Their addresses may be told more, but they have half of all places already.
  const elsewhere = first.map((row) => ({ ...row, hookId: newId() }));
  expect(await claim(10, elsewhere)).toEqual([]);
  const other = await hookOf(app.other.enterpriseId);
  await insertDeliveries(db, [delivery(app.other.enterpriseId, other, clock.now())]);
  expect((await claim(10, elsewhere)).map(({ hookId }) => hookId)).toEqual([other]);
});

test('of an answer without end the first kilobyte is read', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => {
    response.writeHead(200);
    const pour = () => void (response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(pour)));
    pour();
  });
  await ping(id);
  await sendAll();
  const [delivery] = await deliveries(id);
  expect(delivery).toMatchObject({ state: 'delivered', status: 200 });
  expect(delivery!.answer).toBe('x'.repeat(1024));
});

test('a redirect is an answer and is not followed', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(302, { location: `http://127.0.0.1:${there.port}/secret` }).end());
  await ping(id);
  await sendAll();
  expect(there.heard.map(({ path }) => path)).toEqual(['/in']);
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', status: 302, error: 'Answered with 302 instead of success' }]);
});

test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])(
  'this machine is not reached as %s, unless the operator allows it',
  async (host) => {
    const { id } = await addHook(app, `http://${host}:${there.port}/in`);
    await ping(id);
    await sendAll(undefined, []);
    expect(there.heard).toEqual([]);
    expect((await deliveries(id))[0]).toMatchObject({
      state: 'waiting',
      status: null,
      error: 'The address does not lead into the public Internet',
    });
  },
);

test('a name is dialled at an address that was allowed', async () => {
  const { id } = await addHook(app, `http://localhost:${there.port}/in`);
  await ping(id);
  await sendAll(undefined, ['127.0.0.1']);
  expect(there.heard).toHaveLength(1);
});

test('two servers send nothing twice, and one takes up what another had taken when it died', async () => {
  const { id } = await addHook(app, there.address);
  for (let sent = 0; sent < 20; sent++) await ping(id);
  await Promise.all([sendAll(), sendAll()]);
  expect(there.heard).toHaveLength(20);
  expect(new Set(there.heard.map(({ headers }) => headers['x-skyhelm-delivery'])).size).toBe(20);
  await ping(id);
  const until = new Date(clock.now().getTime() + CLAIM_MS);
  expect(await app.services.database.db.transaction((tx) => claimDue(tx, clock.now(), until, { ofEach: 4, limit: 10 }))).toHaveLength(1);
  await sendAll();
  expect(there.heard).toHaveLength(20);
  clock.advance(CLAIM_MS);
  await sendAll();
  expect(there.heard).toHaveLength(21);
});

test('a try that outlives its claim takes nothing back of what another server does since', async () => {
  const { id } = await addHook(app, there.address);
  const { db } = app.services.database;
  const claim = async () => {
    const until = new Date(clock.now().getTime() + CLAIM_MS);
    return (await db.transaction((tx) => claimDue(tx, clock.now(), until, { ofEach: 4, limit: 10 })))[0]!;
  };
  await ping(id);
  const lost = await claim();
  clock.advance(CLAIM_MS);
  const held = await claim();
  const [before] = await deliveries(id);
  await settle(db, lost, { state: 'givenUp' });
  expect(await deliveries(id)).toEqual([before]);
  await settle(db, held, { state: 'delivered' });
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('the same is sent again when somebody asks for it, under a number of its own', async () => {
  const { id } = await addHook(app, there.address);
  const first = await ping(id);
  await sendAll();
  clock.advance(1_000);
  const again = await app.done(replayDelivery, { id: first.id }, as);
  await sendAll();
  expect(there.heard.map(({ body }) => body)).toEqual([there.heard[0]!.body, there.heard[0]!.body]);
  expect(await deliveries(id)).toMatchObject([
    { id: again.id, isReplay: true, state: 'delivered' },
    { id: first.id, isReplay: false },
  ]);
});

test('asked in vain for three days it is switched off, once, the administrators are told, and the log says that nobody did it', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(500).end());
  const failingSince = clock.now().toISOString();
  for (let day = 0; day < 3; day++) {
    await ping(id);
    await tryToTheEnd();
    clock.advance(DAY - TRIED_FOR);
  }
  for (let sent = 0; sent < 3; sent++) await ping(id);
  await Promise.all([sendAll(), sendAll()]);
  expect(await onlyHook(), 'these can still be tried').toMatchObject({ isOn: true, failingSince, waiting: 3 });
  await tryToTheEnd(2);
  const row = await onlyHook();
  expect(row).toMatchObject({ isOn: false, switchedOffAt: clock.now().toISOString(), waiting: 0 });
  const told = (await app.done(getMessages, {}, as)).rows.filter(({ kind }) => kind === 'webHookOff');
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Control room')]);
  const logged = (await app.done(getOperations, { operations: ['webHook.switchedOff'] }, as)).rows;
  expect(logged).toMatchObject([{ actor: 'skyhelm', target: 'Control room', at: clock.now().toISOString() }]);
  expect((await app.done(getOperation, { id: logged[0]!.id }, as)).details).toEqual({ since: failingSince });
  const { version, name, address, events } = row;
  await app.done(setWebHook, { id, version, name, address, events, isOn: true, password: PASSWORD }, as);
  expect(await onlyHook()).toMatchObject({ isOn: true, failingSince: null, switchedOffAt: null });
});

test('one that failed long ago, and was not asked since, has its day like any other', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(503).end());
  await ping(id);
  await tryToTheEnd();
  clock.advance(7 * DAY);
  const late = await ping(id);
  await sendAll();
  expect(await onlyHook()).toMatchObject({ isOn: true, failingSince: clock.now().toISOString(), waiting: 1 });
  there.answer((response) => void response.writeHead(204).end());
  clock.advance(PAUSES_MS[0]!);
  await sendAll();
  expect((await deliveries(id))[0]).toMatchObject({ id: late.id, state: 'delivered', attempts: 2 });
  expect(await onlyHook()).toMatchObject({ isOn: true, failingSince: null });
});

test('days in which no server ran are no days in which nobody answered', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(503).end());
  await ping(id);
  for (const pause of PAUSES_MS) {
    await sendAll();
    clock.advance(pause);
  }
  clock.advance(4 * DAY);
  await sendAll();
  expect(await deliveries(id)).toMatchObject([{ state: 'givenUp', attempts: PAUSES_MS.length + 1 }]);
  expect(await onlyHook()).toMatchObject({ isOn: true, failingSince: clock.now().toISOString() });
});

test('what comes every other day is tried for a day each time, and between them nobody is held to have failed', async () => {
  const { id } = await addHook(app, there.address);
  there.answer((response) => void response.writeHead(503).end());
  for (let time = 0; time < 4; time++) {
    const failingSince = clock.now().toISOString();
    await ping(id);
    await tryToTheEnd();
    expect(await onlyHook()).toMatchObject({ isOn: true, failingSince });
    clock.advance(2 * DAY - TRIED_FOR);
  }
  expect((await deliveries(id)).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 4 }, () => PAUSES_MS.length + 1));
});

test('what waits while somebody has switched it off is sent when it is switched on again', async () => {
  const { id } = await addHook(app, there.address);
  await ping(id);
  const edit = { id, name: 'Control room', address: there.address, events: ['flight.landed' as const], password: PASSWORD };
  await app.done(setWebHook, { ...edit, version: 1, isOn: false }, as);
  await sendAll();
  expect(there.heard).toEqual([]);
  expect((await app.done(getWebHooks, {}, as)).rows).toMatchObject([{ isOn: false, waiting: 1 }]);
  await app.done(setWebHook, { ...edit, version: 2, isOn: true }, as);
  await sendAll();
  expect(there.heard).toHaveLength(1);
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
});

test('why it failed is said in the language of whoever reads the log', async () => {
  const { id } = await addHook(app, 'http://127.0.0.1:1/in');
  await ping(id);
  await sendAll();
  const errorIn = async (language: 'zh' | 'en' | 'ru') => (await app.done(getDeliveries, { id }, { ...as, language })).rows[0]?.error;
  expect([await errorIn('zh'), await errorIn('en'), await errorIn('ru')]).toEqual([
    '对方拒绝连接',
    'The receiver accepts no connection',
    'Получатель не принимает соединения',
  ]);
});

test('the log forgets what is long over, and nothing that waits', async () => {
  const { id } = await addHook(app, there.address);
  const { db } = app.services.database;
  await ping(id);
  await sendAll();
  await ping(id);
  const after = (days: number) => new Date(clock.now().getTime() + days * 24 * HOUR);
  await forgetDeliveriesBefore(db, after(-1));
  expect(await deliveries(id)).toHaveLength(2);
  await forgetDeliveriesBefore(db, after(1));
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(['waiting']);
});
