import { isDeepStrictEqual } from 'node:util';
import { addDept } from '@skyhelm/contract/department';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { getOperations, LOG_FOUND_MAX, type Operation } from '@skyhelm/contract/operation-log';
import { addRole } from '@skyhelm/contract/role';
import { addUser } from '@skyhelm/contract/user';
import pg from 'pg';
import { anyTime, fillLog, KINDS, typedName } from './million-entries.ts';
import { anyOf } from './browse.ts';
import { PASSWORD, startProduct, type Product } from './product.ts';
import type { Row } from './report.ts';
import { rowsByKind, timingRow, type Timing } from './timing.ts';

type LogQuery = InputOf<typeof getOperations>;

const REQUESTS = 1_500;
/** Plain SQL takes seconds: it answers one request in so many, and its answer has to be the same. */
const COMPARED_EVERY = 75;
const GOAL_MS = 100;
const PAGE_SIZE = 20;

const someKinds = (): Operation[] => [anyOf(KINDS), anyOf(KINDS), anyOf(KINDS)] as Operation[];

/** What people look for, each as often as the others. */
const SEARCHES = {
  'no filter': () => ({}),
  time: anyTime,
  'one kind': () => ({ operations: [anyOf(KINDS)] as Operation[] }),
  'several kinds in a time': () => ({ ...anyTime(), operations: someKinds() }),
  name: () => ({ keyword: typedName() }),
  'name in a time': () => ({ ...anyTime(), keyword: typedName() }),
  'name and kinds': () => ({ keyword: typedName(), operations: someKinds() }),
} satisfies Record<string, () => LogQuery>;
const SEARCHED = Object.keys(SEARCHES) as (keyof typeof SEARCHES)[];

interface Asking {
  product: Product;
  client: pg.Client;
  enterpriseId: string;
  departmentId: string;
  /** Sees what 200 people did. */
  scoped: Product['call'];
}

/** Any search of ten million entries, by an administrator and by somebody whose data scope is one department, through the whole stack. */
export async function logSearch(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const place = { name: 'Base', country: 'CN', city: 'Wuhan', personInCharge: 'Head' };
    const { id: departmentId } = await product.call(addDept, place);
    const { enterpriseId } = await fillLog(product.database, departmentId);
    const client = new pg.Client(product.database);
    await client.connect();
    try {
      const scoped = await scopedReader(product, client, departmentId);
      return rowsOf(await searchAll({ product, client, enterpriseId, departmentId, scoped }));
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
}

async function scopedReader(product: Product, client: pg.Client, deptId: string): Promise<Product['call']> {
  const { id } = await product.call(addRole, { name: 'Reader', permissions: ['log:query'], dataScope: 'departmentTree' });
  const input = { name: 'Reader', userName: 'reader', roleIds: [id], deptId, password: PASSWORD } as InputOf<typeof addUser>;
  await product.call(addUser, input);
  await client.query("update user_account set must_change_password = false where account = 'reader'");
  return product.as('reader', PASSWORD);
}

async function searchAll(asking: Asking): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (let number = 0; number < REQUESTS; number++) {
    const searched = anyOf(SEARCHED);
    const isScoped = Math.random() < 0.3;
    const pageNum = Math.random() < 0.7 ? 1 : 1 + Math.floor(Math.random() * 20);
    const query: LogQuery = { ...SEARCHES[searched](), pageNum, pageSize: PAGE_SIZE };
    const kind = isScoped ? `${searched}, one department` : searched;
    timings.push(await ask(asking, kind, query, isScoped, number % COMPARED_EVERY === 0));
  }
  return timings;
}

async function ask(asking: Asking, kind: string, query: LogQuery, isScoped: boolean, isCompared: boolean): Promise<Timing> {
  const call = isScoped ? asking.scoped : asking.product.call;
  const began = performance.now();
  const { total, rows } = await call(getOperations, query);
  const timing: Timing = { kind, ours: performance.now() - began };
  if (isCompared) {
    const plainBegan = performance.now();
    const plain = await plainSql(asking, query, isScoped);
    timing.plain = performance.now() - plainBegan;
    const isWhole = kind === 'no filter';
    const wanted = { total: isWhole ? plain.total : Math.min(plain.total, LOG_FOUND_MAX), ids: plain.ids };
    const ours = { total, ids: rows.map(({ id }) => id) };
    if (!isDeepStrictEqual(wanted, ours)) throw new Error(`not what plain SQL finds: ${JSON.stringify({ kind, query, wanted, ours })}`);
  }
  return timing;
}

/** The same page by the two statements that anybody would write first. */
async function plainSql({ client, enterpriseId, departmentId }: Asking, query: LogQuery, isScoped: boolean) {
  const values: unknown[] = [enterpriseId];
  const conditions = ['enterprise_id = $1'];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(query.from, (from) => `at >= ${from}`);
  add(query.to, (to) => `at <= ${to}`);
  add(query.operations, (kinds) => `operation = any(${kinds})`);
  add(query.keyword && `%${query.keyword}%`, (like) => `(actor_name ilike ${like} or target_name ilike ${like})`);
  add(isScoped ? departmentId : undefined, (id) => `actor_id in (select id from user_account where department_id = ${id})`);
  const where = conditions.join(' and ');
  const counted = await client.query<{ count: string }>(`select count(*) from operation_log where ${where}`, values);
  const order = conditions.length === 1 ? 'seq desc' : 'at desc, seq desc';
  const page = await client.query<{ seq: string }>(
    `select * from operation_log where ${where} order by ${order} limit ${PAGE_SIZE} offset ${((query.pageNum ?? 1) - 1) * PAGE_SIZE}`,
    values,
  );
  return { total: Number(counted.rows[0]!.count), ids: page.rows.map(({ seq }) => seq) };
}

const rowsOf = (timings: readonly Timing[]): Row[] => [
  timingRow('log-search', 'any search of 10,000,000, p50', timings, 0.5),
  timingRow('log-search', 'any search of 10,000,000, p99', timings, 0.99, GOAL_MS),
  ...rowsByKind('log-search', timings),
];
