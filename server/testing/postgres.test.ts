import { expect, test } from 'vitest';
import { testDatabase } from './postgres.ts';

test('each caller has a migrated database of its own, and closing drops it', async () => {
  const [one, two] = [await testDatabase(), await testDatabase()];
  await one.pool.query("insert into throttle values ('a', 1, now())");
  const count = async ({ pool }: typeof one) => (await pool.query<{ count: number }>('select count(*) from throttle')).rows[0]!.count;
  expect([await count(one), await count(two)]).toEqual([1, 0]);
  await one.close();
  const { rows } = await two.pool.query('select 1 from pg_database where datname = $1', [one.where.database]);
  expect(rows).toEqual([]);
  await two.close();
});
