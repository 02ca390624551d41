import type { InputOf } from '@skyhelm/contract/endpoint';
import { getTasks } from '@skyhelm/contract/task';
import type pg from 'pg';
import { anyOf, PAGE_SIZE, type BrowsedList } from './browse.ts';
import { BROAD_WORDS, typedInVain, typedNumber, YEARS } from './many-tasks.ts';
import type { Reader } from './task-readers.ts';

type TaskQuery = InputOf<typeof getTasks>;
export type Filter = Omit<TaskQuery, 'pageNum' | 'pageSize' | 'isAsc' | 'orderByColumn'>;

const SORTED_BY = { number: 'number', name: 'name', deadline: 'deadline', createdAt: 'created_at', changedAt: 'changed_at' } as const;
export const SORTS = Object.keys(SORTED_BY) as (keyof typeof SORTED_BY)[];

const DAY_MS = 86_400_000;

function someDays(days: number): Filter {
  const from = Date.now() - Math.random() * YEARS * 365 * DAY_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + days * DAY_MS).toISOString() };
}

interface Asked {
  kind: string;
  filter: Filter;
}

/** Everything that can be asked for, one by one and together. */
export async function usualFilters(client: pg.Client): Promise<Asked[]> {
  const some = async <K extends keyof Filter>(name: K, column: string, count: number): Promise<Filter[]> => {
    const { rows } = await client.query<{ id: Filter[K] }>(`select ${column} as id from task order by random() limit ${count}`);
    return rows.map(({ id }) => ({ [name]: id }));
  };
  const [sites, executors, devices] = [
    await some('siteId', 'site_id', 3),
    await some('executorId', 'executor_id', 3),
    await some('deviceId', 'device_id', 3),
  ];
  const all = (kind: string, filters: readonly Filter[]): Asked[] => filters.map((filter) => ({ kind, filter }));
  return [
    ...all('no filter', [{}]),
    ...all(
      'status',
      (['unpublished', 'published', 'executing', 'completed', 'deleted'] as const).map((status) => ({ status })),
    ),
    ...all(
      'approval',
      (['pending', 'approved', 'failed'] as const).map((approval) => ({ approval })),
    ),
    ...all(
      'type',
      (['spot', 'logistics'] as const).map((type) => ({ type })),
    ),
    ...all('site', sites),
    ...all('executor', executors),
    ...all('device', devices),
    ...all('time', [someDays(1), someDays(30), someDays(365)]),
    ...all(
      'broad keyword',
      BROAD_WORDS.map((keyword) => ({ keyword })),
    ),
    ...all('several', [
      { ...sites[0]!, status: 'completed', type: 'spot' },
      { ...executors[0]!, ...someDays(90) },
      { ...devices[0]!, keyword: BROAD_WORDS[0]! },
      { ...someDays(30), approval: 'approved', type: 'area' },
      { keyword: BROAD_WORDS[1]!, status: 'published' },
    ]),
  ];
}

/** What those ask for who reach less. */
export const narrowFilters = (): Asked[] => [
  { kind: 'no filter', filter: {} },
  { kind: 'status', filter: { status: 'completed' } },
  { kind: 'status', filter: { status: 'unpublished', approval: 'pending' } },
  { kind: 'holder', filter: { holder: 'mine' } },
  { kind: 'holder', filter: { holder: 'founded' } },
  { kind: 'holder', filter: { holder: 'executed' } },
  { kind: 'time', filter: someDays(30) },
  { kind: 'broad keyword', filter: { keyword: BROAD_WORDS[0]! } },
];

const HOLDERS = {
  founded: (me: string) => `founder_id = ${me}`,
  executed: (me: string) => `executor_id = ${me}`,
  mine: (me: string) => `(founder_id = ${me} or executor_id = ${me})`,
};

/** The same page by the two statements that anybody would write first. */
async function plainSql(client: pg.Client, { reach, userId }: Reader, query: TaskQuery): Promise<{ total: number; ids: string[] }> {
  const values: unknown[] = [];
  const conditions = [reach, query.status === undefined ? "status <> 'deleted'" : 'true'];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(query.status, (status) => `status = ${status}`);
  add(query.approval, (approval) => `approval = ${approval}`);
  add(query.type, (type) => `type = ${type}`);
  add(query.siteId, (id) => `site_id = ${id}`);
  add(query.executorId, (id) => `executor_id = ${id}`);
  add(query.deviceId, (id) => `device_id = ${id}`);
  add(query.keyword, (keyword) => `(name ilike '%' || ${keyword} || '%' or number::text = ${keyword})`);
  add(
    query.from,
    (from) => `greatest(coalesce(start_time, created_at), coalesce(end_time, deadline), started_at, completed_at) >= ${from}`,
  );
  add(query.to, (to) => `least(coalesce(start_time, created_at), coalesce(end_time, deadline), started_at, completed_at) <= ${to}`);
  if (query.holder) add(userId, HOLDERS[query.holder]);
  const where = conditions.join(' and ');
  const direction = query.isAsc ? 'asc' : 'desc';
  const order = `${SORTED_BY[query.orderByColumn ?? 'number']} ${direction}, id ${direction}`;
  const counted = await client.query<{ count: string }>(`select count(*) from task where ${where}`, values);
  const page = await client.query<{ id: string }>(
    `select * from task where ${where} order by ${order} limit ${PAGE_SIZE} offset ${((query.pageNum ?? 1) - 1) * PAGE_SIZE}`,
    values,
  );
  return { total: Number(counted.rows[0]!.count), ids: page.rows.map(({ id }) => id) };
}

export const listOf = (client: pg.Client, reader: Reader, { kind, filter }: Asked, orderByColumn = anyOf(SORTS)): BrowsedList => ({
  kind: reader.reach === 'true' ? kind : `${kind}, who reaches ${reader.name}`,
  asked: { reader: reader.name, filter, orderByColumn },
  ours: (turn) => reader.call(getTasks, { ...filter, orderByColumn, ...turn, pageSize: PAGE_SIZE }),
  plain: (turn) => plainSql(client, reader, { ...filter, orderByColumn, ...turn }),
});

export const typed = (): Asked =>
  Math.random() < 0.5
    ? { kind: 'typed keyword', filter: { keyword: typedNumber() } }
    : { kind: 'keyword in vain', filter: { keyword: typedInVain() } };
