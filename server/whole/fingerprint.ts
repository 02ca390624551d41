import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';

/** Being asked anything at all is written there. */
export const LOG_TABLES = ['operation_log', 'operation_chain', 'operation_name'];

/** Written behind calls, by and by. */
const COUNTERS = ['access_key_minute', 'access_key_usage'];

/** Everything stored for a tenant, as one hash a table: whichever tables the database has, so that a new one is never forgotten. */
export async function fingerprint(
  db: Queryable,
  enterpriseId: string,
  except: { tables?: readonly string[]; rowsOf?: string } = {},
): Promise<Record<string, string>> {
  const tables = (await tenantTables(db)).filter((table) => !COUNTERS.includes(table) && !except.tables?.includes(table));
  const own = except.rowsOf ?? '';
  const hashes = tables.map((table) => {
    const column = table === 'enterprise' ? 'id' : 'enterprise_id';
    const rows = `select to_jsonb(t) - 'last_seen_at' as r from ${table} t where ${column} = '${enterpriseId}'`;
    const isOwn = `'${own}' in (coalesce(r->>'id', '-'), coalesce(r->>'user_id', '-'), coalesce(r->>'owner_id', '-'))`;
    return `select '${table}' as name, coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as hash from (${rows}) where not ${isOwn}`;
  });
  const result = await db.execute<{ name: string; hash: string }>(sql.raw(hashes.join(' union all ')));
  return Object.fromEntries(result.rows.map(({ name, hash }) => [name, hash]));
}

let known: string[] | undefined;

async function tenantTables(db: Queryable): Promise<string[]> {
  if (known) return known;
  const result = await db.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'enterprise_id' order by 1`,
  );
  known = ['enterprise', ...result.rows.map((row) => row.table_name)];
  return known;
}
