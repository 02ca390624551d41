import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { StartupFault } from '../config/startup-fault.ts';
import { settleRestore } from '../restore/unfinished-restore.ts';
import { keepUpWithCollation } from './embedded/collation.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Tx;
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  where: { kind: 'embedded' | 'outside'; host: string; database: string };
  /** Whether it answers now: false while the embedded server is being restarted or the outside one is away. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export const OLDEST_POSTGRES = 15;
const POOL_SIZE = 12;
/**
 * A new connection knows no table yet: its first answers take longer by some ten milliseconds. Of those to the embedded database some stay for good, and any other for as long as people look at a
 * screen. Not of those over a network: what lies between forgets idle ones without a word, and whoever asks by such a one waits for minutes.
 */
const KEPT: pg.PoolConfig = { min: 4, idleTimeoutMillis: 600_000 };

// Counts and sequence numbers stay far below 2^53; as strings they would be concatenated instead of added.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A moment is written by the clock of whoever asks: by that of a place an early one is seconds off any hour, which is read as no moment at all. */
const IN_UTC = { onConnect: (client: pg.ClientBase): Promise<unknown> => client.query("set time zone 'UTC'") };

/** Migrated and ready. The caller holds the lock of the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: DatabaseLog): Promise<Database> {
  const database = await openUnmigrated(config, log);
  return closedOnFailure(database, ({ pool }) => migrate(pool, log));
}

/** Embedded unless DATABASE_URL names an outside one; in whatever state an earlier program left it. The caller holds the lock of the data folder. */
export async function openUnmigrated(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: DatabaseLog): Promise<Database> {
  const database = config.databaseUrl === undefined ? await openEmbedded(config.dataDir, log) : await openOutside(config.databaseUrl, log);
  return closedOnFailure(database, ({ pool }) => settleRestore(pool, config.dataDir));
}

async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Database> {
  const embedded = await startEmbedded(dataDir, log);
  const database = connect(
    { ...embedded.connection, ...KEPT },
    { kind: 'embedded', host: embedded.connection.host, database: embedded.connection.database },
    log,
  );
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return closedOnFailure({ ...database, close }, ({ pool }) => keepUpWithCollation(pool, log));
}

/** Beside whoever works with it. */
export async function openOutside(url: string, log: DatabaseLog): Promise<Database> {
  const { hostname, pathname } = new URL(url);
  const database = connect(
    { connectionString: url },
    { kind: 'outside', host: hostname, database: decodeURIComponent(pathname.slice(1)) },
    log,
  );
  return closedOnFailure(database, refuseOldServer);
}

async function closedOnFailure(database: Database, prepare: (database: Database) => Promise<void>): Promise<Database> {
  try {
    await prepare(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A pool over a database that runs already: nothing is started or migrated. */
export function connect(options: pg.PoolConfig, where: Database['where'], log: DatabaseLog): Database {
  const pool = new pg.Pool({ max: POOL_SIZE, connectionTimeoutMillis: 10_000, application_name: 'skyhelm', ...IN_UTC, ...options });
  // Without a listener the loss of an idle connection would end the whole process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'database connection lost');
  });
  // And so would that of one in a transaction, though its query fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: released(drizzle(pool), pool), pool, where, ready: () => answers(pool), close: () => pool.end() };
}

/** A transaction that cannot even begin, as its connection has just been lost, would keep that connection for good: one of a dozen, and the program would never end. */
function released(db: Db, pool: pg.Pool): Db {
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };
  return db;
}

async function refuseOldServer({ pool, where }: Database): Promise<void> {
  const { rows } = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .catch((error: Error) => {
      throw new StartupFault('boot.database.unreachable', {
        where: `${where.host}/${where.database}`,
        reason: error.message || String(error),
      });
    });
  const found = Math.floor(rows[0]!.version / 10_000);
  if (found < OLDEST_POSTGRES) throw new StartupFault('boot.database.tooOld', { found: String(found), needed: String(OLDEST_POSTGRES) });
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref());
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}
