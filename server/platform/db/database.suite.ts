import { keptMoment } from '@skyhelm/core/kept-moment';
import { sql } from 'drizzle-orm';
import { bigint, customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { moment } from './columns.ts';
import { openDatabase, type Database, type Queryable } from './database.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';

export interface Adapter {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  dispose(): Promise<void>;
}

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const sample = pgTable('suite_sample', {
  n: bigint('n', { mode: 'number' }).primaryKey(),
  words: text('words'),
  at: moment('at'),
  facts: jsonb('facts'),
  bytes: bytea('bytes'),
});

/** What every database under the product has to do, wherever it runs. */
export function databaseSuite(name: string, start: () => Promise<Adapter>): void {
  describe(`database: ${name}`, () => {
    const log = pino({ level: 'silent' });
    let adapter: Adapter;
    let database: Database;
    beforeAll(async () => {
      adapter = await start();
      database = await openDatabase(adapter.config, log);
      await database.pool.query(
        'create table suite_sample (n bigint primary key, words text, at timestamptz(3), facts jsonb, bytes bytea)',
      );
    });
    afterAll(async () => {
      await database?.close();
      await adapter?.dispose();
    });
    const reopen = async () => {
      await database.close();
      database = await openDatabase(adapter.config, log);
    };
    const count = async (on: Queryable = database.db) => on.$count(sample);

    test('is migrated and ready', async () => {
      expect(await database.ready()).toBe(true);
      const { rows } = await database.pool.query<{ tag: string }>('select tag from migration order by tag');
      expect(rows.map((row) => row.tag)).toEqual((await readMigrations()).map((migration) => migration.tag));
    });

    test('a transaction that cannot begin keeps no connection', async () => {
      const { db, pool } = database;
      for (let each = 0; each <= pool.options.max; each++)
        await expect(db.transaction(async () => undefined, { isolationLevel: 'none' as never })).rejects.toThrow('begin');
      expect(await db.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
      expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
    });

    test('gives back what was put in: numbers as numbers, moments as dates, every script, bytes and nothing', async () => {
      const full = {
        n: 9_007_199_254_740_991,
        words: '无人机 Ёжик naïve 🚁 ‮rtl‬ \\N \t"\'',
        at: new Date('2026-02-28T23:59:59.999Z'),
        facts: { deep: [1, null, 'текст'] },
        bytes: Buffer.from([0, 1, 127, 128, 255, 10, 13, 92]),
      };
      const empty = { n: 2, words: null, at: null, facts: null, bytes: null };
      await database.db.insert(sample).values([full, empty]);
      expect(
        await database.db
          .select()
          .from(sample)
          .orderBy(sql`n desc`),
      ).toEqual([full, empty]);
      const { rows } = await database.pool.query('select count(*), max(n) from suite_sample');
      expect(rows).toEqual([{ count: 2, max: 9_007_199_254_740_991 }]);
      await database.db.delete(sample);
    });

    test('gives back the first moment that there is and the last, wherever the clock of the database stands', async () => {
      await database.pool.query("alter role current_user set timezone = 'Asia/Shanghai'");
      await reopen();
      const ever = [-Infinity, Infinity].map((ms, n) => ({ n, at: keptMoment(ms) }));
      await database.db.insert(sample).values(ever);
      expect(await database.db.select({ n: sample.n, at: sample.at }).from(sample).orderBy(sample.n)).toEqual(ever);
      await database.db.delete(sample);
      await database.pool.query('alter role current_user reset timezone');
    });

    test('keeps a transaction whole: all of it or nothing', async () => {
      const write = async (on: Queryable, ...numbers: number[]) => on.insert(sample).values(numbers.map((n) => ({ n })));
      await database.db.transaction(async (tx) => {
        await write(tx, 10, 11);
        expect([await count(tx), await count()]).toEqual([2, 0]);
      });
      const failing = database.db.transaction(async (tx) => {
        await write(tx, 12);
        await write(tx, 10);
      });
      await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
      expect(await count()).toBe(2);
    });

    test('keeps its rows over a restart', async () => {
      await reopen();
      expect(await count()).toBe(2);
    });

    test('goes on after its connections were cut', async () => {
      await Promise.all([1, 2, 3].map(() => database.pool.query('select pg_sleep(0.05)')));
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'skyhelm' and pid <> pg_backend_pid()",
      );
      await expect.poll(() => database.pool.totalCount).toBe(1);
      expect(await database.ready()).toBe(true);
      await Promise.all([1, 2, 3, 4].map(async () => expect(await count()).toBe(2)));
    });

    test('fails a transaction whose connection is cut, and goes on', async () => {
      const cut = database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await Promise.all([tx.execute(sql`select pg_sleep(60)`), database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])]);
      });
      await expect(cut).rejects.toThrow('Failed query');
      expect(await count()).toBe(2);
    });

    describe('migrations', () => {
      const later: Migration = {
        tag: '9000_later',
        hash: 'a',
        statements: ['create table suite_later (n int)', 'insert into suite_later values (1)'],
      };
      const forget = () => database.pool.query("drop table if exists suite_later; delete from migration where tag like '9%'");

      test('run once even when two servers start together', async () => {
        const known = [...(await readMigrations()), later];
        await Promise.all([migrate(database.pool, log, known), migrate(database.pool, log, known), migrate(database.pool, log, known)]);
        expect((await database.pool.query('select count(*) from suite_later')).rows).toEqual([{ count: 1 }]);
        await forget();
      });

      test('leave nothing behind when one fails half-way', async () => {
        const broken = { ...later, statements: [...later.statements, 'select nonsense'] };
        await expect(migrate(database.pool, log, [...(await readMigrations()), broken])).rejects.toMatchObject({ code: '42703' });
        expect((await database.pool.query("select to_regclass('suite_later') as found")).rows).toEqual([{ found: null }]);
        expect((await database.pool.query("select count(*) from migration where tag like '9%'")).rows).toEqual([{ count: 0 }]);
      });

      test('of a newer program keep this one out', async () => {
        await migrate(database.pool, log, [...(await readMigrations()), later]);
        await expect(migrate(database.pool, log)).rejects.toMatchObject({ key: 'boot.database.newer', params: { unknown: '9000_later' } });
        await forget();
      });

      test('that were changed afterwards are refused', async () => {
        const known = (await readMigrations()).map((migration, at) => (at === 0 ? { ...migration, hash: 'other' } : migration));
        await expect(migrate(database.pool, log, known)).rejects.toMatchObject({ key: 'boot.database.changed' });
      });
    });
  });
}
