import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EnterpriseId, RoleId } from '@skyhelm/contract/ids';
import { getOutbox, OUTBOX_DAYS } from '@skyhelm/contract/outbox';
import { asc, eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { PASSWORD_HASH, testApp, type TestApp } from '../../testing/app.ts';
import { createAccounts } from '../enterprise/index.ts';
import { role } from '../../tables/role.table.ts';
import { newId } from '../../platform/ids.ts';
import { cleanOutbox } from './cleaning.ts';
import { send, startOutbox, type Outgoing } from './index.ts';
import { claimDue, markFailed, markForLater, markKept, markSent } from './outbox.store.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { PAUSES_MS } from './patience.ts';
import { outboxSender } from './sender.ts';

const clock = manualClock();
const MINUTE = 60_000;
let app: TestApp;
let smsIsDown = false;
const texts: { to: string; text: string }[] = [];
const mails: string[] = [];
/** Called with each mail that was handed over, instead of an answer. */
let unanswered: (() => void) | undefined;

const hook = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (!smsIsDown) texts.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as (typeof texts)[number]);
    response.writeHead(smsIsDown ? 503 : 200).end();
  });
});
const smtp = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      mails.push(...envelope.rcptTo.map(({ address }) => address));
      if (unanswered) unanswered();
      else done();
    });
  },
});
let configured: Partial<Config>;

beforeAll(async () => {
  app = await testApp({ clock });
  const listening = smtp.listen(0, '127.0.0.1');
  hook.listen(0, '127.0.0.1');
  await Promise.all([once(listening, 'listening'), once(hook, 'listening')]);
  const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
  configured = {
    smtpUrl: `smtp://127.0.0.1:${portOf(listening)}`,
    smtpFrom: 'noreply@example.com',
    smsHookUrl: `http://127.0.0.1:${portOf(hook)}/`,
    smsHookSecret: 'a secret of the operator',
  };
});
afterAll(async () => {
  hook.closeAllConnections();
  hook.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});
beforeEach(async () => {
  await app.services.database.db.delete(outbox);
  texts.length = 0;
  mails.length = 0;
  smsIsDown = false;
  unanswered = undefined;
});

const servicesWith = (config: Partial<Config>) => ({ ...app.services, config: { ...app.services.config, ...config } });
const rows = () => app.services.database.db.select().from(outbox).orderBy(asc(outbox.createdAt));
const code = (given: Partial<Outgoing> = {}): Outgoing => ({
  enterpriseId: app.main.enterpriseId,
  way: 'sms',
  target: '+8613800000001',
  subject: 'Verification code',
  text: 'code 123456',
  secretUntil: new Date(clock.now().getTime() + 10 * MINUTE),
  ...given,
});

async function add(outgoing: Outgoing): Promise<void> {
  const effects: (() => void | Promise<void>)[] = [];
  await app.services.database.db.transaction((tx) =>
    send({ db: tx, now: clock.now(), afterCommit: (effect) => void effects.push(effect) }, app.services.bus, outgoing),
  );
  for (const effect of effects) await effect();
}

test('what is added is sent by its way after the commit, and a secret is not kept beyond that', async () => {
  await add(code({ way: 'mail', target: 'waiting@example.com', text: 'waited for the start' }));
  const running = startOutbox(servicesWith(configured));
  await expect.poll(() => mails).toEqual(['waiting@example.com']);
  await add(code());
  await add(code({ target: '+8613800000002', text: 'no secret', secretUntil: undefined }));
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  await running.stop();
  expect(texts.map(({ to }) => to).sort()).toEqual(['+8613800000001', '+8613800000002']);
  expect((await rows()).map(({ text }) => text).sort()).toEqual(['', '', 'no secret']);
});

