import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEnterprise } from '../../features/enterprise/index.ts';
import { operationLog } from '../../features/operation-log/index.ts';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import { loadSecretKey } from '../../platform/config/secret-key.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { checkLog } from '../log/check-log.command.ts';
import { backup } from './backup.command.ts';
import { restore } from './restore.command.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const KILLED = fileURLToPath(new URL('./kill-restore.ts', import.meta.url));
const log = pino({ level: 'silent' });
const configOf = (name: string) => readConfig({ DATA_DIR: join(folder, name) }, []) as Config;
const contextOf = (name: string) => ({ config: configOf(name), language: 'en' as const, log });

let folder: string;
let file: string;
let copies = 0;
const before: Record<string, unknown> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-restore-kill-'));
  file = join(folder, 'backup.tar.gz');
  for (const name of ['theirs', 'ours']) {
    const database = await openDatabase(configOf(name), log);
    await database.pool.query("insert into throttle values ($1, 1, '2026-01-01')", [name]);
    const { writeLog } = operationLog(secretsFrom(await loadSecretKey(configOf(name))));
    const { enterpriseId } = await createEnterprise(database.db, { name, administrators: 'Administrator', isPlatform: true });
    const origin = { actor: undefined, ip: '', requestId: '', now: new Date() };
    await database.db.transaction((tx) => writeLog(tx, origin, [{ operation: 'enterprise.created', enterpriseId }]));
    await database.close();
    await diskBlobs(join(folder, name, 'blobs')).put('file/picture', Buffer.from(name));
    before[name] = await found(name);
  }
  await backup.run(contextOf('theirs'), [file]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Rows, key and picture as the next start finds them. */
async function found(name: string): Promise<{ rows: unknown; key: string; picture: string | undefined }> {
  const database = await openDatabase(configOf(name), log);
  const { rows } = await database.pool.query('select key from throttle');
  await database.close();
  const picture = await diskBlobs(join(folder, name, 'blobs')).get('file/picture');
  return { rows, key: (await loadSecretKey(configOf(name))).toString('hex'), picture: picture?.toString() };
}

/** A copy of ours in which the restore of theirs was killed. */
async function killed(point: string): Promise<string> {
  const name = `killed-${copies++}`;
  await cp(join(folder, 'ours'), join(folder, name), { recursive: true });
  const child = spawn(process.execPath, [KILLED, join(folder, name), file, point], { stdio: ['ignore', 'inherit', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  return name;
}

const leftovers = async (name: string) => (await readdir(join(folder, name))).filter((entry) => /staging|unfinished/.test(entry));

describe('a restore that is killed', () => {
  test.each(['secret.key', 'before the commit'])('at %s leaves the installation as it was', async (point) => {
    const name = await killed(point);
    expect(await found(name)).toEqual(before['ours']);
    expect(await leftovers(name)).toEqual([]);
  });

  test('after the commit is complete', async () => {
    const name = await killed('after the commit');
    expect(await found(name)).toEqual(before['theirs']);
    expect(await leftovers(name)).toEqual([]);
  });

  test('can be repeated', async () => {
    const name = await killed('blobs');
    await restore.run(contextOf(name), [file, '--replace']);
    expect(await found(name)).toEqual(before['theirs']);
    expect(await leftovers(name)).toEqual([]);
  });

  test('is put right by whatever command comes next, before it looks at the key', async () => {
    const name = await killed('secret.key');
    expect(await checkLog.run(contextOf(name), [])).toBe('The operation log is complete and unchanged.');
    expect(await found(name)).toEqual(before['ours']);
  });

  test('loses nothing to a command that clears away before it opens the database', async () => {
    const name = await killed('before the commit');
    const broken = join(folder, 'broken.tar.gz');
    await writeFile(broken, (await readFile(file)).subarray(0, 500));
    await expect(restore.run(contextOf(name), [broken, '--replace'])).rejects.toMatchObject({ key: 'boot.restore.damaged' });
    expect(await found(name)).toEqual(before['ours']);
    expect(await leftovers(name)).toEqual([]);
  });
});
