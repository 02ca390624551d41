import { and, asc, count, desc, getTableName, sql, type SQL } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Db, Queryable } from './database.ts';
import { collected, filterKey, isStamped, orderKey, type Listing } from './listing.ts';
import { latestFirst, remembered } from './remembered.ts';
import { stampOf, type Stamp } from './stamps.ts';
import { idsIn, type WholeList } from './whole-list.ts';
import { QUICK_MS, wholeLists } from './whole-lists.ts';

export type { Listing } from './listing.ts';

export interface PageRequest {
  pageNum: number;
  pageSize: number;
  isAsc: boolean;
}

export interface Found {
  total: number;
  /** The list is still being counted: `total` is as far as is known. */
  counting: boolean;
  ids: string[];
}

export type Pager = (listing: Listing, request: PageRequest) => Promise<Found>;

/** Every `step`-th row of a list in ascending order. */
interface Signposts {
  step: number;
  posts: { sort: string; id: string }[];
}

/** Up to this many rows in a table nothing is remembered: whoever has just added one sees it, wherever it is. */
const LARGE_TABLE = 50_000;
/** Up to this many rows are collected and sorted, which takes a few milliseconds wherever they lie. */
const SHORT_LIST = 2_000;
/** Up to this many, collecting is at least quicker than walking past all others to the middle of the table. */
const MIDDLING_LIST = 20_000;
/** A thousand rows between two of them are walked in a few milliseconds, whatever has to be looked up for each. */
const SIGNPOSTS = 1_000;
const REMEMBERED_LISTS = 200;
const MOMENT_MS = 30;
/** As long as a search may take that needs no help: for a short list, and for a middling one. */
const HEAD_START_MS = 10;
const LONGER_HEAD_START_MS = 20;
/** Where a list begins to be far in: nobody sees these rows first. */
const FAR_IN = 200;
const QUERY_CANCELLED = '57014';

/**
 * Pages of lists of any length. In a million rows, to count them or to walk to the middle takes some 100 ms: there a list
 * remembers its length and signposts along the way, for seconds, or for minutes while many long lists are read, and a walk begins at
 * the nearest signpost. Rows that came or went meanwhile may shift a page far from both ends.
 * Where a stamp tells of changes, every row of a list of some thousands is remembered until then.
 * Within one step of either end it begins at that end, so that the newest rows show at once; what a lookup finds without a stamp may be some
 * seconds old there too. Whoever sees a long list for the first time does not wait until it is counted.
 */
