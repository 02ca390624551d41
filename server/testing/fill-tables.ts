import pg from 'pg';

interface Column {
  name: string;
  type: string;
}

interface Reference {
  columns: string[];
  table: string;
  keys: string[];
}

const SAMPLES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'样本 "sample" \\ \t'`,
  jsonb: `'[{"text": "пример"}]'`,
  bytea: `'\\x00ff0a5c'`,
  boolean: 'true',
  'timestamp with time zone': `'2026-01-02 03:04:05.678+00'`,
  'text[]': `array['a,b', 'NULL']`,
  'uuid[]': 'array[gen_random_uuid()]',
};

/** Gives a tenant one row in each table that is empty, so that tests over the whole schema leave no table out. */
export async function fillTables(client: pg.ClientBase, enterpriseId: string): Promise<void> {
  for (let empty = await emptyTables(client); empty.length > 0;) {
    for (const table of empty) await insertRow(client, table, enterpriseId, empty);
    const left = await emptyTables(client);
    if (left.length === empty.length) throw new Error(`Nothing could be put into ${left.join(', ')}`);
    empty = left;
  }
}

async function emptyTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
    if (found.rows.length === 0) empty.push(name);
  }
  return empty;
}

async function insertRow(client: pg.ClientBase, table: string, enterpriseId: string, empty: string[]): Promise<void> {
  const references = await referencesOf(client, table);
  // Its turn comes once the rows it refers to are there.
  if (references.some((reference) => empty.includes(reference.table))) return;
  const values = new Map<string, string>();
  for (const { name, type } of await columnsOf(client, table)) values.set(name, SAMPLES[type] ?? '1');
  if (values.has('enterprise_id')) values.set('enterprise_id', pg.escapeLiteral(enterpriseId));
  for (const { columns, table: other, keys } of references) {
    const scope = (await columnsOf(client, other)).some(({ name }) => name === 'enterprise_id') ? 'enterprise_id' : undefined;
    const where = other === 'enterprise' ? 'where id = $1' : scope ? `where ${scope} = $1` : '';
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${keys.map((key) => `${pg.escapeIdentifier(key)}::text`).join(', ')} from ${pg.escapeIdentifier(other)} ${where} limit 1`,
      where ? [enterpriseId] : [],
    );
    columns.forEach((column, at) => values.set(column, pg.escapeLiteral(String(rows[0]![keys[at]!]))));
  }
  const names = [...values.keys()].map((name) => pg.escapeIdentifier(name));
  await client.query(
    `insert into ${pg.escapeIdentifier(table)} (${names.join(', ')}) overriding system value values (${[...values.values()].join(', ')})`,
  );
}

const columnsOf = async (client: pg.ClientBase, table: string): Promise<Column[]> =>
  (
    await client.query<Column>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`public.${pg.escapeIdentifier(table)}`],
    )
  ).rows;

const referencesOf = async (client: pg.ClientBase, table: string): Promise<Reference[]> =>
  (
    await client.query<Reference>(
      `select (select array_agg(attname::text order by at) from unnest(conkey) with ordinality as k(num, at)
           join pg_attribute on attrelid = conrelid and attnum = num) as columns,
         (select relname from pg_class where oid = confrelid) as table,
         (select array_agg(attname::text order by at) from unnest(confkey) with ordinality as k(num, at)
           join pg_attribute on attrelid = confrelid and attnum = num) as keys
       from pg_constraint where contype = 'f' and conrelid = $1::regclass`,
      [`public.${pg.escapeIdentifier(table)}`],
    )
  ).rows;
