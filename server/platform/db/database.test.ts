import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { availablePostgres, freePort, startOutsidePostgres } from '../../testing/outside-postgres.ts';
import { openDatabase } from './database.ts';
import { databaseSuite } from './database.suite.ts';

databaseSuite('embedded', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skyhelm-embedded-'));
  return { config: { dataDir, databaseUrl: undefined }, dispose: () => rm(dataDir, { recursive: true }) };
});

for (const binaries of await availablePostgres()) {
  databaseSuite(`outside, PostgreSQL ${binaries.major}`, async () => {
    const outside = await startOutsidePostgres(binaries);
    return { config: { dataDir: '/nonexistent', databaseUrl: outside.url }, dispose: outside.stop };
  });
}

test('an outside database that does not answer is named, its password is not', async () => {
  const databaseUrl = `postgres://someone:hidden@127.0.0.1:${await freePort()}/fleet`;
  const fault = await openDatabase({ dataDir: '/nonexistent', databaseUrl }, pino({ level: 'silent' })).catch((error: Error) => error);
  expect(fault).toMatchObject({ key: 'boot.database.unreachable', params: { where: '127.0.0.1/fleet' } });
  expect((fault as Error).message).not.toContain('hidden');
});
