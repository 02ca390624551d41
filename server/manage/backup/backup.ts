import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type pg from 'pg';
import { create } from 'tar';
import { SECRET_KEY_FILE } from '../../platform/config/secret-key.ts';
import { BLOBS, blobsFolder } from '../../platform/blobs/blobs-folder.ts';
import { UNFINISHED } from '../../platform/blobs/disk-blobs.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { appliedMigrations } from '../../platform/db/migrate.ts';
import { VERSION } from '../../version.ts';
import { secretKeyOf } from '../installation.ts';
import { describeFile, fingerprintOf, MANIFEST_FILE, type Manifest, type StoredFile } from './manifest.ts';
import { withStaging } from './staging.ts';
import { copyOut, listSequences, listTables } from './tables.ts';

/** Everything of an installation in one file, as it was at one moment, while the server goes on. The file appears when it is whole. */
export async function writeBackup(
  database: Database,
  config: Pick<Config, 'dataDir' | 'secretKey' | 'blobsDir'>,
  file: string,
): Promise<Manifest> {
  return withStaging(config.dataDir, async (staging) => {
    const manifest = await gather(database, config, staging);
    await writeFile(join(staging, MANIFEST_FILE), JSON.stringify(manifest, undefined, 1));
    const unfinished = `${file}.${process.pid}.unfinished`;
    try {
      const names = (await readdir(staging)).filter((name) => name !== MANIFEST_FILE);
      await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
      await create({ gzip: true, portable: true, cwd: staging, file: unfinished }, [MANIFEST_FILE, ...names]);
      await sync(unfinished);
      await rename(unfinished, file);
      await sync(dirname(file));
    } finally {
      await rm(unfinished, { force: true });
    }
    return manifest;
  });
}

async function gather(database: Database, config: Pick<Config, 'dataDir' | 'secretKey' | 'blobsDir'>, staging: string): Promise<Manifest> {
  const secretKey = await secretKeyOf(config, database);
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const migrations = [...(await appliedMigrations(client))].map(([tag, hash]) => ({ tag, hash }));
    // Files before rows: a blob goes after its row, so every one that the snapshot names is still there now.
    const blobs = await linkBlobs(blobsFolder(config), staging);
    if (config.secretKey === undefined) await copyFile(join(config.dataDir, SECRET_KEY_FILE), join(staging, SECRET_KEY_FILE));
    return {
      format: 1,
      version: VERSION,
      madeAt: new Date().toISOString(),
      migrations,
      tables: await dumpTables(client, staging),
      sequences: await listSequences(client),
      blobs,
      secretKey: config.secretKey === undefined ? await describeFile(staging, SECRET_KEY_FILE) : undefined,
      keyFingerprint: fingerprintOf(secretKey),
    };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function dumpTables(client: pg.ClientBase, staging: string): Promise<Manifest['tables']> {
  await mkdir(join(staging, 'tables'));
  const dumped: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const path = `tables/${table.name}.copy`;
    const rows = await copyOut(client, table, join(staging, path));
    dumped.push({ ...(await describeFile(staging, path)), ...table, rows });
  }
  return dumped;
}

/** Linked first, all at once, so that nothing the server deletes meanwhile is missed. */
async function linkBlobs(from: string, staging: string): Promise<StoredFile[]> {
  const names = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const linked: string[] = [];
  for (const entry of names.filter((one) => one.isFile() && !isUnfinished(from, one.parentPath))) {
    const source = join(entry.parentPath, entry.name);
    const path = join(BLOBS, source.slice(from.length + 1));
    await mkdir(dirname(join(staging, path)), { recursive: true });
    if (await linkOrCopy(source, join(staging, path))) linked.push(path);
  }
  return Promise.all(linked.sort().map((path) => describeFile(staging, path)));
}

const isUnfinished = (folder: string, path: string): boolean => path.slice(folder.length + 1).split(sep)[0] === UNFINISHED;

async function linkOrCopy(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target).catch(() => copyFile(source, target));
    return true;
  } catch (error) {
    if (await stat(source).catch(() => undefined)) throw error;
    return false;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
