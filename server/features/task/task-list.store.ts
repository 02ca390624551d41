import type { TaskId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { MAPPED_TASKS_MAX, type TaskEntry, type TaskFilter } from '@skyhelm/contract/task';
import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { device, deviceFlight } from '../device/device.table.ts';
import { route } from '../route/route.table.ts';
import { site } from '../site/site.table.ts';
import { user } from '../user/user.table.ts';
import { reachedBy, tasksWithin, type TaskRow } from './task-access.store.ts';
import { entryOf, hasLostResults } from './task-record.ts';
import { task, taskFlight, timeOf } from './task.table.ts';

export interface TaskOrder {
  orderByColumn: 'number' | 'name' | 'deadline' | 'createdAt' | 'changedAt';
  isAsc: boolean;
}

const SORTED_BY = {
  number: task.number,
  name: task.name,
  deadline: task.deadline,
  createdAt: task.createdAt,
  changedAt: task.changedAt,
};

/** A number is looked for as such too. */
export const namedOrNumbered = (name: SQL, number: SQL, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined;
  const named = sql`strpos(lower(${name}), ${keyword.toLowerCase()}) > 0`;
  return /^\d{1,9}$/.test(keyword) ? or(named, sql`${number} = ${Number(keyword)}`) : named;
};

/** What finds few tasks among many by an index. */
function narrowing(actor: Actor, { siteId, executorId, deviceId, holder }: TaskFilter): SQL | undefined {
  const me = actor.kind === 'user' ? actor.userId : undefined;
  const held = {
    founded: me ? eq(task.founderId, me) : sql`false`,
    executed: me ? eq(task.executorId, me) : sql`false`,
    mine: me ? or(eq(task.founderId, me), eq(task.executorId, me)) : sql`false`,
  };
  const found = and(
    siteId && eq(task.siteId, siteId),
    executorId && eq(task.executorId, executorId),
    deviceId && eq(task.deviceId, deviceId),
    holder && held[holder],
  );
  return found && and(eq(task.enterpriseId, actor.enterpriseId), found);
}

/** What ends before it begins is no time at all, and finds nothing. */
function isWithin({ from, to }: TaskFilter): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && Date.parse(from) > Date.parse(to)) return sql`false`;
  return sql`${timeOf(task)} && tstzrange(${from ?? null}::timestamptz, ${to ?? null}::timestamptz, '[]')`;
}

/** Each part of it has an index: whoever reaches few people, asks for one site or for one day, finds few among many. */
function lookupOf(actor: Actor, filter: TaskFilter): SQL | undefined {
  return and(narrowing(actor, filter), isWithin(filter), actor.scope.all ? undefined : tasksWithin(actor));
}

function matching(actor: Actor, filter: TaskFilter): SQL {
  const { keyword, status, approval, type } = filter;
  return and(
    tasksWithin(actor),
    status ? eq(task.status, status) : ne(task.status, 'deleted'),
    approval && eq(task.approval, approval),
    type && eq(task.type, type),
    narrowing(actor, filter),
    namedOrNumbered(sql`${task.name}`, sql`${task.number}`, keyword),
    isWithin(filter),
  )!;
}

interface Reading {
  db: Queryable;
  actor: Actor;
  now: Date;
}

export async function listTasks(
  reading: Reading,
  page: Pager,
  query: TaskFilter & TaskOrder & PageRequest,
): Promise<Page<TaskEntry> & { counting: boolean }> {
  const where = matching(reading.actor, query);
  const lookup = lookupOf(reading.actor, query);
  const { ids, ...length } = await page({ table: task, id: task.id, sort: SORTED_BY[query.orderByColumn], where, lookup }, query);
  return { ...length, rows: await tasksByIds(reading, ids) };
}

/** All that match, a batch at a time: each begins where the one before has ended, whatever came or went meanwhile. */
export async function* walkTasks(reading: Reading, query: TaskFilter & TaskOrder, batch = 500): AsyncGenerator<TaskEntry[]> {
  const sort = SORTED_BY[query.orderByColumn];
  const [direction, beyond] = query.isAsc ? [asc, sql`>`] : [desc, sql`<`];
  let rest: SQL | undefined;
  for (;;) {
    const found = await reading.db
      .select({ id: task.id, sort: sql<string>`${sort}::text` })
      .from(task)
      .where(and(matching(reading.actor, query), rest))
      .orderBy(direction(sort), direction(task.id))
      .limit(batch);
    yield tasksByIds(
      reading,
      found.map(({ id }) => id),
    );
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    rest = sql`(${sort}, ${task.id}) ${beyond} (${last.sort}, ${last.id})`;
  }
}

