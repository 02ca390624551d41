import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/**
 * All rows as one parameter: a parameter for each value takes the program longer to write than the database to carry out.
 * Every row has the fields of the first; what is not among them gets its default.
 */
export function insertMany<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: readonly InferInsertModel<T>[],
  { skipKnown = false }: { skipKnown?: boolean } = {},
) {
  const [first = {}] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, (row as Record<string, unknown>)[field]])),
  );
  return tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
      ${skipKnown ? sql`on conflict do nothing` : sql``}`,
  );
}
