import { heartbeat, setSettings, userInfo } from '@skyhelm/contract/session';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** All of them, until they are given back. */
async function takeEveryConnection(): Promise<() => void> {
  const { pool } = app.services.database;
  const taken: PoolClient[] = [];
  for (let count = pool.options.max; count > 0; count--) taken.push(await pool.connect());
  // Nobody waits here for as long as somebody would.
  const { connectionTimeoutMillis } = pool.options;
  pool.options.connectionTimeoutMillis = 20;
  return () => {
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    taken.forEach((client) => client.release());
  };
}

test('while every connection to the database is taken, the answer is to come back later, and later all is well', async () => {
  const giveBack = await takeEveryConnection();
  for (const [call, input] of [
    [heartbeat, {}],
    [userInfo, {}],
    [setSettings, { unitSystem: 2 }],
  ] as const) {
    const answer = await app.raw(call, input, { ...app.main, language: 'en' });
    expect([answer.statusCode, answer.headers['retry-after']], call.path).toEqual([503, '5']);
    expect(answer.json()).toEqual({ state: 0, code: 'request.busy', mes: 'The server is very busy, please try again in a moment' });
  }
  giveBack();
  expect((await app.done(userInfo, {}, app.main)).settings.unitSystem).toBe(1);
  await app.done(heartbeat, {}, app.main);
});
