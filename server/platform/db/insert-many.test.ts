import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import type { Database } from './database.ts';
import { insertMany } from './insert-many.ts';

const odd = pgTable('odd', {
  id: integer('id').primaryKey(),
  longName: text('long_name'),
  at: timestamp('at_moment', { withTimezone: true, mode: 'date', precision: 3 }),
  list: text('list').array(),
  facts: jsonb('facts').$type<unknown>(),
  state: text('state').notNull().default('fresh'),
});

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    "create table odd (id integer primary key, long_name text, at_moment timestamptz(3), list text[], facts jsonb, state text not null default 'fresh')",
  );
});
afterAll(() => database.close());

test('rows arrive as they were given, and what was not given has its default', async () => {
  const rows = [
    {
      id: 1,
      longName: '"quoted" \\ \n 二🛩',
      at: new Date('2026-03-10T20:00:00.123Z'),
      list: ['a,b', '{c}', ''],
      facts: { deep: [1, null, 'x'] },
    },
    { id: 2, longName: null, at: null, list: [], facts: {} },
  ];
  await insertMany(database.db, odd, rows);
  expect(await database.db.select().from(odd).orderBy(odd.id)).toEqual(rows.map((row) => ({ ...row, state: 'fresh' })));
});

test('what is there already is a violation of its constraint, or skipped where that is wanted', async () => {
  const again = [
    { id: 2, state: 'changed' },
    { id: 3, state: 'new' },
  ];
  await expect(insertMany(database.db, odd, again)).rejects.toMatchObject({ cause: { constraint: 'odd_pkey' } });
  await insertMany(database.db, odd, again, { skipKnown: true });
  expect((await database.db.select({ state: odd.state }).from(odd).orderBy(odd.id)).map(({ state }) => state)).toEqual([
    'fresh',
    'fresh',
    'new',
  ]);
});
