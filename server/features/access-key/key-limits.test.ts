import { addKey, getKeys, setKey } from '@skyhelm/contract/access-key';
import { exportUsers, getUsers } from '@skyhelm/contract/user';
import { beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { manualClock, type ManualClock } from '../../platform/clock/clock.ts';
import { COSTLY_PER_MINUTE } from '../../platform/http/costly-calls.ts';
import { PASSWORD, rawCall, testApp, type TestApp } from '../../testing/app.ts';
import { accessKeyMinute } from '../../tables/access-key.table.ts';
import { createAccessKey } from './access-key.ts';

const START = new Date('2030-05-06T07:08:00Z');
const LONGER_THAN_SHARING_MS = 1_500;
let clock: ManualClock;
let app: TestApp;

beforeEach(async () => {
  clock = manualClock(START);
  app = await testApp({ clock });
});

const keyWith = (callsPerMinute: number) =>
  createAccessKey(app.services.database.db, {
    enterpriseId: app.main.enterpriseId,
    project: 'limited',
    scopes: ['user:query', 'user:export'],
    whitelist: '127.0.0.1',
    callsPerMinute,
  });
const use = async (accessKey: string, raw = app.raw) => {
  const { headers, body } = await raw(getUsers, {}, { accessKey, language: 'ru' });
  return { headers, answer: JSON.parse(body) as { state: number; code?: string; mes: string } };
};

test('a key is told what is left, and refused in its language beyond that until the minute is over', async () => {
  const { key } = await keyWith(10);
  clock.advance(15_000);
  const first = await use(key);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"calls";q=10;w=60', ratelimit: '"calls";r=9;t=45' });
  for (let call = 2; call <= 10; call++) expect((await use(key)).answer.state).toBe(1);
  const over = await use(key);
  expect(over.headers).toMatchObject({ ratelimit: '"calls";r=0;t=45', 'retry-after': '45' });
  expect(over.answer).toMatchObject({ state: 0, code: 'request.tooMany', mes: expect.stringContaining('45') as string });
  clock.advance(45_000);
  expect(await use(key)).toMatchObject({ answer: { state: 1 }, headers: { ratelimit: '"calls";r=9;t=60' } });
});

test('people are told nothing of it, and keys do not take from each other', async () => {
  const [one, other] = [await keyWith(10), await keyWith(10)];
  for (let call = 0; call < 11; call++) await use(one.key);
  expect((await use(other.key)).answer.state).toBe(1);
  expect((await app.raw(getUsers, {}, { token: app.main.token })).headers).not.toHaveProperty('ratelimit');
});

test('two servers know within a second what a key has asked of both, and so does one that was started again', async () => {
  const { id, key } = await keyWith(20);
  const second = await buildApp(app.services, { checkOutput: true });
  const onSecond = rawCall(second);
  for (let call = 0; call < 10; call++) expect([(await use(key)).answer.state, (await use(key, onSecond)).answer.state]).toEqual([1, 1]);
  const { db } = app.services.database;
  await expect.poll(async () => (await db.select().from(accessKeyMinute)).map(({ keyId, calls }) => [keyId, calls])).toEqual([[id, 20]]);
  let carriedOut = 20;
  const refusedSoonBy = async (raw: TestApp['raw']) => {
    const asked = async () => {
      const { answer } = await use(key, raw);
      carriedOut += answer.state;
      return answer.code;
    };
    await expect.poll(asked, { timeout: 60_000, interval: LONGER_THAN_SHARING_MS }).toBe('request.tooMany');
  };
  await refusedSoonBy(app.raw);
  await refusedSoonBy(onSecond);
  await second.close();
  const third = await buildApp(app.services, { checkOutput: true });
  await refusedSoonBy(rawCall(third));
  await third.close();
  expect(carriedOut, 'far less than each of them would allow by itself').toBeLessThan(30);
});

test('a server that is started again within the minute gives nothing a second time', async () => {
  const { key } = await keyWith(20);
  const before = await buildApp(app.services, { checkOutput: true });
  for (let call = 0; call < 15; call++) expect((await use(key, rawCall(before))).answer.state).toBe(1);
  await before.close();
  const after = await buildApp(app.services, { checkOutput: true });
  expect((await use(key, rawCall(after))).headers).toMatchObject({ ratelimit: '"calls";r=4;t=60' });
  for (let call = 0; call < 4; call++) expect((await use(key, rawCall(after))).answer.state).toBe(1);
  expect((await use(key, rawCall(after))).answer.code).toBe('request.tooMany');
  await after.close();
});

test('a clock that was ahead for a while does not keep servers from sharing a limit', async () => {
  const { key } = await keyWith(20);
  const before = await buildApp(app.services, { checkOutput: true });
  clock.advance(3 * 3_600_000);
  await use(key, rawCall(before));
  const { db } = app.services.database;
  await expect.poll(async () => (await db.select().from(accessKeyMinute)).length).toBe(1);
  clock.advance(-3 * 3_600_000);
  for (let call = 0; call < 15; call++) expect((await use(key, rawCall(before))).answer.state).toBe(1);
  await before.close();
  const after = await buildApp(app.services, { checkOutput: true });
  expect((await use(key, rawCall(after))).headers).toMatchObject({ ratelimit: '"calls";r=4;t=60' });
  await after.close();
});

test('nor does it make files for a key a second time', async () => {
  const { key } = await keyWith(600);
  const ask = (server: Parameters<typeof rawCall>[0]) => rawCall(server)(exportUsers, {}, { accessKey: key });
  const before = await buildApp(app.services, { checkOutput: true });
  for (let call = 0; call < COSTLY_PER_MINUTE; call++) expect((await ask(before)).headers['content-disposition']).toBeDefined();
  await before.close();
  const after = await buildApp(app.services, { checkOutput: true });
  const over = await ask(after);
  expect(over.json()).toMatchObject({ code: 'request.tooMany' });
  expect(over.headers['retry-after']).toBe('60');
  clock.advance(60_000);
  expect((await ask(after)).headers['content-disposition']).toBeDefined();
  await after.close();
});

test('the limit is set with the key, within bounds, and changes at once', async () => {
  const as = { token: app.main.token };
  const form = { project: 'survey', scopes: ['user:query' as const], whitelist: '127.0.0.1', password: PASSWORD };
  for (const callsPerMinute of [0, 9, 60_001, 10.5])
    expect(await app.call(addKey, { ...form, callsPerMinute }, as)).toMatchObject({ issues: [{ path: 'callsPerMinute' }] });
  const { id, key } = await app.done(addKey, form, as);
  const row = async () => (await app.done(getKeys, {}, as)).rows.find((one) => one.id === id)!;
  expect((await row()).callsPerMinute, 'unless told').toBe(600);
  for (let call = 0; call < 12; call++) await use(key);
  await app.done(setKey, { ...form, id, version: (await row()).version, callsPerMinute: 10 }, as);
  expect((await use(key)).answer.code).toBe('request.tooMany');
});

test('files that are made for whoever asks are limited for people too, other calls are not', async () => {
  const as = { token: app.main.token };
  for (let call = 0; call < COSTLY_PER_MINUTE; call++)
    expect((await app.raw(exportUsers, {}, as)).headers['content-disposition']).toBeDefined();
  const over = await app.raw(exportUsers, {}, as);
  expect(over.json()).toMatchObject({ code: 'request.tooMany' });
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  expect(await app.call(getUsers, {}, as)).toMatchObject({ state: 1 });
  clock.advance(60_000);
  expect((await app.raw(exportUsers, {}, as)).headers['content-disposition']).toBeDefined();
});