test('what is rolled back is never sent', async () => {
  const running = startOutbox(servicesWith(configured));
  const rolledBack = app.services.database.db.transaction(async (tx) => {
    await send({ db: tx, now: clock.now(), afterCommit: () => undefined }, app.services.bus, code());
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await add(code({ target: '+8613800000003' }));
  await expect.poll(() => texts.map(({ to }) => to)).toEqual(['+8613800000003']);
  await running.stop();
});

test('a failure is tried again after growing pauses and given up in the end', async () => {
  smsIsDown = true;
  await add(code({ secretUntil: undefined }));
  const sender = outboxSender(servicesWith(configured));
  for (const pause of PAUSES_MS) {
    const next = await sender.run();
    expect(next!.getTime() - clock.now().getTime()).toBe(pause);
    expect(await rows()).toMatchObject([{ state: 'waiting', error: { code: 'status', params: { status: '503' } } }]);
    clock.advance(pause - 1);
    expect(await sender.run()).toEqual(next);
    clock.advance(1);
  }
  expect(await sender.run()).toBeUndefined();
  expect(await rows()).toMatchObject([
    { state: 'failed', error: { code: 'status', params: { status: '503' } }, attempts: PAUSES_MS.length + 1 },
  ]);
});

test('why it was not taken over is said in the language of whoever reads it', async () => {
  smsIsDown = true;
  await add(code());
  const sender = outboxSender(servicesWith(configured));
  await sender.run();
  const errorIn = async (language: 'zh' | 'en' | 'ru') =>
    (await app.done(getOutbox, {}, { token: app.main.token, language })).rows.map(({ error }) => error);
  expect(await errorIn('en')).toEqual(['Answered with 503 instead of success']);
  expect(await errorIn('zh')).toEqual(['对方返回状态码 503，未成功']);
  expect(await errorIn('ru')).toEqual(['Вместо успеха получен ответ 503']);
});

test('a provider that comes back gets it at the next try', async () => {
  smsIsDown = true;
  await add(code());
  const sender = outboxSender(servicesWith(configured));
  await sender.run();
  smsIsDown = false;
  clock.advance(PAUSES_MS[0]!);
  await sender.run();
  expect(texts).toEqual([{ to: '+8613800000001', text: 'code 123456' }]);
  expect(await rows()).toMatchObject([{ state: 'sent', error: null, text: '' }]);
});

test('what failed while the clock was ahead is tried again once it is right, and until then keeps its pauses', async () => {
  smsIsDown = true;
  await add(code({ secretUntil: undefined }));
  const sender = outboxSender(servicesWith(configured));
  clock.advance(180 * MINUTE);
  await sender.run();
  clock.advance(PAUSES_MS[0]!);
  await sender.run();
  await sender.run();
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
  clock.advance(-180 * MINUTE);
  smsIsDown = false;
  await sender.run();
  expect(texts).toHaveLength(1);
});

test('a code that expired while it waited is not sent, and not kept', async () => {
  smsIsDown = true;
  await add(code());
  const sender = outboxSender(servicesWith(configured));
  await sender.run();
  smsIsDown = false;
  clock.advance(11 * MINUTE);
  await sender.run();
  expect(texts).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'failed', error: { code: 'expired' }, text: '' }]);
});

test('two servers send nothing twice', async () => {
  for (let number = 10; number < 40; number++) await add(code({ target: `+86138000000${number}` }));
  const senders = [outboxSender(servicesWith(configured)), outboxSender(servicesWith(configured))];
  await Promise.all(senders.map((sender) => sender.run()));
  expect(texts).toHaveLength(30);
  expect(new Set(texts.map(({ to }) => to)).size).toBe(30);
});

test('a code does not wait behind news', async () => {
  const { db } = app.services.database;
  await db.delete(outbox);
  const waiting = { enterpriseId: app.main.enterpriseId, way: 'mail', subject: 'x', text: 'x', state: 'waiting' } as const;
  const [now, later] = [clock.now(), new Date(clock.now().getTime() + MINUTE)];
  await db.insert(outbox).values([
    { ...waiting, id: newId(), target: 'news@example.com', createdAt: now },
    { ...waiting, id: newId(), target: 'code@example.com', createdAt: later, secretUntil: new Date(later.getTime() + MINUTE) },
  ]);
  const claimed = async () => (await claimDue(db, later, new Date(later.getTime() + MINUTE), 1)).map(({ target }) => target);
  expect([...(await claimed()), ...(await claimed())]).toEqual(['code@example.com', 'news@example.com']);
  await db.delete(outbox);
});

