import type pg from 'pg';

/** All that a database holds, as text, by table; without the ledger of migrations. */
export async function everyRow(pool: pg.Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => table.name !== 'migration')) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    all[name] = rows.map((row) => row.row);
  }
  return all;
}
