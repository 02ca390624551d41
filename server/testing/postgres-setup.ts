import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import type { Connection } from '../platform/db/embedded/connection.ts';
import { startEmbedded } from '../platform/db/embedded/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
  }
}

/** One PostgreSQL for the whole run. Its own database is migrated once and is the template of every test file's. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-test-'));
  const log = pino({ level: 'warn' });
  const tuning = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '100' };
  const embedded = await startEmbedded(folder, log, tuning);
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  await migrate(pool, log);
  await pool.end();
  project.provide('postgres', embedded.connection);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
