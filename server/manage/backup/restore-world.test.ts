import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyEvidence } from '../../features/operation-log/index.ts';
import { openSecretKey } from '../../platform/auth/open-secret-key.ts';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import { loadSecretKey } from '../../platform/config/secret-key.ts';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { everyRow } from '../../testing/every-row.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { buildWorld } from '../../whole/world.ts';
import { checkLog } from '../log/check-log.command.ts';
import { writeBackup } from './backup.ts';
import { restore } from './restore.command.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const log = pino({ level: 'silent' });
let folder: string;
let source: TestApp;
let file: string;
/** As on another machine: a folder, a cluster and a key file of its own. */
let target: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-world-'));
  const config = readConfig({ DATA_DIR: join(folder, 'source') }, []) as Config;
  await mkdir(config.dataDir);
  const secrets = secretsFrom(await loadSecretKey(config));
  source = await testApp({ config: { dataDir: config.dataDir }, secrets });
  await openSecretKey(config, source.services.database.db, keyEvidence);
  await buildWorld(source, source.other, 'world');
  const client = await source.services.database.pool.connect();
  await fillTables(client, source.other.enterpriseId);
  client.release();
  file = join(folder, 'backup.tar.gz');
  await writeBackup(source.services.database, source.services.config, file);
  target = readConfig({ DATA_DIR: join(folder, 'target') }, []) as Config;
  await restore.run({ config: target, language: 'en', log }, [file]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inTarget<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(target, log);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

test('a row of every table of the schema comes back on another machine as it was', async () => {
  const before = await everyRow(source.services.database.pool);
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);
  expect(await inTarget(({ pool }) => everyRow(pool))).toEqual(before);
});

test('the log that was signed there is valid with the key from the backup', async () => {
  expect(await checkLog.run({ config: target, language: 'en', log }, [])).toBe('The operation log is complete and unchanged.');
});

test('another key than that of the backup is refused', async () => {
  const config = readConfig({ DATA_DIR: target.dataDir, SECRET_KEY: 'k'.repeat(40) }, []) as Config;
  await expect(checkLog.run({ config, language: 'en', log }, [])).rejects.toMatchObject({ key: 'boot.key.different' });
});

test('triggers work after a restore: a task that changes gets a new revision', async () => {
  const revision = 'select revision from task_revision where enterprise_id = $1';
  const [before, after] = await inTarget(async ({ pool }) => {
    const given = [source.other.enterpriseId];
    const first = await pool.query(revision, given);
    await pool.query('update task set changed_at = now() where enterprise_id = $1', given);
    return [first.rows, (await pool.query(revision, given)).rows];
  });
  expect(before).toHaveLength(1);
  expect(after).not.toEqual(before);
});
