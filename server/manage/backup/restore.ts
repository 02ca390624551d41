import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { keyFrom, SECRET_KEY_FILE } from '../../platform/config/secret-key.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import type { Database, DatabaseLog } from '../../platform/db/database.ts';
import { databaseAdvice, databaseFault } from '../../platform/db/database-fault.ts';
import {
  applyMigration,
  fewOf,
  migrate,
  readMigrations,
  refuseForeign,
  unknownMigrations,
  type Migration,
} from '../../platform/db/migrate.ts';
import { placeFiles, settleRestore, signRestore } from '../../platform/restore/unfinished-restore.ts';
import { BLOBS } from '../../platform/blobs/blobs-folder.ts';
import { fingerprintOf, type Manifest } from './manifest.ts';
import { copyIn, listTables, loadUnchecked } from './tables.ts';

export interface Restore {
  config: Pick<Config, 'dataDir' | 'secretKey'>;
  /** An unpacked, verified backup on the disk of the data folder. */
  staging: string;
  manifest: Manifest;
  file: string;
  replace: boolean;
}

/** All of it or nothing: rows, schema and files change together, the rows in one transaction. */
export async function restoreInto(database: Database, restore: Restore, log: DatabaseLog): Promise<void> {
  const migrations = await migrationsOf(restore);
  await refuseWrongKey(restore);
  const client = await database.pool.connect();
  let isCommitting = false;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await refuseCompany(client);
    if (!restore.replace && !(await isEmpty(client))) throw new StartupFault('boot.restore.notEmpty');
    await loadRows(client, restore, migrations);
    const id = randomUUID();
    await signRestore(client, id);
    await mkdir(join(restore.staging, BLOBS), { recursive: true });
    await placeFiles(restore.config.dataDir, restore.staging, id, filesToPlace(restore));
    isCommitting = true;
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = isCommitting ? undefined : databaseFault(error);
    throw reason === undefined ? error : new StartupFault('boot.restore.failed', { file: restore.file, reason }, [databaseAdvice(error)]);
  } finally {
    client.release();
    // A commit whose answer was lost may have happened: only the database knows.
    await settleRestore(database.pool, restore.config.dataDir);
  }
  await migrate(database.pool, log);
  await database.pool.query('analyze');
}

async function migrationsOf({ manifest, file }: Restore): Promise<Migration[]> {
  const known = await readMigrations();
  const tags = manifest.migrations.map((migration) => migration.tag);
  const unknown = unknownMigrations(tags, known);
  if (unknown.length > 0) throw new StartupFault('boot.restore.newer', { file, unknown: fewOf(unknown) });
  refuseForeign(new Map(manifest.migrations.map(({ tag, hash }) => [tag, hash])), known);
  return known.filter((migration) => tags.includes(migration.tag));
}

/** With another key, what it seals could never be read again; better no restore than one that is found out later. */
async function refuseWrongKey({ config, staging, manifest }: Restore): Promise<void> {
  if (config.secretKey === undefined && !manifest.secretKey) throw new StartupFault('boot.restore.keyNeeded');
  const key = keyFrom(config.secretKey ?? (await readFile(join(staging, SECRET_KEY_FILE), 'utf8')).trim());
  if (fingerprintOf(key) !== manifest.keyFingerprint) throw new StartupFault('boot.restore.keyGiven');
}

async function refuseCompany(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    "select count(*) as others from pg_stat_activity where application_name = 'skyhelm' and datname = current_database() and pid <> pg_backend_pid()",
  );
  if (rows[0]!.others > 0) throw new StartupFault('boot.restore.inUse');
}

async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select 1 from public.${pg.escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

async function loadRows(client: pg.ClientBase, { manifest, staging, file }: Restore, migrations: Migration[]): Promise<void> {
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  for (const migration of migrations) await applyMigration(client, migration);
  await loadUnchecked(client, async () => {
    for (const table of manifest.tables) {
      const rows = await copyIn(client, table, join(staging, table.path));
      if (rows !== table.rows) throw new StartupFault('boot.restore.damaged', { file, reason: table.path });
    }
  });
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
}

const filesToPlace = ({ config, manifest }: Restore): string[] =>
  manifest.secretKey && config.secretKey === undefined ? [SECRET_KEY_FILE, BLOBS] : [BLOBS];
