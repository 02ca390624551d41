import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { StartupFault } from '../config/startup-fault.ts';

export interface Migration {
  tag: string;
  hash: string;
  statements: string[];
}

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any number, as long as it is always the same: two servers that start at once on one database take turns. */
const ADVISORY_LOCK = 7_359_401_226;

export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as { entries: { tag: string }[] };
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(new URL(`${tag}.sql`, folder), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { tag, hash, statements: text.split('--> statement-breakpoint') };
    }),
  );
}

/** Each migration once, in its own transaction, in the order of the journal. */
export async function migrate(pool: pg.Pool, log: Pick<Logger, 'info'>, migrations?: Migration[]): Promise<void> {
  const known = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    while (await applyNext(client, known, log));
  } finally {
    client.release();
  }
}

export async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, string>> {
  const exists = await client.query<{ found: string | null }>("select to_regclass('public.migration')::text as found");
  if (exists.rows[0]!.found === null) return new Map();
  const { rows } = await client.query<{ tag: string; hash: string }>('select tag, hash from public.migration order by applied_at, tag');
  return new Map(rows.map((row) => [row.tag, row.hash]));
}

async function applyNext(client: pg.ClientBase, known: Migration[], log: Pick<Logger, 'info'>): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const applied = await appliedMigrations(client);
    refuseForeign(applied, known);
    const next = known.find((migration) => !applied.has(migration.tag));
    if (next) await applyMigration(client, next);
    await client.query('commit');
    if (next) log.info({ migration: next.tag }, 'migrated');
    return next !== undefined;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(
    'create table if not exists public.migration (tag text primary key, hash text not null, applied_at timestamptz not null default clock_timestamp())',
  );
  for (const statement of migration.statements) await client.query(statement);
  await client.query('insert into public.migration (tag, hash) values ($1, $2)', [migration.tag, migration.hash]);
}

/** A version that split its migrations differently knows dozens that this one does not. */
export const fewOf = (tags: string[]): string => (tags.length > 3 ? [...tags.slice(0, 3), '…'] : tags).join(', ');

/** Refuses what a newer program left, and what is no longer what ran. */
export function refuseForeign(applied: Map<string, string>, known: Migration[]): void {
  const unknown = unknownMigrations([...applied.keys()], known);
  if (unknown.length > 0) throw new StartupFault('boot.database.newer', { unknown: fewOf(unknown) });
  const changed = known.find((migration) => applied.has(migration.tag) && applied.get(migration.tag) !== migration.hash);
  if (changed) throw new StartupFault('boot.database.changed', { tag: changed.tag });
}

export const unknownMigrations = (tags: string[], known: Migration[]): string[] =>
  tags.filter((tag) => !known.some((migration) => migration.tag === tag));
