import pg from 'pg';
import type { DatabaseLog } from '../database.ts';

/** An index of names is sorted by the rules of one ICU version. Under the rules of another, which an update may bring, it would miss rows. */
export async function keepUpWithCollation(pool: pg.Pool, log: DatabaseLog): Promise<void> {
  const { rows } = await pool.query<{ name: string; saved: string | null; actual: string | null }>(
    `select datname as name, datcollversion as saved, pg_database_collation_actual_version(oid) as actual
     from pg_database where datname = current_database()`,
  );
  const { name, saved, actual } = rows[0]!;
  if (saved === actual) return;
  log.warn({ saved, actual }, 'the sorting rules changed; building the indexes anew');
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`reindex database ${pg.escapeIdentifier(name)}`);
    await client.query(`alter database ${pg.escapeIdentifier(name)} refresh collation version`);
  } finally {
    client.release(true);
  }
}
