import { and, eq, sql, type SQL } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import type { Database } from './database.ts';
import { pager, type Listing, type Pager } from './page.ts';

const row = pgTable('row', {
  id: uuid('id').primaryKey(),
  tenant: integer('tenant').notNull(),
  word: text('word').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
});
const tenant = eq(row.tenant, 1);

let database: Database;
let page: Pager;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`
    create table row (id uuid primary key, tenant int not null, word text not null, at timestamptz(3) not null);
    insert into row select gen_random_uuid(), 1 + n % 2, 'word ' || n % 997, timestamptz '2026-01-01' + n % 5003 * interval '1 second'
      from generate_series(1, 60000) as n;
    create index row_by_word on row (tenant, word, id);
    create index row_by_at on row (tenant, at, id);
    analyze row`);
  page = pager(database.db);
});
afterAll(() => database.close());

/** What a plain query says: slow, and right. */
async function plainly({ sort, where }: Listing, pageNum: number, pageSize: number, isAsc: boolean): Promise<string[]> {
  const direction = sql.raw(isAsc ? 'asc' : 'desc');
  const rows = await database.db
    .select({ id: row.id })
    .from(row)
    .where(where)
    .orderBy(sql`${sort} ${direction}`, sql`${row.id} ${direction}`)
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize);
  return rows.map(({ id }) => id);
}

/** Sets the clock of what is remembered on, by so many milliseconds. */
function clockSetOn(): (ms: number) => void {
  const clock = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
  onTestFinished(() => void vi.restoreAllMocks());
  return (ms) => (ahead += ms);
}

const filters: [string, SQL, number, SQL?][] = [
  ['the whole tenant', tenant, 30_000],
  ['a third of it', and(tenant, sql`right(${row.word}, 1) in ('1', '2', '3')`)!, 9_018],
  ['few rows', and(tenant, eq(row.word, 'word 5'))!, 30],
  ['what a lookup finds', and(tenant, sql`${row.word} >= 'word 5'`)!, 16_587, sql`left(${row.word}, 6) >= 'word 5'`],
];

describe.each(filters)('%s', (_, where, length, lookup) => {
  test.each([
    ['word', row.word],
    ['at', row.at],
  ])('every page by %s is the page a plain query gives, before and after the signposts stand', async (_name, sort) => {
    const listing = { table: row, id: row.id, sort, where, lookup };
    const last = Math.ceil(length / 20);
    const numbers = [1, 2, Math.ceil(last / 3), Math.ceil(last / 2), Math.ceil((last * 2) / 3), last - 1, last].filter(
      (number) => number > 0,
    );
    for (let round = 0; round < 3; round++) {
      for (const isAsc of [true, false]) {
        for (const pageNum of numbers) {
          const { total, counting, ids } = await page(listing, { pageNum, pageSize: 20, isAsc });
          if (counting) expect(total).toBeLessThanOrEqual(length);
          else expect(total).toBe(length);
          expect(ids).toEqual(await plainly(listing, pageNum, 20, isAsc));
        }
      }
    }
  });
});

test('what a lookup finds at the far end is found without trying all rows before it', async () => {
  const found = sql`${row.word} >= 'word 5'`;
  const foundSlowly = sql`case when ${row.word} < 'word 5' then pg_sleep(0.005) is null else true end`;
  const listing = { table: row, id: row.id, sort: row.word, where: and(tenant, found)! };
  const slow = { ...listing, where: and(tenant, foundSlowly)!, lookup: found };
  expect((await page(slow, { pageNum: 1, pageSize: 20, isAsc: true })).ids).toEqual(await plainly(listing, 1, 20, true));
});

test('whoever comes first to a list that takes long to count sees its beginning meanwhile', async () => {
  const slow = sql`case when ${row.word} between 'word 40' and 'word 41' then pg_sleep(0.002) is not null else true end`;
  const listing = { table: row, id: row.id, sort: row.word, where: and(tenant, slow)! };
  const plain = { ...listing, where: tenant };
  for (const [pageNum, isAsc] of [
    [1, true],
    [2, false],
  ] as const) {
    const first = await page(listing, { pageNum, pageSize: 20, isAsc });
    expect(first).toEqual({ total: pageNum * 20 + 1, counting: true, ids: await plainly(plain, pageNum, 20, isAsc) });
  }
  const counted = await page(listing, { pageNum: 1_400, pageSize: 20, isAsc: true });
  expect(counted).toMatchObject({ total: 30_000, counting: false });
  expect(await page(listing, { pageNum: 1, pageSize: 20, isAsc: true })).toMatchObject({ total: 30_000, counting: false });
});

