import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';

export interface Table {
  name: string;
  columns: string[];
}

/** Ours: the ledger of migrations is written anew by a restore, and what an extension brought is its own. */
const OUR_TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

export const listTables = async (client: pg.ClientBase): Promise<Table[]> => (await client.query<Table>(OUR_TABLES)).rows;

export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: number }[]> {
  const { rows } = await client.query<{ name: string; value: number }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  return rows;
}

export async function copyOut(client: pg.ClientBase, table: Table, file: string): Promise<number> {
  const stream = client.query(copyStreams.to(`copy public.${quoted(table)} to stdout (encoding 'UTF8')`));
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  return stream.rowCount;
}

export async function copyIn(client: pg.ClientBase, table: Table, file: string): Promise<number> {
  const stream = client.query(copyStreams.from(`copy public.${quoted(table)} from stdin (encoding 'UTF8')`));
  await pipeline(createReadStream(file), stream);
  return stream.rowCount;
}

const quoted = ({ name, columns }: Table): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/**
 * Runs `load` without foreign keys, whose order of tables may be a circle, and has the database check them all afterwards. Triggers are off as well: rows come back as they were, and a table with
 * deferred triggers still to run cannot be altered.
 */
export async function loadUnchecked(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`,
  );
  const triggered = await tablesWithTriggers(client);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
  await load();
  for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of rows) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

async function tablesWithTriggers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ table }) => table);
}
