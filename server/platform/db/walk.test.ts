import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import type { Database } from './database.ts';
import { walkIds } from './walk.ts';

const row = pgTable('walked', { id: uuid('id').primaryKey(), word: text('word').notNull() });
const listing = { table: row, id: row.id, sort: row.word, where: sql`${row.word} <> 'left out'` };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table walked (id uuid primary key, word text not null)');
});
afterAll(() => database.close());

const WORDS = ['', 'a', 'b', 'c', 'left out'];
const word = fc.constantFrom(...WORDS);

test('a walk meets each that was there when it was begun, once and in order, whatever is renamed, added or deleted meanwhile', async () => {
  const change = fc.record({ after: fc.nat(8), of: fc.nat(20), to: fc.oneof(word, fc.constant(undefined)) });
  const anything = fc.record({
    words: fc.array(word, { maxLength: 20 }),
    isAsc: fc.boolean(),
    batch: fc.integer({ min: 1, max: 6 }),
    changes: fc.array(change),
  });
  await fc.assert(
    fc.asyncProperty(anything, async ({ words, isAsc, batch, changes }) => {
      await database.pool.query('truncate walked');
      await database.pool.query('insert into walked select gen_random_uuid(), word from unnest($1::text[]) as word', [words]);
      const { rows } = await database.pool.query<{ id: string }>("select id from walked where word <> 'left out' order by word, id");
      const there = rows.map(({ id }) => id);
      const met: string[] = [];
      let turn = 0;
      for await (const ids of walkIds(database.db, listing, isAsc, batch)) {
        expect(ids.length).toBeLessThanOrEqual(batch);
        met.push(...ids);
        for (const { of, to } of changes.filter(({ after }) => after === turn)) {
          await database.pool.query("insert into walked values (gen_random_uuid(), 'b')");
          if (to === undefined) await database.pool.query('delete from walked where id = $1', [there[of] ?? null]);
          else await database.pool.query('update walked set word = $2 where id = $1', [there[of] ?? null, to]);
        }
        turn++;
      }
      expect(met).toEqual(isAsc ? there : there.toReversed());
    }),
    { numRuns: 60 },
  );
});
