import type { EnterpriseId } from '@skyhelm/contract/ids';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../auth/actor.ts';
import type { Database } from '../db/database.ts';
import type { LogEntry, LogOrigin } from '../operation-record.ts';
import { refusalLog, type RecordRefusal } from './refusal-log.ts';

const database = { db: { transaction: (work: (tx: unknown) => unknown) => work({}) } } as unknown as Database;
const person = (userId: string) => ({ kind: 'user', userId }) as Actor;
let rows: LogEntry[];
let record: RecordRefusal;
let now: number;

beforeEach(() => {
  [rows, now] = [[], 1_000_000];
  record = refusalLog(database, async (_, __, entries) => void rows.push(...entries));
});

const from = (given: Partial<LogOrigin>): LogOrigin => ({
  actor: undefined,
  ip: '203.0.113.7',
  requestId: '',
  now: new Date(now),
  ...given,
});
const denied = { operation: 'request.denied' } as const;

test('a person is worth a row a minute at each path, and the next one tells how many there were', async () => {
  for (let times = 0; times < 300; times++) await record(from({ actor: person('a') }), '/one', denied);
  await record(from({ actor: person('a') }), '/two', denied);
  await record(from({ actor: person('b') }), '/one', denied);
  expect(rows).toMatchObject([{ details: { path: '/one' } }, { details: { path: '/two' } }, { details: { path: '/one' } }]);
  expect(JSON.stringify(rows)).not.toContain('unrecorded');
  now += 60_000;
  await record(from({ actor: person('a') }), '/one', denied);
  expect(rows.slice(3)).toMatchObject([{ details: { path: '/one', unrecorded: 299 } }]);
});

test('strangers count by address, an IPv6 network as one', async () => {
  for (const ip of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']) await record(from({ ip }), '/one', denied);
  expect(rows).toHaveLength(2);
});

test('strangers with as many addresses as they like add 60 rows a minute to a log, and keep nobody else out of it', async () => {
  for (let n = 0; n < 500; n++) await record(from({ ip: `198.51.${n >> 8}.${n & 255}` }), '/one', denied);
  expect(rows).toHaveLength(60);
  await record(from({ ip: '203.0.113.8' }), '/one', { ...denied, enterpriseId: 'another' as EnterpriseId });
  await record(from({ actor: person('a') }), '/one', denied);
  expect(rows).toHaveLength(62);
  now += 60_000;
  await record(from({ ip: '203.0.113.9' }), '/one', denied);
  expect(rows.at(-1)).toMatchObject({ details: { unrecorded: 440 } });
});

test('what counts as one wherever it happens does so for as long as it says', async () => {
  const limit = { ...denied, countedAs: 'limit', windowMs: 900_000 };
  await record(from({}), '/one', limit);
  now += 899_999;
  await record(from({}), '/two', limit);
  expect(rows).toHaveLength(1);
  now += 1;
  await record(from({}), '/two', limit);
  expect(rows[1]).toEqual({ ...denied, details: { path: '/two', unrecorded: 1 } });
});

test('a clock that was set back does not silence anybody', async () => {
  await record(from({ actor: person('a') }), '/one', denied);
  now -= 3_600_000;
  await record(from({ actor: person('a') }), '/one', denied);
  expect(rows).toHaveLength(2);
});
