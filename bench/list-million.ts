import { isDeepStrictEqual } from 'node:util';
import { getUsers } from '@skyhelm/contract/user';
import pg from 'pg';
import { fillPeople } from './million-people.ts';
import { anyOrder, anyPage, filterChoices, PAGE_SIZE, plainSql, type Filter, type FilterKind, type PeopleQuery } from './people-queries.ts';
import { startProduct, type Product } from './product.ts';
import { percentile, type Row } from './report.ts';

const REQUESTS = 2_000;
/** Plain SQL takes its time: it answers one request in so many, and its answer has to be the same. */
const COMPARED_EVERY = 15;
const GOAL_MS = 50;

interface Timing {
  kind: FilterKind;
  /** Nobody had asked with this filter before. */
  first: boolean;
  ours: number;
  plain?: number;
}

/** Any page of a million people, filtered and sorted at random, through the whole stack. */
export async function listMillion(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const { enterpriseId } = await fillPeople(product.database);
    const client = new pg.Client(product.database);
    await client.connect();
    const timings = await askAtRandom(product, client, enterpriseId).finally(() => client.end());
    return rowsOf(timings);
  } finally {
    await product.stop();
  }
}

async function askAtRandom(product: Product, client: pg.Client, enterpriseId: string): Promise<Timing[]> {
  const choices = await filterChoices(client, enterpriseId);
  const kinds = Object.keys(choices) as FilterKind[];
  const totals = new Map<string, number>();
  const timings: Timing[] = [];
  for (let number = 0; number < REQUESTS; number++) {
    const kind = kinds[number % kinds.length]!;
    const filter: Filter = choices[kind]();
    const key = JSON.stringify(filter);
    const known = totals.get(key);
    const query: PeopleQuery = { ...filter, ...anyOrder(), pageNum: known === undefined ? 1 : anyPage(known), pageSize: PAGE_SIZE };
    const began = performance.now();
    const { total, rows } = await product.call(getUsers, query);
    const timing: Timing = { kind, first: known === undefined, ours: performance.now() - began };
    totals.set(key, total);
    if (number % COMPARED_EVERY === 0) {
      const plainBegan = performance.now();
      const plain = await plainSql(client, enterpriseId, query);
      timing.plain = performance.now() - plainBegan;
      const ids = rows.map(({ id }) => id);
      if (!isDeepStrictEqual(plain, { total, ids })) throw new Error(`not what plain SQL finds: ${JSON.stringify({ query, total, plain: plain.total })}`);
    }
    timings.push(timing);
  }
  return timings;
}

/** Typed keywords are nearly always first ones, so they belong to both halves of the story. */
function rowsOf(timings: readonly Timing[]): Row[] {
  const anyPages = timings.filter(({ kind, first }) => !first || kind === 'keyword');
  const row = (what: string, of: readonly Timing[], share: number, goalMs?: number): Row => {
    const ours = percentile(of.map((timing) => timing.ours), share);
    const plain = of.flatMap((timing) => timing.plain ?? []);
    return {
      bench: 'list-million',
      what,
      ours,
      ...(plain.length > 0 && { baseline: percentile(plain, share) }),
      unit: 'ms',
      goal: goalMs === undefined ? 'none, for the reader' : `under ${goalMs} ms`,
      met: goalMs === undefined || ours < goalMs,
    };
  };
  const kinds = [...new Set(timings.map(({ kind }) => kind))];
  return [
    row('any page of 1,000,000, p50', anyPages, 0.5),
    row('any page of 1,000,000, p99', anyPages, 0.99, GOAL_MS),
    ...kinds.map((kind) => row(`… ${kind}, p99`, anyPages.filter((timing) => timing.kind === kind), 0.99)),
    row('a filter nobody used before, p99', timings.filter(({ first }) => first), 0.99),
  ];
}
