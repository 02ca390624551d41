import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import { copyIn, copyOut, listSequences, listTables } from './tables.ts';

test('columns of every kind survive the way out and in, and computed ones are left to the database', async () => {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-copy-'));
  const client = await database.pool.connect();
  await client.query(`create table "Odd ""name" (n bigint generated always as identity, "Bytes" bytea, at timestamptz, x float8, list text[],
    twice bigint generated always as (n * 2) stored)`);
  await client.query(`insert into "Odd ""name" ("Bytes", at, x, list) values ('\\x00ff0a5c09', 'infinity', 'NaN', array[null, '', '\\N']),
    (null, null, -0.1, '{}'), (decode(repeat('ab', 100000), 'hex'), now(), 1e300, null)`);
  const table = (await listTables(client)).find(({ name }) => name.startsWith('Odd'))!;
  expect(table.columns).toEqual(['n', 'Bytes', 'at', 'x', 'list']);
  const read = async () => (await client.query<{ t: string }>('select t::text from "Odd ""name" t order by n')).rows;
  const before = await read();
  expect(await listSequences(client)).toEqual([{ name: 'Odd "name_n_seq', value: 3 }]);
  expect(await copyOut(client, table, join(folder, 'copy'))).toBe(3);
  await client.query('truncate "Odd ""name"');
  expect(await copyIn(client, table, join(folder, 'copy'))).toBe(3);
  expect(await read()).toEqual(before);
  client.release();
  await database.close();
  await rm(folder, { recursive: true });
});
