import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import { databaseFault, operatorFault } from './database-fault.ts';
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

const adviceOn = (error: unknown) => operatorFault(error)?.others.map(({ key }) => key);
const withState = (code: string) => Object.assign(new pg.DatabaseError('message of the database', 1, 'error'), { code });

test.each([
  ['53100', 'disk'],
  ['53300', 'connections'],
  ['42501', 'rights'],
  ['3D000', 'address'],
  ['28P01', 'address'],
  ['23505', 'constraint'],
  ['XX001', 'damaged'],
  ['22003', 'other'],
])('the operator is told what to do about SQLSTATE %s', (state, advice) => {
  const fault = operatorFault(new Error('of an ORM', { cause: withState(state) }))!;
  expect(fault.others.map(({ key }) => key)).toEqual([`boot.database.advice.${advice}`]);
  expect(fault.in('en').split('\n')[0]).toBe(`The database reported an error: message of the database; SQLSTATE ${state}.`);
  expect(fault.in('en')).not.toContain('database-fault');
});

test('a rule that rows break is named with what to do, a fault of ours is nothing for the operator', async () => {
  expect(adviceOn(await errorOf(database.pool.query("insert into throttle values ('once', null, now())")))).toEqual([
    'boot.database.advice.constraint',
  ]);
  expect(operatorFault(new TypeError('x is not a function'))).toBeUndefined();
});