export function pager(db: Db): Pager {
  const behind = latestFirst();
  const tableSizes = remembered<number>(REMEMBERED_LISTS, 0, behind);
  const lengths = remembered<number>(REMEMBERED_LISTS, QUICK_MS, behind);
  const signposts = remembered<Signposts>(REMEMBERED_LISTS, 0, behind);
  const whole = wholeLists(db, behind);

  const signpostsOf = (listing: Listing, filter: string, total: number, stamp?: Stamp): Signposts | undefined =>
    total <= (stamp === undefined ? SHORT_LIST : MIDDLING_LIST)
      ? undefined
      : signposts.peek(orderKey(listing, filter), () => placeSignposts(db, listing, stepOf(total)), stamp);

  /**
   * Asked for with the first page already, so that they stand by the time somebody turns to a later one. What a lookup finds is slow to put in any order: those stand too by the time
   * somebody sorts it by another column.
   */
  function getReady(listing: Listing, filter: string, total: number, stamp?: Stamp): void {
    const sorts = [listing.sort, ...(listing.lookup ? (listing.otherSorts ?? []) : [])];
    for (const sort of sorts) signpostsOf({ ...listing, sort }, filter, total, stamp);
  }

  async function readOf(listing: Listing, request: PageRequest, stamp: Stamp): Promise<Found | undefined> {
    const list = await whole.read(listing, stamp, MIDDLING_LIST);
    return list && pageIn(list, request);
  }

  /** A page is put in order sooner than the whole list: that is done behind whoever waits. */
  async function fewOf(listing: Listing, request: PageRequest, stamp?: Stamp): Promise<Found | undefined> {
    if (stamp === undefined) return findFew(db, listing, request, SHORT_LIST);
    const began = performance.now();
    const few = await findFew(db, listing, request, MIDDLING_LIST);
    if (few && performance.now() - began >= QUICK_MS) whole.getReady(listing, stamp, MIDDLING_LIST);
    return few;
  }

  return async (listing, request) => {
    const { pageNum, pageSize, isAsc } = request;
    const filter = filterKey(listing);
    const name = getTableName(listing.table);
    const isLarge = (await tableSizes.get(name, () => estimateRows(db, name))) > LARGE_TABLE;
    const offset = (pageNum - 1) * pageSize;
    const stamp = isLarge && isStamped(listing) ? await stampOf(db, listing) : undefined;
    const kept = stamp === undefined ? undefined : whole.current(listing, stamp);
    if (kept) return pageIn(kept, request);
    let counted: Promise<number> | undefined;
    const count = () => (counted ??= isLarge ? lengths.get(filter, () => countRows(db, listing), stamp) : countRows(db, listing));
    /** Few are found with their number in one search. Nothing once it is clear that they are many, and how many. */
    const wholeOf = async (): Promise<Found | undefined> => {
      const few = listing.lookup ? await fewOf(listing, request, stamp) : undefined;
      if (!few) await count();
      return few;
    };
    if (isLarge && lengths.known(filter) === undefined) {
      const direction = isAsc ? asc : desc;
      const begin = () => (offset < FAR_IN ? beginOf(db, listing, offset, pageSize, direction) : NOTHING);
      const searched = wholeOf();
      // For whoever turns to a later page of a list of which only the beginning was shown. Faults are told to whoever waits for the whole.
      searched.then(async (few) => few ?? getReady(listing, filter, await count(), stamp)).catch(() => undefined);
      const answer = await soonest(searched, begin, listing.lookup && stamp !== undefined ? LONGER_HEAD_START_MS : HEAD_START_MS);
      if (answer) return answer;
    }
    const total = await count();
    if (stamp !== undefined && total <= MIDDLING_LIST) {
      const found = listing.lookup ? await fewOf(listing, request, stamp) : await readOf(listing, request, stamp);
      if (found) return found;
    }
    const size = Math.min(pageSize, total - offset);
    if (size <= 0) return { total, counting: false, ids: [] };
    const before = isAsc ? offset : total - offset - size;
    const after = total - before - size;
    const step = stepOf(total);
    const inOrder = async () => {
      if (!isLarge) return walkFromEnd(db, listing, before, after, size);
      if (total <= SHORT_LIST) return collect(db, listing, before, after, size);
      const known = signpostsOf(listing, filter, total, stamp);
      const isNearAnEnd = before <= step || after <= step;
      const isAsCounted =
        stamp === undefined || (lengths.isCurrent(filter, stamp) && signposts.isCurrent(orderKey(listing, filter), stamp));
      if (known?.posts.length && (!isNearAnEnd || (listing.lookup && isAsCounted)))
        return walkFromSignpost(db, listing, known, before, size);
      if (listing.lookup) {
        let collecting: Promise<string[]> | undefined;
        const collected = () => (collecting ??= collect(db, listing, before, after, size));
        if (!isNearAnEnd) return collected();
        const walked = forAMoment(db, (tx) => walkFromEnd(tx, listing, before, after, size));
        return soonest(
          walked.then((met) => met ?? collected()),
          collected,
          HEAD_START_MS,
        );
      }
      if (!isNearAnEnd && total <= MIDDLING_LIST) return collect(db, listing, before, after, size);
      return walkFromEnd(db, listing, before, after, size);
    };
    const ids = await inOrder();
    return { total, counting: false, ids: isAsc ? ids : ids.toReversed() };
  };
}

function pageIn(list: WholeList, { pageNum, pageSize, isAsc }: PageRequest): Found {
  return { total: list.length, counting: false, ids: idsIn(list, isAsc, (pageNum - 1) * pageSize, pageSize) };
}

const NOTHING = Promise.resolve(undefined);

const stepOf = (total: number): number => Math.ceil(total / SIGNPOSTS);

/** What is known first: what is likely to be quick, or what is begun once it proves not to be. Where the first has nothing to say, nothing; where the second has not, the first decides. */
async function soonest<T>(first: Promise<T>, second: () => Promise<T | undefined>, headStartMs: number): Promise<T> {
  let isOver = false;
  const over = first.finally(() => (isOver = true));
  await Promise.race([over, new Promise((resolve) => setTimeout(resolve, headStartMs))]);
  if (isOver) return over;
  // Whichever comes second is nobody's business any more, its faults included.
  const begun = second().then((found) => found ?? over);
  begun.catch(() => undefined);
  return Promise.race([over, begun]);
}

