import { endpoint, open } from '@skyhelm/contract/endpoint';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../testing/postgres.ts';
import { refuse } from '../app-error.ts';
import { secretsFrom } from '../auth/secrets.ts';
import type { Database } from '../db/database.ts';
import type { LogEntry } from '../operation-record.ts';
import { call, type Caller } from './call.ts';
import { implement, implementPrepared, type Implementation } from './implement.ts';

const change = endpoint({
  method: 'POST',
  path: '/test/change',
  access: open('a test'),
  kind: 'change',
  input: z.object({ text: z.string() }),
  output: z.string(),
});
const caller: Caller = {
  actor: undefined,
  presentedToken: undefined,
  language: 'en',
  ip: '127.0.0.1',
  userAgent: '',
  requestId: 'r',
  now: new Date(),
  log: pino({ level: 'silent' }),
  setSessionToken: () => undefined,
};
const secrets = secretsFrom(Buffer.alloc(32));
let database: Database;
const logged: LogEntry[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => void (logged.length = 0));

const run = (implementation: Implementation) =>
  call(
    {
      database,
      checkOutput: true,
      secrets,
      disk: { requireRoom: async () => undefined },
      meter: { take: () => undefined, takeCostly: () => undefined, note: () => undefined },
      writeLog: async (_, __, entries) => void logged.push(...entries),
      recordRefusal: async (_, __, refused) => void logged.push(refused),
    },
    implementation,
    caller,
    async () => ({ input: { text: 'a' } }),
    undefined,
  );
const count = async (key: string) => (await database.pool.query('select 1 from throttle where key = $1', [key])).rows.length;
const insert = (key: string) => `insert into throttle values ('${key}', 1, now())`;

test('what is prepared is handed on, and outlives the refusal that rolls the change back', async () => {
  const prepared = implementPrepared(
    change,
    async ({ db }, { text }) => {
      await db.execute(insert('prepared'));
      return `${text}b`;
    },
    async ({ db }, _, made) => {
      expect(made).toBe('ab');
      await db.execute(insert('changed'));
      return refuse('record.notFound');
    },
  );
  await expect(run(prepared)).rejects.toMatchObject({ code: 'record.notFound' });
  expect([await count('prepared'), await count('changed')]).toEqual([1, 0]);
});

test('preparing holds no connection', async () => {
  const prepared = implementPrepared(
    change,
    async () => database.pool.totalCount - database.pool.idleCount,
    async ({ nothingChanged }, _, busy) => {
      nothingChanged();
      return String(busy);
    },
  );
  expect(await run(prepared)).toBe('0');
});

test('a refusal while preparing is recorded', async () => {
  const prepared = implementPrepared(
    change,
    async () => refuse('login.failed', {}, { record: { operation: 'session.refused' } }),
    async () => 'never',
  );
  await expect(run(prepared)).rejects.toMatchObject({ code: 'login.failed' });
  expect(logged).toMatchObject([{ operation: 'session.refused' }]);
});

test('a change leaves a log entry or says that nothing changed', async () => {
  await expect(run(implement(change, async () => 'silent'))).rejects.toThrow('without an operation-log entry');
  const idle = implement(change, async ({ nothingChanged }) => {
    nothingChanged();
    return 'idle';
  });
  expect(await run(idle)).toBe('idle');
  expect(logged).toEqual([]);
});
