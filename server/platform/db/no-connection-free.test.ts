import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { connect } from './database.ts';
import { isNoConnectionFree } from './no-connection-free.ts';

test('a server that is too busy to greet is told from a query that fails', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const where = { kind: 'outside', host: '127.0.0.1', database: 'x' } as const;
  const database = connect({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 }, where, pino({ level: 'silent' }));
  const failure = await database.db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isNoConnectionFree(failure)).toBe(true);
  expect(isNoConnectionFree(new Error('syntax error', { cause: new Error('at end of input') }))).toBe(false);
  await database.close();
  silent.close();
});