test('a server neither takes nor waits for what another is just taking', async () => {
  for (const target of ['+1', '+2', '+3']) await add(code({ target }));
  const { db } = app.services.database;
  const [now, until] = [clock.now(), new Date(clock.now().getTime() + MINUTE)];
  const [mine, theirs] = await db.transaction(async (tx) => [await claimDue(tx, now, until, 2), await claimDue(db, now, until, 10)]);
  expect([mine.length, theirs.length]).toEqual([2, 1]);
  expect(new Set([...mine, ...theirs].map(({ target }) => target)).size).toBe(3);
});

test('what a dead server had taken is tried again by another', async () => {
  await add(code());
  await app.services.database.db.update(outbox).set({ attempts: 1, nextTryAt: new Date(clock.now().getTime() + MINUTE) });
  const sender = outboxSender(servicesWith(configured));
  await sender.run();
  expect(texts).toEqual([]);
  clock.advance(MINUTE);
  await sender.run();
  expect(texts).toHaveLength(1);
});

const late = () => new DOMException('late', 'TimeoutError');

test('a mail that was handed over and not answered for in time comes again: rather twice than never', async () => {
  await add(code({ way: 'mail', target: 'pilot@example.com', secretUntil: undefined }));
  const deadline = new AbortController();
  unanswered = () => deadline.abort(late());
  await outboxSender(servicesWith(configured), () => deadline.signal).run();
  expect(await rows()).toMatchObject([{ state: 'waiting', error: { code: 'noAnswer' }, attempts: 1 }]);
  unanswered = undefined;
  clock.advance(PAUSES_MS[0]!);
  await outboxSender(servicesWith(configured)).run();
  expect(mails).toEqual(['pilot@example.com', 'pilot@example.com']);
  expect(await rows()).toMatchObject([{ state: 'sent', error: null, attempts: 2 }]);
});

test('a try that outlives its claim takes nothing back of what another server has done since', async () => {
  await add(code({ way: 'mail', target: 'pilot@example.com', secretUntil: undefined }));
  const deadline = new AbortController();
  const handedOver = new Promise<void>((done) => (unanswered = done));
  const stuck = outboxSender(servicesWith(configured), () => deadline.signal).run();
  await handedOver;
  unanswered = undefined;
  clock.advance(MINUTE);
  await outboxSender(servicesWith(configured)).run();
  const after = await rows();
  expect(after).toMatchObject([{ state: 'sent', attempts: 2 }]);
  deadline.abort(late());
  await stuck;
  expect(await rows()).toEqual(after);
});

test('only whoever holds the claim says what came of it', async () => {
  await add(code());
  const { db } = app.services.database;
  const claim = async () => (await claimDue(db, clock.now(), new Date(clock.now().getTime() + MINUTE), 1))[0]!;
  const lost = await claim();
  clock.advance(MINUTE);
  const held = await claim();
  await markKept(db, lost);
  await markSent(db, lost, clock.now());
  await markFailed(db, lost, { code: 'cut' });
  await markForLater(db, lost, { code: 'cut' }, clock.now());
  expect(await rows()).toEqual([held]);
  await markSent(db, held, clock.now());
  await markFailed(db, held, { code: 'cut' });
  expect(await rows()).toMatchObject([{ state: 'sent', error: null }]);
});

