import { endKeySession, openKeySession, rotateKey, setKey } from '@skyhelm/contract/access-key';
import { addDept } from '@skyhelm/contract/department';
import { heartbeat, socketTicket, userInfo } from '@skyhelm/contract/session';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { revokeNow } from '../../testing/access-key.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { redeemTicket } from '../session/index.ts';
import { accessKeySession } from '../../tables/access-key.table.ts';
import { createAccessKey, type NewAccessKey } from './index.ts';

const MINUTE = 60_000;
const clock = manualClock(new Date('2030-01-01T00:00:00Z'));
const printed: string[] = [];
let app: TestApp;
let made: { id: string; key: string };
let page: string;

beforeAll(async () => {
  app = await testApp({ clock, log: createLogger('trace', { write: (line) => void printed.push(line) }) });
});
beforeEach(async () => {
  made = await newKey();
  page = await opened(made.key);
});

const newKey = (given: Partial<NewAccessKey> = {}) =>
  createAccessKey(app.services.database.db, {
    enterpriseId: app.main.enterpriseId,
    project: 'Wall screen',
    scopes: ['department:add'],
    whitelist: '127.0.0.1',
    ...given,
  });
const opened = async (key: string) => (await app.done(openKeySession, {}, { accessKey: key })).token;
const codeOf = async (accessKey: string) => {
  const answer = await app.call(userInfo, {}, { accessKey });
  return answer.state === 1 ? 'done' : answer.code;
};
const administrator = () => ({ token: app.main.token });

test('a page acts as its key: its name, its scopes, its limit and its entries in the log', async () => {
  expect(await app.done(userInfo, {}, { accessKey: page })).toMatchObject({ id: made.id, permissions: ['department:add'] });
  await app.done(
    addDept,
    { name: 'Made on the wall', parentId: null, country: 'CN', city: 'Beijing', personInCharge: 'Head' },
    { accessKey: page },
  );
  const { db } = app.services.database;
  const rows = await db
    .select({ operation: operationLog.operation, kind: operationLog.actorKind, name: operationLog.actorName })
    .from(operationLog)
    .where(eq(operationLog.actorId, made.id));
  const who = { kind: 'key', name: 'Wall screen' };
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(['accessKey.pageOpened', 'department.added']);
  expect(rows).toMatchObject([who, who]);
  const left = async (accessKey: string) =>
    Number(/r=(\d+)/.exec(String((await app.raw(userInfo, {}, { accessKey })).headers['ratelimit']))![1]);
  expect(await left(made.key)).toBe((await left(page)) + 1);
});

test('neither token nor key is stored, and neither is printed, whatever is asked and however it fails', async () => {
  const stored = JSON.stringify(await app.services.database.db.select().from(accessKeySession));
  expect(stored).not.toContain(page.slice(3));
  await app.app.inject({ url: `/tta?AK=${made.key}` });
  await app.app.inject({ url: `/fcms/nowhere?AK=${made.key}`, headers: { ak: page, referer: `http://x/?AK=${made.key}` } });
  await app.app.inject({ method: 'POST', url: '/fcms/enterprise/ak/openSession', headers: { ak: made.key }, payload: '{' });
  const refused = await app.app.inject({ url: `/fcms/user/getUserInfo?AK=${made.key}`, headers: { ak: `${made.key}x` } });
  const failed = await app.app.inject({ url: `/%E0%A4%A?AK=${made.key}` });
  const log = JSON.stringify(await app.services.database.db.select().from(operationLog));
  const everything = [printed.join(''), log, refused.body, failed.body, (await app.app.inject('/metrics')).body].join('\n');
  expect(everything).toContain('/fcms/enterprise/ak/openSession');
  for (const secret of [made.key.slice(16), page.slice(3)]) expect(everything).not.toContain(secret);
});

test('it ends when its key is revoked, within the second', async () => {
  expect(await codeOf(page)).toBe('done');
  await revokeNow(app.services, app.main.enterpriseId, made.id);
  expect(await codeOf(page)).toBe('session.expired');
});

test('it ends when its key expires', async () => {
  const short = await opened((await newKey({ expiresAt: new Date(clock.now().getTime() + MINUTE) })).key);
  expect(await codeOf(short)).toBe('done');
  clock.advance(MINUTE);
  expect(await codeOf(short)).toBe('session.expired');
});

test('it ends with the secret it was opened with, not with the one that follows', async () => {
  const { key } = await app.done(rotateKey, { id: made.id, keepOldHours: 0, password: PASSWORD }, administrator());
  expect(await codeOf(page)).toBe('session.expired');
  expect(await codeOf(await opened(key))).toBe('done');
});

test('it ends where its list no longer has the caller, and with it the ticket for a socket', async () => {
  const { ticket } = await app.done(socketTicket, {}, { accessKey: page });
  const form = { project: 'Wall screen', scopes: ['department:add' as const], whitelist: '10.0.0.1' };
  await app.done(setKey, { id: made.id, version: 1, ...form, password: PASSWORD }, administrator());
  expect(await codeOf(page)).toBe('session.expired');
  expect(await redeemTicket(app.services, ticket, '127.0.0.1')).toBeUndefined();
});

test('a page that is open stays, one that was closed is over after ten minutes, and none outlives twelve hours', async () => {
  const closed = await opened(made.key);
  for (let minutes = 0; minutes < 11 * 60; minutes += 9) {
    expect(await codeOf(page)).toBe('done');
    clock.advance(9 * MINUTE);
    await app.done(heartbeat, {}, { accessKey: page });
    if (minutes === 9) expect(await codeOf(closed)).toBe('session.expired');
  }
  for (let minutes = 0; minutes < 60; minutes += 9) {
    await codeOf(page);
    clock.advance(9 * MINUTE);
  }
  expect(await codeOf(page)).toBe('session.expired');
});

test('whoever leaves is out at once, with the sockets, and the key goes on', async () => {
  const { ticket } = await app.done(socketTicket, {}, { accessKey: page });
  await app.done(endKeySession, {}, { accessKey: page });
  expect(await codeOf(page)).toBe('session.expired');
  expect(await redeemTicket(app.services, ticket, '127.0.0.1')).toBeUndefined();
  expect(await codeOf(made.key)).toBe('done');
});

test('a session is had for a key alone: not for another session, and not by a person', async () => {
  expect(await app.call(openKeySession, {}, { accessKey: page })).toMatchObject({ code: 'request.forbidden' });
  expect(await app.call(openKeySession, {}, { token: await app.signIn('admin') })).toMatchObject({ code: 'request.forbidden' });
  expect(await app.call(openKeySession, {}, { accessKey: `${made.key}x` })).toMatchObject({ code: 'accessKey.invalid' });
  expect(await codeOf(`ks_${'A'.repeat(32)}`)).toBe('session.expired');
});
