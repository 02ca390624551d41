import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { keyEvidence, operationLog } from '../features/operation-log/index.ts';
import { openSecretKey } from '../platform/auth/open-secret-key.ts';
import { secretsFrom } from '../platform/auth/secrets.ts';
import type { Config } from '../platform/config/config.ts';
import { StartupFault } from '../platform/config/startup-fault.ts';
import { connect, openDatabase, openOutside, openUnmigrated, type Database } from '../platform/db/database.ts';
import { DATABASE, layout, OWNER } from '../platform/db/embedded/cluster.ts';
import { answers } from '../platform/db/embedded/connection.ts';
import { readPostmaster } from '../platform/db/embedded/predecessor.ts';
import { isDataFolderLocked, lockDataFolder } from '../platform/lock/data-folder-lock.ts';
import type { ManageContext } from './command.ts';

/** The database beside a server that may go on running: through it where it runs, else started for the while. */
export async function withDatabase<T>(
  context: ManageContext,
  work: (database: Database) => Promise<T>,
  { besideServer } = { besideServer: true },
): Promise<T> {
  const { config, log } = context;
  requireInstallation(config);
  if (besideServer && isDataFolderLocked(config.dataDir)) return closing(await joinRunning(context), work);
  const lock = lockDataFolder(config.dataDir);
  try {
    return await closing(await openDatabase(config, log), work);
  } finally {
    lock.release();
  }
}

/** A wrong DATA_DIR would be made into an empty installation, and every night's backup of it would be a success. */
function requireInstallation({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && !existsSync(layout(dataDir).cluster)) throw new StartupFault('boot.manage.none', { folder: dataDir });
}

/** Refuses a key that the database was not written with, and makes none in place of a lost one. */
export const secretKeyOf = (config: Pick<Config, 'dataDir' | 'secretKey'>, database: Pick<Database, 'db'>): Promise<Buffer> =>
  openSecretKey(config, database.db, keyEvidence);

export const operationLogOf = async (config: Config, database: Database) => operationLog(secretsFrom(await secretKeyOf(config, database)));

/** Read after the opening, which puts the key back where a restore was killed. */
export const withOperationLog = <T>(
  context: ManageContext,
  work: (database: Database, log: ReturnType<typeof operationLog>) => Promise<T>,
): Promise<T> => withDatabase(context, async (database) => work(database, await operationLogOf(context.config, database)));

/** The database with nobody else on the installation, in whatever state it is. */
export async function withDatabaseAlone<T>({ config, log }: ManageContext, work: (database: Database) => Promise<T>): Promise<T> {
  const lock = lockDataFolder(config.dataDir);
  try {
    return await closing(await openUnmigrated(config, log), work);
  } finally {
    lock.release();
  }
}

async function joinRunning({ config, log }: ManageContext): Promise<Database> {
  if (config.databaseUrl !== undefined) return openOutside(config.databaseUrl, log);
  const place = layout(config.dataDir);
  const running = await readPostmaster(place.cluster);
  const password = (await readFile(place.password, 'utf8').catch(() => '')).trim();
  const connection = { host: running?.socketFolder ?? '', port: running?.port ?? 0, user: OWNER, password, database: DATABASE };
  if (!running || !(await answers(connection))) throw new StartupFault('boot.manage.notReady', { folder: config.dataDir });
  return connect({ ...connection, max: 2 }, { kind: 'embedded', host: connection.host, database: DATABASE }, log);
}

async function closing<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