test('without a way out it is kept, readable until the code expires, then blanked', async () => {
  await add(code());
  await add(code({ way: 'mail', target: 'a@example.com', subject: '50%_off', text: 'no secret', secretUntil: undefined }));
  const sender = outboxSender(servicesWith({}));
  await sender.run();
  const list = async () => (await app.done(getOutbox, {}, { token: app.main.token })).rows.map(({ text }) => text).sort();
  expect(await list()).toEqual(['code 123456', 'no secret']);
  expect((await rows()).map(({ state }) => state)).toEqual(['kept', 'kept']);
  clock.advance(10 * MINUTE);
  expect(await list(), 'already before it is blanked').toEqual(['', 'no secret']);
  await sender.run();
  expect((await rows()).map(({ text }) => text).sort()).toEqual(['', 'no secret']);
});

test('a tenant sees its own, searched, filtered and in order', async () => {
  await add(code());
  clock.advance(1000);
  await add(code({ target: 'b@example.com', way: 'mail', subject: '50%_off' }));
  await add(code({ enterpriseId: app.other.enterpriseId, target: '+8613900000000' }));
  await app.services.database.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.way, 'mail'));
  const targets = async (query: object) => (await app.done(getOutbox, query, { token: app.main.token })).rows.map(({ target }) => target);
  expect(await targets({})).toEqual(['+8613800000001', 'b@example.com']);
  expect(await targets({ isAsc: false })).toEqual(['b@example.com', '+8613800000001']);
  expect(await targets({ keyword: 'B@EX' })).toEqual(['b@example.com']);
  expect(await targets({ keyword: '%_' })).toEqual(['b@example.com']);
  expect(await targets({ keyword: '%5' })).toEqual([]);
  expect(await targets({ state: 'waiting' })).toEqual(['+8613800000001']);
  expect(await app.done(getOutbox, { pageNum: 2, pageSize: 1 }, { token: app.main.token })).toMatchObject({
    total: 2,
    rows: [{ way: 'mail' }],
  });
  expect(await app.done(getOutbox, {}, { token: app.other.token })).toMatchObject({ total: 1 });
});

test('codes are shown to nobody who could gain by them', async () => {
  await add(code());
  await outboxSender(servicesWith({})).run();
  const token = await signInWith(app.main.enterpriseId, ['outbox:query']);
  expect((await app.done(getOutbox, {}, { token })).rows).toMatchObject([{ target: '+8613800000001', text: '' }]);
  const local = await signInWith(app.main.enterpriseId, ['outbox:query', 'log:query'], 'departmentTree');
  expect(await app.done(getOutbox, {}, { token: local }), 'addresses belong to no department').toEqual({ total: 0, rows: [] });
  const stranger = await signInWith(app.main.enterpriseId, []);
  expect(await app.call(getOutbox, {}, { token: stranger })).toMatchObject({ code: 'request.forbidden' });
});

test('what is long over is forgotten, and what still waits is not', async () => {
  for (const target of ['+1', '+2', '+3']) await add(code({ target, secretUntil: undefined }));
  const { db } = app.services.database;
  await db.update(outbox).set({ state: 'sent' }).where(eq(outbox.target, '+1'));
  await db.update(outbox).set({ state: 'failed' }).where(eq(outbox.target, '+2'));
  clock.advance(OUTBOX_DAYS * 1_440 * MINUTE);
  await cleanOutbox(app.services);
  expect(await rows()).toHaveLength(3);
  clock.advance(1);
  await cleanOutbox(app.services);
  expect((await rows()).map(({ target }) => target)).toEqual(['+3']);
});

async function signInWith(enterpriseId: EnterpriseId, permissions: string[], dataScope: 'all' | 'departmentTree' = 'all'): Promise<string> {
  const { db } = app.services.database;
  const [roleId, account] = [newId<RoleId>(), `reader${permissions.length}`];
  await db.insert(role).values({ id: roleId, enterpriseId, name: account, nameKey: account, permissions, dataScope });
  await createAccounts(db, [{ enterpriseId, account, name: account, passwordHash: PASSWORD_HASH, roleIds: [roleId] }]);
  return app.signIn(account);
}
