import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import { databaseFault } from './database-fault.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const errorOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

test('what PostgreSQL refuses is named with its table and code, also behind an ORM', async () => {
  const insert = "insert into throttle values ('twice', 1, now()), ('twice', 1, now())";
  const expected = /duplicate key.*Key \(key\)=\(twice\) already exists.*table throttle; SQLSTATE 23505$/;
  expect(databaseFault(await errorOf(database.pool.query(insert)))).toMatch(expected);
  expect(databaseFault(await errorOf(database.db.execute(insert)))).toMatch(expected);
});

test('a database that cannot be reached is a fault of the database, an error of ours is not', async () => {
  const nowhere = new pg.Client({ host: '127.0.0.1', port: 1 });
  expect(databaseFault(await errorOf(nowhere.connect()))).toContain('ECONNREFUSED');
  expect(databaseFault(new TypeError('x is not a function'))).toBeUndefined();
});
