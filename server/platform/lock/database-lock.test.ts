import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBinaries } from '../db/embedded/binaries.ts';
import { atEnd } from '../../testing/at-end.ts';
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

/** Only looked at: whoever tries the lock to see whether it is free has it meanwhile, and is another server to who lost it. */
const holderAsTold = (client: pg.Client) => async () =>
  (await client.query<{ pid: number }>("select pid from pg_locks where locktype = 'advisory' and granted")).rows[0]?.pid;

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
  const holder = holderAsTold(client);
  const before = await holder();
  await client.query('select pg_terminate_backend($1)', [before]);
  await expect.poll(holder).toSatisfy((pid: number | undefined) => pid !== undefined && pid !== before);
  expect(await isFree()).toBe(false);
  await lock!.release();
  await client.end();
});

/** A network between a server and its database, which can be cut without a word to either. */
async function network() {
  const { hostname, port } = new URL(outside.url);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(outside.url);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, cut: () => sockets.forEach((socket) => socket.unpipe().resume()) };
}

test('what a cut network took is noticed and taken again, though the database knows nothing of the cut', async () => {
  const { url, cut } = await network();
  const lock = await takeDatabaseLock(url, log, 100);
  const isLost = vi.fn<() => void>();
  void lock!.lost.then(isLost);
  const client = new pg.Client({ connectionString: outside.url });
  await client.connect();
  const holder = holderAsTold(client);
  const before = await holder();
  cut();
  await expect.poll(holder, { timeout: 30_000 }).not.toBe(before);
  await expect.poll(holder).toEqual(expect.any(Number));
  expect(isLost).not.toHaveBeenCalled();
  await client.end();
  await lock!.release();
  await expect.poll(isFree).toBe(true);
}, 60_000);

test('whoever finds after a cut that another server has it learns that it is lost', async () => {
  const { url, cut } = await network();
  const lock = await takeDatabaseLock(url, log, 100);
  const client = new pg.Client({ connectionString: outside.url });
  await client.connect();
  // Whoever waits for it has it the moment that the connection from before is ended.
  const next = client.query("select pg_advisory_lock(hashtext('skyhelm gateway'))");
  cut();
  await next;
  await expect(lock!.lost).resolves.toBeUndefined();
  await client.end();
  await lock!.release();
}, 60_000);
