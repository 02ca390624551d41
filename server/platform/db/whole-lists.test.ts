import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import type { Database } from './database.ts';
import type { Listing } from './listing.ts';
import { latestFirst } from './remembered.ts';
import { wholeLists } from './whole-lists.ts';

const row = pgTable('row', { id: uuid('id').primaryKey(), word: text('word').notNull() });
const STAMP = 'as it was';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`
    create table row (id uuid primary key, word text not null);
    insert into row select gen_random_uuid(), 'word' from generate_series(1, 1000)`);
});
afterAll(() => database.close());

/** A list that takes long enough to be worth remembering. */
const slow = (name: string, rows: number): Listing => ({
  table: row,
  id: row.id,
  sort: row.word,
  where: sql`(select pg_sleep(0.02)) is not null and ${name}::text is not null and ${row.id} in (select id from row limit ${rows})`,
});

test('what people type does not push out what they look at; too much of both does, the oldest first', async () => {
  const lists = wholeLists(database.db, latestFirst(), 40_000);
  const [long, longer] = [slow('long', 1_000), slow('longer', 1_000)];
  await lists.read(long, STAMP, 2_000);
  for (let typed = 0; typed < 40; typed += 1) await lists.read(slow(`typed ${typed}`, 1), STAMP, 2_000);
  expect(lists.current(long, STAMP)).toMatchObject({ length: 1_000 });
  await lists.read(longer, STAMP, 2_000);
  await lists.read(slow('longest', 1_000), STAMP, 2_000);
  expect(lists.current(long, STAMP)).toBeUndefined();
  expect(lists.current(longer, STAMP)).toMatchObject({ length: 1_000 });
});

test('a list that is larger than all the room is found and not kept', async () => {
  const lists = wholeLists(database.db, latestFirst(), 1_000);
  const long = slow('long', 1_000);
  expect(await lists.read(long, STAMP, 2_000)).toMatchObject({ length: 1_000 });
  expect(lists.current(long, STAMP)).toBeUndefined();
});