const isThere = (there: SQL): SQL<boolean> => sql<boolean>`exists (select 1 from ${there})`;
const ofTask = eq(taskFlight.taskId, task.id);

/** Columns beside tasks: what has become of all that they are tied to. */
const COLUMNS = {
  row: task,
  plan: {
    version: route.version,
    brokenBy: route.brokenBy,
    length: route.length,
    summary: route.summary,
  },
  hasSite: isThere(sql`${site} where ${site.id} = ${task.siteId}`).as('has_site'),
  hasFounder: isThere(sql`${user} where ${user.id} = ${task.founderId}`).as('has_founder'),
  hasExecutor: isThere(sql`${user} where ${user.id} = ${task.executorId}`).as('has_executor'),
  hasDevice: isThere(sql`${device} where ${device.id} = ${task.deviceId}`).as('has_device'),
  flights: sql<number>`(select count(*)::int from ${taskFlight} where ${ofTask})`.as('flights'),
  wholeFlights: sql<number>`(select count(*)::int from ${taskFlight} where ${ofTask} and ${taskFlight.isWhole})`.as('whole_flights'),
  keptFlights: sql<number>`(select count(*)::int from ${taskFlight} join ${deviceFlight} on ${deviceFlight.id} = ${taskFlight.flightId}
    where ${ofTask} and ${deviceFlight.deletedAt} is null)`.as('kept_flights'),
  flightSeconds: sql<number>`(select coalesce(sum(${deviceFlight.seconds}), 0)::float8 from ${taskFlight}
    join ${deviceFlight} on ${deviceFlight.id} = ${taskFlight.flightId} where ${ofTask})`.as('flight_seconds'),
};

const found = (db: Queryable, actor: Actor, where: SQL | undefined) =>
  db
    .select({ ...COLUMNS, isReached: reachedBy(actor).as('is_reached') })
    .from(task)
    .innerJoin(route, and(eq(route.enterpriseId, task.enterpriseId), eq(route.id, task.routeId)))
    .where(where);

export type FoundTask = Awaited<ReturnType<typeof found>>[number];

/** In the order of the ids, as far as the actor sees them. */
export async function tasksByIds({ db, actor, now }: Reading, ids: readonly string[]): Promise<TaskEntry[]> {
  if (ids.length === 0) return [];
  const rows = await found(db, actor, and(tasksWithin(actor), inArray(task.id, [...ids])));
  const byId = new Map(rows.map((one) => [one.row.id, entryOf(one, actor, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findTask({ db, actor }: Reading, id: TaskId): Promise<FoundTask | undefined> {
  const [one] = await found(db, actor, and(tasksWithin(actor), eq(task.id, id)));
  return one;
}

/** Whether they see it or not: for those who are told of a task. */
export async function findAnyTask(db: Queryable, actor: Actor, id: string): Promise<FoundTask | undefined> {
  const [one] = await found(db, actor, and(eq(task.enterpriseId, actor.enterpriseId), eq(task.id, id)));
  return one;
}

/** The same of several, by id. */
export async function findAnyTasks(db: Queryable, actor: Actor, ids: readonly string[]): Promise<Map<string, FoundTask>> {
  const rows = ids.length === 0 ? [] : await found(db, actor, and(eq(task.enterpriseId, actor.enterpriseId), inArray(task.id, [...ids])));
  return new Map(rows.map((one) => [one.row.id, one]));
}

export async function hasNoResultsLeft(db: Queryable, { enterpriseId, id }: TaskRow): Promise<boolean> {
  const { flights, keptFlights } = COLUMNS;
  const [one] = await db
    .select({ flights, keptFlights })
    .from(task)
    .where(and(eq(task.enterpriseId, enterpriseId), eq(task.id, id)));
  return hasLostResults(one!);
}

/** The latest, one more than are shown where there are more. */
export const mappedTasks = (db: Queryable, actor: Actor, filter: TaskFilter) =>
  db
    .select({ row: task, hasSite: COLUMNS.hasSite })
    .from(task)
    .where(matching(actor, filter))
    .orderBy(desc(task.number))
    .limit(MAPPED_TASKS_MAX + 1);
