import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** Fills tables in the name of the platform's own tenant. Indexes are built afterwards and foreign keys not checked: it takes a tenth of the time. */
export async function fillTables(
  database: pg.PoolConfig,
  tables: readonly string[],
  fill: (client: pg.Client, enterpriseId: string) => Promise<void>,
): Promise<{ enterpriseId: string }> {
  const client = new pg.Client({ ...database, user: 'postgres' });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'; set synchronous_commit = off; set statement_timeout = 0");
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '128MB'");
    const platform = await client.query<{ id: string }>('select id from enterprise where is_platform');
    const enterpriseId = platform.rows[0]!.id;
    await withoutIndexes(client, tables, () => fill(client, enterpriseId));
    await client.query('vacuum (analyze)');
    return { enterpriseId };
  } finally {
    await client.end();
  }
}
