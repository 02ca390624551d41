import { chmod, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { looseKeyFile } from '../config/secret-key.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { acceptSecretKey, openSecretKey, type KeyEvidence } from './open-secret-key.ts';

let database: Database;
let dataDir: string;
let file: string;
beforeEach(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'skyhelm-key-'));
  file = join(dataDir, 'secret.key');
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const nothing: KeyEvidence = () => Promise.resolve('none');
const evidence =
  (found: 'fits' | 'differs'): KeyEvidence =>
  () =>
    Promise.resolve(found);
const configOf = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: dataDir, ...env }, []) as Config;
const opened = (config = configOf(), found = nothing) => openSecretKey(config, database.db, found);
const GIVEN = configOf.bind(undefined, { SECRET_KEY: 'k'.repeat(40) });

test('a new installation makes a key, and the same one opens it from then on', async () => {
  const key = await opened();
  expect(await opened()).toEqual(key);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

test('a key that is lost is not replaced by a new one', async () => {
  const text = await opened().then(() => readFile(file, 'utf8'));
  await rm(file);
  await expect(opened()).rejects.toMatchObject({ key: 'boot.key.missing', params: { file } });
  expect(await readdir(dataDir)).toEqual([]);
  await writeFile(file, text, { mode: 0o600 });
  await expect(opened()).resolves.toHaveLength(32);
});

test('another key is refused, from the file and from SECRET_KEY', async () => {
  await opened();
  await writeFile(file, 'x'.repeat(43));
  await expect(opened()).rejects.toMatchObject({ key: 'boot.key.different', params: { source: file } });
  await expect(opened(GIVEN())).rejects.toMatchObject({ key: 'boot.key.different', params: { source: 'SECRET_KEY' } });
});

test('SECRET_KEY may take the place of the file when it is the same key', async () => {
  const key = await opened();
  const text = (await readFile(file, 'utf8')).trim();
  await rm(file);
  expect(await opened(configOf({ SECRET_KEY: text }))).toEqual(key);
});

test.each([
  ['empty', ''],
  ['blank', ` \n${' '.repeat(50)}\n`],
  ['short', `${'x'.repeat(31)}\n`],
  ['of zeros', '\0'.repeat(44)],
])('a file that is %s is refused before anything is signed with it', async (_, text) => {
  await writeFile(file, text);
  await expect(opened()).rejects.toMatchObject({ key: 'boot.key.short', params: { file } });
  expect(await readFile(file, 'utf8')).toBe(text);
  expect((await database.pool.query('select * from secret_check')).rows).toEqual([]);
});

test('a file that cannot be read is named', async () => {
  await mkdir(file);
  await expect(opened()).rejects.toMatchObject({ key: 'boot.key.unreadable', params: { file } });
});

test('a database from before the check value takes over the key that fits it, and no other', async () => {
  await writeFile(file, 'x'.repeat(43));
  await expect(opened(configOf(), evidence('differs'))).rejects.toMatchObject({ key: 'boot.key.different' });
  await opened(configOf(), evidence('fits'));
  await writeFile(file, 'y'.repeat(43));
  await expect(opened(configOf(), evidence('fits'))).rejects.toMatchObject({ key: 'boot.key.different' });
});

test('a database from before the check value gets no new key in place of a lost one', async () => {
  await expect(opened(configOf(), evidence('differs'))).rejects.toMatchObject({ key: 'boot.key.missing' });
  expect(await readdir(dataDir)).toEqual([]);
});

test('of servers that start at once with different keys only one gets in', async () => {
  const keys = Array.from({ length: 4 }, (_, at) => configOf({ SECRET_KEY: String(at).repeat(40) }));
  const all = await Promise.allSettled(keys.map((config) => opened(config)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a backup can still be taken from a server of an earlier version, which has no check value', async () => {
  await database.pool.query('drop table secret_check');
  await writeFile(file, 'x'.repeat(43));
  await expect(opened(configOf(), evidence('fits'))).resolves.toHaveLength(32);
});

test('an operator whose key is lost for good can go on with another', async () => {
  await opened();
  await rm(file);
  await acceptSecretKey(configOf(), database.db);
  await expect(opened(configOf(), evidence('differs'))).resolves.toHaveLength(32);
});

test('a key file that others can read is found', async () => {
  await opened();
  expect(await looseKeyFile(configOf())).toBeUndefined();
  for (const mode of [0o640, 0o604, 0o660]) {
    await chmod(file, mode);
    expect(await looseKeyFile(configOf())).toBe(file);
  }
  expect(await looseKeyFile(GIVEN())).toBeUndefined();
});
