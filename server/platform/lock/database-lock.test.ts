import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBinaries } from '../db/embedded/binaries.ts';
import { startOutsidePostgres, type OutsidePostgres } from '../../testing/outside-postgres.ts';
import { takeDatabaseLock } from './database-lock.ts';

const log = pino({ level: 'silent' });
let outside: OutsidePostgres;
beforeAll(async () => {
  outside = await startOutsidePostgres(await findBinaries());
});
afterAll(() => outside.stop());

const isFree = async (): Promise<boolean> => {
  const lock = await takeDatabaseLock(outside.url, log);
  await lock?.release();
  return lock !== undefined;
};

test('one has it at a time, and whoever comes after it is let go', async () => {
  const lock = await takeDatabaseLock(outside.url, log);
  expect(await isFree()).toBe(false);
  await lock!.release();
  expect(await isFree()).toBe(true);
});

test('where the connection is lost it is taken again', async () => {
  const lock = await takeDatabaseLock(outside.url, log);
  const client = new pg.Client({ connectionString: outside.url });
  await client.connect();
  const holders = "select pid from pg_stat_activity where application_name = 'skyhelm gateway'";
  const before = (await client.query<{ pid: number }>(holders)).rows[0]!.pid;
  await client.query('select pg_terminate_backend($1)', [before]);
  await expect.poll(async () => (await client.query<{ pid: number }>(holders)).rows[0]?.pid).not.toBe(before);
  await expect.poll(isFree).toBe(false);
  await lock!.release();
  await client.end();
});
