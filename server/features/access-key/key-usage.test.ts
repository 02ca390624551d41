import { getKeyUsage } from '@skyhelm/contract/access-key';
import { getDepts } from '@skyhelm/contract/department';
import type { AccessKeyId } from '@skyhelm/contract/ids';
import { getUsers } from '@skyhelm/contract/user';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { databaseJobs } from '../../platform/jobs/database-jobs.ts';
import { revokeNow } from '../../testing/access-key.ts';
import { rawCall, testApp, type TestApp } from '../../testing/app.ts';
import { accessKeyUsage } from '../../tables/access-key.table.ts';
import { createAccessKey } from './access-key.ts';
import { scheduleUsageCleaning } from './key-meter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = manualClock(new Date('2030-05-06T07:30:00Z'));
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 43_200, sessionMaxHours: 7_200 } });
});

const makeKey = (whitelist = '127.0.0.1') =>
  createAccessKey(app.services.database.db, {
    enterpriseId: app.main.enterpriseId,
    project: 'counted',
    scopes: ['user:query'],
    whitelist,
    callsPerMinute: 10,
  });
const usage = (id: AccessKeyId, days = 7) => app.done(getKeyUsage, { id, days }, { token: app.main.token });

test('calls are counted by hour, by path and by what became of them', async () => {
  const { id, key } = await makeKey();
  for (let call = 0; call < 3; call++) await app.done(getUsers, {}, { accessKey: key });
  clock.advance(HOUR);
  await app.call(getDepts, {}, { accessKey: key });
  await app.call(getUsers, { pageSize: -1 }, { accessKey: key });
  for (let call = 0; call < 9; call++) await app.call(getUsers, {}, { accessKey: key });
  await revokeNow(app.services, app.main.enterpriseId, id);
  await app.call(getUsers, {}, { accessKey: key });
  await expect.poll(async () => (await usage(id)).refusals.length).toBe(4);
  expect(await usage(id)).toEqual({
    since: '2030-04-30T00:00:00.000Z',
    lastUsedAt: '2030-05-06T08:30:00.000Z',
    hours: [
      { at: '2030-05-06T07:00:00.000Z', done: 3, refused: 0 },
      { at: '2030-05-06T08:00:00.000Z', done: 8, refused: 4 },
    ],
    calls: [
      { path: getUsers.path, done: 11, refused: 2 },
      { path: '', done: 0, refused: 1 },
      { path: getDepts.path, done: 0, refused: 1 },
    ],
    refusals: [
      { reason: 'forbidden', count: 1 },
      { reason: 'invalid', count: 1 },
      { reason: 'limited', count: 1 },
      { reason: 'revoked', count: 1 },
    ],
  });
});

test('one that was never used says so, and one that was says when, whatever was read of it before', async () => {
  const { id, key } = await makeKey();
  expect(await usage(id)).toMatchObject({ lastUsedAt: null, hours: [] });
  await app.done(getUsers, {}, { accessKey: key });
  expect((await usage(id)).lastUsedAt).toBe(clock.now().toISOString());
});

test('a stolen key that is tried from elsewhere shows', async () => {
  const { id, key } = await makeKey('10.1.2.3');
  for (let call = 0; call < 3; call++) await app.call(getUsers, {}, { accessKey: key });
  await expect.poll(async () => (await usage(id)).refusals).toEqual([{ reason: 'address', count: 3 }]);
});

test('days are those of the reader, and other tenants see nothing', async () => {
  const { id, key } = await makeKey();
  await app.call(getUsers, {}, { accessKey: key });
  await expect.poll(async () => (await usage(id, 1)).hours.length).toBe(1);
  const later = await app.done(getKeyUsage, { id, days: 1, timeZone: 'Pacific/Kiritimati' }, { token: app.main.token });
  expect(later.since).toBe('2030-05-05T10:00:00.000Z');
  expect(await app.call(getKeyUsage, { id }, { token: app.other.token })).toMatchObject({ code: 'record.notFound' });
});

test.each([
  ['Asia/Kolkata', '18:30'],
  ['Asia/Kathmandu', '18:15'],
])('a day that begins within an hour of UTC has all of its own calls and no others: %s', async (timeZone, midnight) => {
  const today = clock.now().toISOString().slice(0, 10);
  const begins = Date.parse(`${today}T${midnight}:00Z`) + 24 * HOUR;
  const moment = (minutes: number) => new Date(begins + minutes * MINUTE).toISOString();
  const { id, key } = await makeKey();
  for (const minutes of [-10, 1, 10, 59, 61]) {
    clock.advance(begins + minutes * MINUTE - clock.now().getTime());
    await app.done(getUsers, {}, { accessKey: key });
  }
  const read = (days: number) => app.done(getKeyUsage, { id, days, timeZone }, { token: app.main.token });
  const [before, first, second] = [
    { at: moment(-60), done: 1, refused: 0 },
    { at: moment(0), done: 3, refused: 0 },
    { at: moment(60), done: 1, refused: 0 },
  ];
  await expect.poll(async () => (await read(7)).hours).toEqual([before, first, second]);
  expect(await read(1)).toMatchObject({ since: moment(0), hours: [first, second], calls: [{ done: 4 }] });
});

test('what waits is written when a server stops in order', async () => {
  const { id, key } = await makeKey();
  const second = await buildApp(app.services, { checkOutput: true });
  await rawCall(second)(getUsers, {}, { accessKey: key });
  await second.close();
  expect((await usage(id)).hours).toHaveLength(1);
});

test('it is forgotten after ninety days', async () => {
  const { db } = app.services.database;
  const jobs = databaseJobs(app.services.database, clock, app.services.log);
  await scheduleUsageCleaning({ ...app.services, jobs });
  const kept = async () => (await db.select().from(accessKeyUsage)).length;
  await jobs.runDue();
  expect(await kept()).toBeGreaterThan(0);
  clock.advance(91 * 24 * HOUR);
  await jobs.runDue();
  expect(await kept()).toBe(0);
});
