import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { remembered } from './remembered.ts';

export interface PageRequest {
  pageNum: number;
  pageSize: number;
  isAsc: boolean;
}

/** What is listed. An index over tenant, sort column and id, with what the filters ask for behind them, keeps every walk inside the index. */
export interface Listing {
  table: PgTable;
  id: PgColumn;
  sort: PgColumn;
  where: SQL;
}

export type Pager = (listing: Listing, request: PageRequest) => Promise<{ total: number; ids: string[] }>;

/** Every `step`-th row of a list in ascending order. */
interface Signposts {
  step: number;
  posts: { sort: string; id: string }[];
}

/** Up to this length a list is counted and walked afresh each time, so that whoever has just added a row sees it. */
const SHORT = 20_000;
const SIGNPOSTS = 250;
const REMEMBERED_LISTS = 100;

/**
 * Pages of lists of any length. To count a million rows, or to walk to the middle of them, takes some 300 ms: a long list
 * remembers its length and signposts along the way for a few seconds, and a walk begins at the nearest signpost.
 * Within one step of either end it begins at that end, so that the newest rows show at once.
 */
export function pager(db: Db): Pager {
  const lengths = remembered<number>(REMEMBERED_LISTS);
  const signposts = remembered<Signposts>(REMEMBERED_LISTS);

  async function lengthOf(listing: Listing, filter: string): Promise<number> {
    const length = await lengths.get(filter, () => countRows(db, listing));
    if (length <= SHORT) lengths.forget(filter);
    return length;
  }

  return async (listing, { pageNum, pageSize, isAsc }) => {
    const filter = filterKey(listing);
    const total = await lengthOf(listing, filter);
    const offset = (pageNum - 1) * pageSize;
    const size = Math.min(pageSize, total - offset);
    if (size <= 0) return { total, ids: [] };
    const step = Math.ceil(total / SIGNPOSTS);
    const before = isAsc ? offset : total - offset - size;
    const behind = total - before - size;
    const isFarFromBothEnds = total > SHORT && before > step && behind > step;
    const known = isFarFromBothEnds && signposts.peek(`${listing.sort.name} ${filter}`, () => placeSignposts(db, listing, step));
    const ids = known ? await walkFromSignpost(db, listing, known, before, size) : await walkFromEnd(db, listing, before, behind, size);
    return { total, ids: isAsc ? ids : ids.reverse() };
  };
}

async function walkFromSignpost(db: Db, listing: Listing, { step, posts }: Signposts, before: number, size: number): Promise<string[]> {
  const number = Math.min(Math.floor(before / step), posts.length - 1);
  const { sort, id } = posts[number]!;
  return walk(db, listing, asc, before - number * step, size, sql`(${listing.sort}, ${listing.id}) >= (${sort}, ${id})`);
}

async function walkFromEnd(db: Db, listing: Listing, before: number, behind: number, size: number): Promise<string[]> {
  if (before <= behind) return walk(db, listing, asc, before, size);
  return (await walk(db, listing, desc, behind, size)).reverse();
}

async function walk(db: Db, listing: Listing, direction: typeof asc, skip: number, size: number, from?: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${listing.id}` })
    .from(listing.table)
    .where(and(listing.where, from))
    .orderBy(direction(listing.sort), direction(listing.id))
    .offset(skip)
    .limit(size);
  return rows.map(({ id }) => id);
}

async function countRows(db: Db, { table, where }: Listing): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where);
  return row!.total;
}

async function placeSignposts(db: Db, { table, id, sort, where }: Listing, step: number): Promise<Signposts> {
  const { rows } = await db.execute<{ sort: string; id: string }>(sql`
    select sort::text as sort, id from (
      select ${sort} as sort, ${id} as id, row_number() over (order by ${sort}, ${id}) - 1 as place from ${table} where ${where}
    ) as placed where place % ${step} = 0 order by place`);
  return { step, posts: rows };
}

const dialect = new PgDialect();

/** The condition names the tenant, so that what is remembered is never shared between tenants. */
function filterKey({ where }: Listing): string {
  const query = dialect.sqlToQuery(where);
  return `${query.sql} ${JSON.stringify(query.params)}`;
}
