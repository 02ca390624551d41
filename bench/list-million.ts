import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { getUsers } from '@skyhelm/contract/user';
import pg from 'pg';
import { fillPeople } from './million-people.ts';
import {
  anyOf,
  anyPage,
  PAGE_SIZE,
  plainSql,
  SORTS,
  typedFilter,
  usualFilters,
  type FilterKind,
  type PeopleQuery,
} from './people-queries.ts';
import { startProduct, type Product } from './product.ts';
import type { Row } from './report.ts';
import { rowsByKind, timingRow, type Timing } from './timing.ts';

const REQUESTS = 2_000;
/** People type a new keyword about so often. */
const TYPED_EVERY = 5;
/** Plain SQL takes its time: it answers one request in so many, and its answer has to be the same. */
const COMPARED_EVERY = 20;
const GOAL_MS = 50;
/** Nobody opens one list after the other without a look. */
const READING_MS = 500;

interface Asking {
  product: Product;
  client: pg.Client;
  enterpriseId: string;
}

/** Any page of a million people, filtered and sorted at random, through the whole stack. */
export async function listMillion(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const { enterpriseId } = await fillPeople(product.database);
    const client = new pg.Client(product.database);
    await client.connect();
    try {
      return rowsOf(await browse({ product, client, enterpriseId }));
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
}

/** As people do: the first page of a list, some reading, then any page. A typed keyword is always a first look. */
async function browse(asking: Asking): Promise<{ firstLooks: Timing[]; anyPages: Timing[] }> {
  const filters = await usualFilters(asking.client, asking.enterpriseId);
  const lists = filters.flatMap((chosen) => SORTS.map((orderByColumn) => ({ ...chosen, orderByColumn, total: 0 })));
  const firstLooks: Timing[] = [];
  for (const list of lists) {
    const query = { ...list.filter, orderByColumn: list.orderByColumn, isAsc: true, pageNum: 1 };
    firstLooks.push((await ask(asking, list.kind, query, false)).timing);
    await wait(READING_MS);
    list.total = await countedTotal(asking, query);
  }
  await settled(asking.client);
  const anyPages: Timing[] = [];
  for (let number = 0; number < REQUESTS; number++) {
    const list = anyOf(lists);
    const order = { orderByColumn: list.orderByColumn, isAsc: Math.random() < 0.5 };
    const isCompared = number % COMPARED_EVERY === 0;
    const { timing } =
      number % TYPED_EVERY === 1
        ? await ask(asking, 'typed keyword', { ...typedFilter(), ...order, pageNum: 1 }, number % (COMPARED_EVERY * TYPED_EVERY) === 1)
        : await ask(asking, list.kind, { ...list.filter, ...order, pageNum: anyPage(list.total) }, isCompared);
    anyPages.push(timing);
  }
  return { firstLooks, anyPages };
}

/** As the console does of a list that was too long to be counted at once. */
async function countedTotal({ product }: Asking, query: PeopleQuery): Promise<number> {
  for (;;) {
    const { total, counting } = await product.call(getUsers, { ...query, pageSize: PAGE_SIZE });
    if (!counting) return total;
    await wait(READING_MS);
  }
}

async function ask({ product, client, enterpriseId }: Asking, kind: FilterKind, query: PeopleQuery, isCompared: boolean) {
  const began = performance.now();
  const { total, counting, rows } = await product.call(getUsers, { ...query, pageSize: PAGE_SIZE });
  const timing: Timing = { kind, ours: performance.now() - began };
  if (isCompared) {
    const plainBegan = performance.now();
    const plain = await plainSql(client, enterpriseId, query);
    timing.plain = performance.now() - plainBegan;
    const ours = { total: counting && total < plain.total ? plain.total : total, ids: rows.map(({ id }) => id) };
    if (!isDeepStrictEqual(plain, ours)) throw new Error(`not what plain SQL finds: ${JSON.stringify({ query, plain, ours })}`);
  }
  return { timing };
}

/** While somebody reads a first page the server gets ready for the others; nobody reads through all of these lists in a second. */
async function settled(client: pg.Client): Promise<void> {
  const isBusy = async () => {
    const { rowCount } = await client.query("select 1 from pg_stat_activity where application_name = 'skyhelm' and state = 'active'");
    return rowCount !== 0;
  };
  for (let quiet = 0; quiet < 10; quiet = (await isBusy()) ? 0 : quiet + 1) await wait(100);
}

function rowsOf({ firstLooks, anyPages }: { firstLooks: Timing[]; anyPages: Timing[] }): Row[] {
  const row = (what: string, timings: readonly Timing[], share: number, goalMs?: number) =>
    timingRow('list-million', what, timings, share, goalMs);
  return [
    row('any page of 1,000,000, p50', anyPages, 0.5),
    row('any page of 1,000,000, p99', anyPages, 0.99, GOAL_MS),
    row('… first looks included, p99', [...anyPages, ...firstLooks], 0.99, GOAL_MS),
    ...rowsByKind('list-million', anyPages),
    row('first look at a list, p50', firstLooks, 0.5),
    row('first look at a list, p99', firstLooks, 0.99),
  ];
}
