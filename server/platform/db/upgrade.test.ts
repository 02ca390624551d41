import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import { newId } from '../ids.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';

type Database = Awaited<ReturnType<typeof testDatabase>>;

const log = pino({ level: 'silent' });
let current: Database;
let earlier: Database;
let all: Migration[];

/** Every column with its type, and every constraint, index and trigger. */
async function shapeOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`);
  return rows.map(({ line }) => line).toSorted();
}

beforeAll(async () => {
  all = await readMigrations();
  current = await testDatabase();
  earlier = await testDatabase();
  await earlier.pool.query('drop schema public cascade; create schema public');
  await migrate(earlier.pool, log, all.slice(0, 1));
});
afterAll(() => Promise.all([current.close(), earlier.close()]));

test('the initial migration stays as it is: an installation that ran another one would not start', () => {
  expect(all[0]).toMatchObject({ tag: '0000_initial', hash: '410beebb6771cd2077628ae467012d4ed41f6abd8a7367c5e8b1ab7b3a794992' });
});

test('a database of the initial version is brought up to date and keeps its rows', async () => {
  const [enterpriseId, departmentId] = [newId(), newId()];
  await earlier.pool.query("insert into enterprise (id, name) values ($1, 'Survey')", [enterpriseId]);
  await earlier.pool.query(
    `insert into department (id, enterprise_id, path, depth, name, name_key, country, city, person_in_charge)
     values ($1, $2, 'field', 1, 'Field', 'field', 'CN', 'Beijing', 'Head')`,
    [departmentId, enterpriseId],
  );
  await migrate(earlier.pool, log);
  const { rows } = await earlier.pool.query<{ name: string }>(
    'select e.name from department d join enterprise e on e.id = d.enterprise_id',
  );
  expect(rows).toEqual([{ name: 'Survey' }]);
  expect(await shapeOf(earlier)).toEqual(await shapeOf(current));
});