test('past the end there is nothing', async () => {
  const { total, ids } = await page(
    { table: row, id: row.id, sort: row.word, where: tenant },
    { pageNum: 1501, pageSize: 20, isAsc: true },
  );
  expect({ total, ids }).toEqual({ total: 30_000, ids: [] });
});

test('the newest row of a long list shows on the first page at once', async () => {
  const listing = { table: row, id: row.id, sort: row.at, where: tenant };
  await page(listing, { pageNum: 700, pageSize: 20, isAsc: false });
  const id = '00000000-0000-4000-8000-000000000001';
  await database.db.insert(row).values({ id, tenant: 1, word: 'new', at: new Date('2030-01-01') });
  expect((await page(listing, { pageNum: 1, pageSize: 20, isAsc: false })).ids[0]).toBe(id);
});

test('past the end of a list that takes long to find nothing is made up about its length', async () => {
  const slow = sql`case when ${row.word} = 'word 5' then pg_sleep(0.01) is not null else ${row.word} = 'word 6' end`;
  const listing = { table: row, id: row.id, sort: row.word, where: and(tenant, slow)! };
  const { total } = await page(listing, { pageNum: 4, pageSize: 20, isAsc: true });
  expect(total).toBe((await plainly(listing, 1, 1_000, true)).length);
});

