import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { health } from './health.ts';

let database: { ready(): Promise<boolean> };
let isConnected = true;
let isLow = false;
const disk = { read: async () => ({ isLow }) };
const bus = { standing: () => ({ isConnected, lost: 0 }) };
const app = () => {
  const server = Fastify();
  health(server, { database, bus, disk } as unknown as Parameters<typeof health>[1]);
  return server;
};
let open: ReturnType<typeof app> | undefined;
afterEach(() => open?.close());

it('lives and is ready while the database answers', async () => {
  database = { ready: async () => true };
  open = app();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await open.inject(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
  }
});

it('answers calls while other servers are not heard, and says so', async () => {
  database = { ready: async () => true };
  isConnected = false;
  open = app();
  const answer = await open.inject('/readyz');
  isConnected = true;
  expect([answer.statusCode, answer.body]).toEqual([200, 'ok, alone']);
});

it('answers calls while the disk is nearly full, and says so', async () => {
  database = { ready: async () => true };
  isLow = true;
  open = app();
  const answer = await open.inject('/readyz');
  isLow = false;
  expect([answer.statusCode, answer.body]).toEqual([200, 'ok, disk low']);
});

it('lives but is not ready while the database is away, and tells strangers nothing else', async () => {
  database = { ready: async () => false };
  open = app();
  expect((await open.inject('/healthz')).statusCode).toBe(200);
  const answer = await open.inject('/readyz');
  expect([answer.statusCode, answer.body]).toEqual([503, 'unavailable']);
});

it('is not ready while it shuts down', async () => {
  const asked = Promise.withResolvers<void>();
  database = { ready: async () => true };
  open = app();
  open.addHook('preClose', () => asked.promise);
  const address = await open.listen({ host: '127.0.0.1', port: 0 });
  const closing = open.close();
  const answer = await fetch(`${address}/readyz`);
  expect(answer.status).toBe(503);
  asked.resolve();
  await closing;
});