/** The page and whether another follows it, so that one can turn on meanwhile. */
async function beginOf(db: Db, listing: Listing, skip: number, size: number, direction: typeof asc): Promise<Found | undefined> {
  const ids = await forAMoment(db, (tx) => walk(tx, listing, direction, skip, size + 1));
  // Past the end nothing tells where it is.
  if (!ids || (ids.length === 0 && skip > 0)) return undefined;
  return { total: skip + ids.length, counting: ids.length > size, ids: ids.slice(0, size) };
}

async function walkFromSignpost(db: Db, listing: Listing, { step, posts }: Signposts, before: number, size: number): Promise<string[]> {
  const number = Math.min(Math.floor(before / step), posts.length - 1);
  const { sort, id } = posts[number]!;
  return walk(db, listing, asc, before - number * step, size, sql`(${listing.sort}, ${listing.id}) >= (${sort}, ${id})`);
}

async function walkFromEnd(db: Queryable, listing: Listing, before: number, after: number, size: number): Promise<string[]> {
  if (before <= after) return walk(db, listing, asc, before, size);
  return (await walk(db, listing, desc, after, size)).toReversed();
}

/** What is looked for may all stand at the far end: a walk that began at this one would try every other row, and is called off. */
async function forAMoment<T>(db: Db, walkOn: (tx: Queryable) => Promise<T>): Promise<T | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = ${sql.raw(String(MOMENT_MS))}`);
      return walkOn(tx);
    });
  } catch (error) {
    if (wasCalledOff(error)) return undefined;
    throw error;
  }
}

const wasCalledOff = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === QUERY_CANCELLED;

async function walk(db: Queryable, listing: Listing, direction: typeof asc, skip: number, size: number, from?: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${listing.id}` })
    .from(listing.table)
    .where(and(listing.where, from))
    .orderBy(direction(listing.sort), direction(listing.id))
    .offset(skip)
    .limit(size);
  return rows.map(({ id }) => id);
}

/** Total and page by one search of the index; nothing when there are more than a few. */
async function findFew(db: Db, listing: Listing, { pageNum, pageSize, isAsc }: PageRequest, most: number): Promise<Found | undefined> {
  const direction = isAsc ? asc : desc;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (select sort, id from ${collected(listing)} limit ${most + 1})
    select (select count(*) from found) as total,
      array(select found.id::text from found order by ${direction(sql`found.sort`)}, ${direction(sql`found.id`)} offset ${(pageNum - 1) * pageSize} limit ${pageSize}) as ids`);
  const { total, ids } = rows[0]!;
  return total > most ? undefined : { total, counting: false, ids };
}

async function collect(db: Db, listing: Listing, before: number, after: number, size: number): Promise<string[]> {
  const [direction, skip] = before <= after ? [asc, before] : [desc, after];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${collected(listing)} order by ${direction(sql`sort`)}, ${direction(sql`id`)} offset ${skip} limit ${size}`);
  const ids = rows.map((row) => row.id);
  return direction === asc ? ids : ids.toReversed();
}

async function countRows(db: Db, { table, where, lookup }: Listing): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(and(lookup, where));
  return row!.total;
}

async function estimateRows(db: Db, name: string): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(sql`select reltuples as size from pg_class where oid = to_regclass(${name})`);
  return rows[0]?.size ?? 0;
}

async function placeSignposts(db: Db, listing: Listing, step: number): Promise<Signposts> {
  const { table, id, sort, where, lookup } = listing;
  const listed = lookup ? collected(listing) : sql`(select ${sort} as sort, ${id} as id from ${table} where ${where}) as walked`;
  return db.transaction(async (tx) => {
    // Nobody waits for it: the other cores are for those who do.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    const { rows } = await tx.execute<{ sort: string; id: string }>(sql`
      select sort::text as sort, id from (select sort, id, row_number() over (order by sort, id) - 1 as place from ${listed}) as placed
      where place % ${step} = 0 order by place`);
    return { step, posts: rows };
  });
}