describe('a list with a stamp', () => {
  const third = and(tenant, sql`right(${row.word}, 1) in ('1', '2', '3')`)!;
  const stamp = sql`select max(${row.at}) from ${row} where ${tenant}`;
  const isQuiet = async () =>
    (
      await database.pool.query(
        "select 1 from pg_stat_activity where state = 'active' and query like '%looked%' and pid <> pg_backend_pid()",
      )
    ).rowCount === 0;
  const lookedAt = async () => (await database.pool.query<{ last: string }>('select last_value as last from looked')).rows[0]!.last;

  /** Once nothing more is looked for, behind anybody's back either. */
  async function settled(): Promise<void> {
    let last = '';
    const isStill = async () => {
      const before = last;
      last = await lookedAt();
      return before === last && (await isQuiet());
    };
    await expect.poll(isStill, { interval: 500, timeout: 20_000 }).toBe(true);
  }

  test('is searched for once, then turned over from memory, either way round and to its end', async () => {
    await database.pool.query('create sequence if not exists looked');
    const counting = sql`nextval('looked') is not null and (select pg_sleep(0.05)) is not null`;
    const listing = { table: row, id: row.id, sort: row.word, where: and(third, counting)!, stamp };
    const plain = { ...listing, where: third };
    const { total } = await page(listing, { pageNum: 450, pageSize: 20, isAsc: true });
    const before = await lookedAt();
    for (const isAsc of [true, false])
      for (const pageNum of [1, 2, 200, Math.ceil(total / 20)]) {
        const found = await page(listing, { pageNum, pageSize: 20, isAsc });
        expect(found).toEqual({ total, counting: false, ids: await plainly(plain, pageNum, 20, isAsc) });
      }
    expect(await page(listing, { pageNum: 2_000, pageSize: 20, isAsc: true })).toEqual({ total, counting: false, ids: [] });
    expect(await lookedAt()).toBe(before);
  });

  test.each([
    ['some thousands', third],
    ['very many', tenant],
  ])('of %s is not searched for again, however old, while its stamp is the same', async (_, where) => {
    await database.pool.query('create sequence if not exists looked');
    const counting = sql`nextval('looked') is not null and (select pg_sleep(0.05)) is not null`;
    const listing = { table: row, id: row.id, sort: row.word, where: and(where, counting)!, stamp };
    const turn = { pageNum: 300, pageSize: 20, isAsc: true };
    const own = pager(database.db);
    const turnedOver = async () => {
      const { ids } = await own(listing, turn);
      expect(ids).toEqual(await plainly({ ...listing, where }, 300, 20, true));
      await expect.poll(isQuiet, { timeout: 20_000 }).toBe(true);
    };
    const set = clockSetOn();
    /** Rows that were looked at for one page: of a long list some, from the nearest signpost on. */
    const cost = async (): Promise<number> => {
      const before = Number(await lookedAt());
      await turnedOver();
      return Number(await lookedAt()) - before;
    };
    await turnedOver();
    // Length and signposts come one behind the other.
    set(600_000);
    let inARow = 0;
    await expect.poll(async () => (inARow = (await cost()) < 1_000 ? inARow + 1 : 0), { timeout: 60_000 }).toBe(3);
    set(3_600_000);
    expect(await cost()).toBeLessThan(1_000);
    expect(await cost()).toBeLessThan(1_000);
  });

  test('that says nothing, as nothing has changed yet, is remembered like any other', async () => {
    await database.pool.query('create sequence if not exists looked');
    const counting = sql`nextval('looked') is not null and (select pg_sleep(0.05)) is not null`;
    const listing = { table: row, id: row.id, sort: row.word, where: and(third, counting)!, stamp: sql`select null::text` };
    const turn = { pageNum: 450, pageSize: 20, isAsc: true };
    const own = pager(database.db);
    await own(listing, turn);
    const before = await lookedAt();
    await own(listing, turn);
    expect(await lookedAt()).toBe(before);
  });

  test('shows at once who may see what, where the stamp tells of it', async () => {
    await database.pool.query('create table if not exists unseen (id uuid primary key)');
    const who = sql`(select pg_sleep(0.05)) is not null and ${row.id} not in (select id from unseen)`;
    const seen = sql`select concat_ws(' ', (${stamp}), (select count(*) from unseen))`;
    const listing = { table: row, id: row.id, sort: row.word, where: and(third, who)!, stamp: seen };
    const turn = { pageNum: 2, pageSize: 20, isAsc: true };
    const { total, ids } = await page(listing, turn);
    await database.pool.query('insert into unseen values ($1)', [ids[0]]);
    expect(await page(listing, turn)).toMatchObject({ total: total - 1, ids: await plainly(listing, 2, 20, true) });
  });

  test('of very many shows the newest on the first page at once, be it found by a lookup', async () => {
    const own = pager(database.db);
    const where = and(tenant, sql`(select pg_sleep(0.03)) is not null`)!;
    const listing = { table: row, id: row.id, sort: row.at, where, lookup: tenant, stamp };
    const first = () => own(listing, { pageNum: 1, pageSize: 20, isAsc: false });
    const isReady = async () =>
      !(await first()).counting && (await own(listing, { pageNum: 700, pageSize: 20, isAsc: false })).ids.length === 20;
    await expect.poll(isReady).toBe(true);
    for (const second of [1, 2]) {
      const id = `00000000-0000-4000-8000-00000000001${second}`;
      await database.db.insert(row).values({ id, tenant: 1, word: 'new', at: new Date(Date.UTC(2030, 5, 1, 0, 0, second)) });
      expect((await first()).ids[0]).toBe(id);
    }
  });

  test.each([
    ['some thousands', third],
    ['very many', tenant],
  ])('of %s that a lookup finds is ready to be sorted otherwise', async (_, filter) => {
    await database.pool.query('create sequence if not exists looked');
    const counting = sql`nextval('looked') is not null and (select pg_sleep(0.05)) is not null`;
    const listing = { table: row, id: row.id, where: and(filter, counting)!, lookup: filter, stamp };
    const own = pager(database.db);
    await own({ ...listing, sort: row.word, otherSorts: [row.at] }, { pageNum: 300, pageSize: 20, isAsc: true });
    const sorted = { ...listing, sort: row.at, otherSorts: [row.word] };
    const firstLook = async () => {
      const before = Number(await lookedAt());
      const { ids } = await own(sorted, { pageNum: 300, pageSize: 20, isAsc: true });
      expect(ids).toEqual(await plainly({ ...sorted, where: filter }, 300, 20, true));
      return Number(await lookedAt()) - before;
    };
    await settled();
    // Of a long list the rows from the nearest signpost on are looked at.
    expect(await firstLook()).toBeLessThan(200);
  });

  test('shows what has changed at once', async () => {
    const listing = { table: row, id: row.id, sort: row.word, where: third, stamp };
    const counted = () => page(listing, { pageNum: 3, pageSize: 20, isAsc: true });
    await expect.poll(async () => (await counted()).counting).toBe(false);
    const { total } = await counted();
    const id = '00000000-0000-4000-8000-000000000002';
    await database.db.insert(row).values({ id, tenant: 1, word: 'a first 1', at: new Date('2031-01-01') });
    expect(await page(listing, { pageNum: 1, pageSize: 20, isAsc: true })).toEqual({
      total: total + 1,
      counting: false,
      ids: await plainly(listing, 1, 20, true),
    });
    await database.db
      .update(row)
      .set({ word: 'a last 9', at: new Date('2032-01-01') })
      .where(eq(row.id, id));
    expect(await page(listing, { pageNum: 1, pageSize: 20, isAsc: true })).toMatchObject({
      total,
      ids: await plainly(listing, 1, 20, true),
    });
  });
});
