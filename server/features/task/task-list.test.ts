import { TASK_HOLDERS, type TaskFilter } from '@skyhelm/contract/task';
import { APPROVALS, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { eq, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { pretendMany, randomTasks } from '../../testing/random-tasks.ts';
import { user } from '../../tables/user.table.ts';
import { lockAnyTask } from './task-access.store.ts';
import { listTasks, walkTasks, type TaskOrder } from './task-list.store.ts';
import { updateTask } from './task.store.ts';

/** More than are collected and sorted at once. */
const TASKS = 3_000;

type Tasks = Awaited<ReturnType<typeof randomTasks>>;
type Reader = Tasks['readers'][number];
type Row = Tasks['rows'][number];

let database: Database;
let tasks: Tasks;
/** Only the database knows the order of names. */
let placeByName: Map<string, number>;
beforeAll(async () => {
  database = await testDatabase();
  tasks = await randomTasks(database.db, TASKS);
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from task order by name, id`);
  placeByName = new Map(rows.map(({ id }, place) => [id, place]));
});
afterAll(() => database.close());

const isSeen = ({ founderId, executorId }: Row, { actor, reached }: Reader): boolean =>
  reached === undefined || executorId === actor.userId || reached.some((id) => id === founderId);

function isTimely(
  { startTime, endTime, createdAt, deadline, startedAt, lastStartedAt, completedAt }: Row,
  { from, to }: TaskFilter,
): boolean {
  const known = [startTime ?? createdAt, endTime ?? deadline, startedAt, lastStartedAt, completedAt].filter(
    (moment) => moment instanceof Date,
  );
  const moments = known.map((moment) => moment.getTime());
  if (from !== undefined && to !== undefined && from > to) return false;
  return (from === undefined || Math.max(...moments) >= Date.parse(from)) && (to === undefined || Math.min(...moments) <= Date.parse(to));
}

function isHeld({ founderId, executorId }: Row, { actor: { userId } }: Reader, { holder }: TaskFilter): boolean {
  const [isFounder, isExecutor] = [founderId === userId, executorId === userId];
  return { founded: isFounder, executed: isExecutor, mine: isFounder || isExecutor }[holder!] ?? true;
}

const isNamed = ({ name, number }: Row, { keyword }: TaskFilter): boolean =>
  name.toLowerCase().includes(keyword.toLowerCase()) || String(number) === keyword.replace(/^0+(?=.)/, '');

const isIt = (value: unknown, wanted: unknown): boolean => wanted === undefined || value === wanted;

const isFound = (row: Row, reader: Reader, filter: TaskFilter): boolean =>
  isSeen(row, reader) &&
  (filter.status === undefined ? row.status !== 'deleted' : row.status === filter.status) &&
  (['approval', 'type', 'siteId', 'executorId', 'deviceId'] as const).every((name) => isIt(row[name], filter[name])) &&
  isTimely(row, filter) &&
  isHeld(row, reader, filter) &&
  isNamed(row, filter);

/** What a list holds, as anybody would work it out who has all rows at hand. */
function plainly(reader: Reader, filter: TaskFilter & TaskOrder): string[] {
  const { orderByColumn, isAsc } = filter;
  const placeOf = (row: Row) => (orderByColumn === 'name' ? placeByName.get(row.id)! : Number(row[orderByColumn]));
  const inOrder = tasks.rows
    .filter((row) => isFound(row, reader, filter))
    .sort((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1));
  return (isAsc ? inOrder : inOrder.toReversed()).map(({ id }) => id);
}

function anyQuery() {
  const moment = fc.integer({ min: -50, max: 2_050 }).map((hour) => new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString());
  const rarely = <T>(given: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: given });
  return fc.record({
    keyword: fc.oneof(fc.constant(''), tasks.keyword),
    status: rarely(fc.constantFrom(...TASK_STATUSES)),
    approval: rarely(fc.constantFrom(...APPROVALS)),
    type: rarely(fc.constantFrom(...TASK_TYPES)),
    siteId: rarely(fc.constantFrom(...tasks.sites)),
    executorId: rarely(fc.constantFrom(...tasks.people)),
    deviceId: rarely(fc.constantFrom(...tasks.devices)),
    holder: rarely(fc.constantFrom(...TASK_HOLDERS)),
    from: rarely(moment),
    to: rarely(moment),
    orderByColumn: fc.constantFrom('number', 'name', 'deadline', 'createdAt', 'changedAt'),
    isAsc: fc.boolean(),
  }) as fc.Arbitrary<TaskFilter & TaskOrder>;
}

const anyTurn = fc.tuple(fc.oneof(fc.constantFrom(1, 2), fc.nat(200)), fc.constantFrom(1, 20, 200));

/** Any page of any list is the one that anybody would work out from all rows. */
async function expectPages(numRuns: number): Promise<void> {
  const page = pager(database.db);
  await fc.assert(
    fc.asyncProperty(anyQuery(), fc.constantFrom(...tasks.readers), anyTurn, async (query, reader, [number, pageSize]) => {
      const wanted = plainly(reader, query);
      const pageNum = 1 + (number % (Math.ceil(wanted.length / pageSize) + 1));
      const reading = { db: database.db, actor: reader.actor, now: new Date() };
      const { total, counting, rows } = await listTasks(reading, page, { ...query, pageNum, pageSize });
      expect(rows.map(({ id }) => id)).toEqual(wanted.slice((pageNum - 1) * pageSize, pageNum * pageSize));
      if (counting) expect(total).toBeLessThanOrEqual(wanted.length);
      else expect(total).toBe(wanted.length);
    }),
    { numRuns },
  );
}

test('any page, filter, order and reach shows what a look at every task finds', () => expectPages(300));

test('so it does where there are very many tasks', async () => {
  await pretendMany(database.db, 'task');
  await expectPages(300);
});

/** What tells somebody's lists that nothing in them has changed. */
const stampFor = async ({ actor }: Reader): Promise<unknown> => {
  let stamp: SQL | undefined;
  const reading = { db: database.db, actor, now: new Date() };
  await listTasks(
    reading,
    (listing) => {
      stamp = listing.stamp;
      return Promise.resolve({ total: 0, counting: false, ids: [] });
    },
    { keyword: '', orderByColumn: 'number', isAsc: true, pageNum: 1, pageSize: 20 },
  );
  return (await database.db.execute(sql`select (${stamp!}) as stamp`)).rows[0]!.stamp;
};

test('a change that began before another, and came in after it, changes the stamp as well, and what is called off does not', async () => {
  const stamp = () => stampFor(tasks.readers[0]!);
  const [early, late] = [new Date(Date.UTC(2030, 0, 1)), new Date(Date.UTC(2030, 0, 2))];
  const change = async (tx: Queryable, index: number, at: Date) => {
    const row = (await lockAnyTask(tx, tasks.enterpriseId, tasks.rows[index]!.id))!;
    await updateTask(tx, row, {}, at);
  };
  const before = await stamp();
  const after = await database.db.transaction(async (tx) => {
    await change(tx, 0, early);
    await database.db.transaction((other) => change(other, 1, late));
    return stamp();
  });
  const last = await stamp();
  for (const [index, changedAt] of [early, late].entries()) Object.assign(tasks.rows[index]!, { changedAt });
  expect(new Set([before, after, last]).size).toBe(3);
  const calledOff = database.db.transaction(async (tx) => {
    await change(tx, 2, late);
    tx.rollback();
  });
  await expect(calledOff).rejects.toThrow('Rollback');
  expect(await stamp()).toBe(last);
});

test('whoever comes within reach, or leaves it, changes the stamp of those lists and of no others', async () => {
  const stamps = () => Promise.all(tasks.readers.map(stampFor));
  const before = await stamps();
  const departmentOf = async (person: number) =>
    (await database.db.select({ departmentId: user.departmentId }).from(user).where(eq(user.id, tasks.people[person]!)))[0]!;
  const [apart, top] = [await departmentOf(3), await departmentOf(0)];
  const move = (to: typeof top) => database.db.update(user).set(to).where(eq(user.id, tasks.people[3]!));
  await move(top);
  const moved = await stamps();
  await move(apart);
  // Only the second reader reaches the department at the top.
  expect(moved.map((stamp, index) => stamp === before[index])).toEqual([true, false, true, true]);
  expect(await stamps()).toEqual(before);
});

test('a walk along a list meets each task once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery(), fc.constantFrom(...tasks.readers), async (query, reader) => {
      const met: string[] = [];
      const reading = { db: database.db, actor: reader.actor, now: new Date() };
      for await (const batch of walkTasks(reading, query, 100)) met.push(...batch.map(({ id }) => id));
      expect(met).toEqual(plainly(reader, query));
    }),
    { numRuns: 20 },
  );
});
