import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { preparedRead } from '../../platform/db/prepared.ts';
import { device, deviceFlight } from '../../tables/device.table.ts';
import { route } from '../../tables/route.table.ts';
import { site } from '../../tables/site.table.ts';
import { user } from '../../tables/user.table.ts';
import { reachedBy, tasksWithin, type ListedRow, type TaskRow } from './task-access.store.ts';
import { entryOf, hasLostResults } from './task-record.ts';
import { task, taskFlight } from '../../tables/task.table.ts';

const isThere = (there: SQL): SQL<boolean> => sql<boolean>`exists (select 1 from ${there})`;
const ofTask = eq(taskFlight.taskId, task.id);

export const hasSite = isThere(sql`${site} where ${site.id} = ${task.siteId}`).as('has_site');

/** Columns beside tasks: what has become of all that they are tied to. */
const BESIDE = {
  plan: {
    version: route.version,
    brokenBy: route.brokenBy,
    length: route.length,
    summary: route.summary,
  },
  hasSite,
  hasFounder: isThere(sql`${user} where ${user.id} = ${task.founderId}`).as('has_founder'),
  hasExecutor: isThere(sql`${user} where ${user.id} = ${task.executorId}`).as('has_executor'),
  hasDevice: isThere(sql`${device} where ${device.id} = ${task.deviceId}`).as('has_device'),
  flights: sql<number>`(select count(*)::int from ${taskFlight} where ${ofTask})`.as('flights'),
  wholeFlights: sql<number>`(select count(*)::int from ${taskFlight} where ${ofTask} and ${taskFlight.isWhole})`.as('whole_flights'),
  keptFlights: sql<number>`(select count(*)::int from ${taskFlight} join ${deviceFlight} on ${deviceFlight.id} = ${taskFlight.flightId}
    where ${ofTask} and ${deviceFlight.deletedAt} is null)`.as('kept_flights'),
  flightSeconds: sql<number>`(select coalesce(sum(coalesce(${deviceFlight.seconds}, ${taskFlight.seconds})), 0)::float8 from ${taskFlight}
    left join ${deviceFlight} on ${deviceFlight.id} = ${taskFlight.flightId} where ${ofTask})`.as('flight_seconds'),
  /** Of those in the air, which have no seconds yet: milliseconds. */
  takeOffs: sql<number[]>`(select coalesce(json_agg(extract(epoch from ${deviceFlight.takeOffAt}) * 1000), '[]') from ${taskFlight}
    join ${deviceFlight} on ${deviceFlight.id} = ${taskFlight.flightId} where ${ofTask} and ${deviceFlight.landedAt} is null)`.as(
    'take_offs',
  ),
};

const ofRoute = and(eq(route.enterpriseId, task.enterpriseId), eq(route.id, task.routeId));

const found = (db: Queryable, actor: Actor, where: SQL | undefined) =>
  db
    .select({ row: task, ...BESIDE, isReached: reachedBy(actor).as('is_reached') })
    .from(task)
    .innerJoin(route, ofRoute)
    .where(where);

export type FoundTask = Awaited<ReturnType<typeof found>>[number];
/** As much of one as lists show. */
export type ListedTask = Omit<FoundTask, 'row'> & { row: ListedRow };

const { plan: _plan, parameters: _parameters, ...LISTED } = getTableColumns(task);

/** Planning this takes longer than finding a page of it, and a plan may have some hundred kilobytes that no list shows. */
const listedByIds = preparedRead<{ enterpriseId: string; ids: string[] }, Omit<ListedTask, 'isReached'>[]>('tasks_by_ids', (db) =>
  db
    .select({ row: LISTED, ...BESIDE })
    .from(task)
    .innerJoin(route, ofRoute)
    .where(and(eq(task.enterpriseId, sql.placeholder('enterpriseId')), sql`${task.id} = any(${sql.placeholder('ids')}::uuid[])`)),
);

/** Of these the ones that somebody sees, and whether they reach them. */
async function seenOf(db: Queryable, actor: Actor, ids: string[], where: SQL): Promise<Map<string, boolean>> {
  if (actor.scope.all) return new Map(ids.map((id) => [id, true]));
  const rows = await db
    .select({ id: task.id, isReached: reachedBy(actor) })
    .from(task)
    .where(and(where, sql`${task.id} = any(${sql.param(ids)}::uuid[])`));
  return new Map(rows.map(({ id, isReached }) => [id, isReached]));
}

async function listed(db: Queryable, actor: Actor, ids: string[], where: SQL): Promise<Map<string, ListedTask>> {
  if (ids.length === 0) return new Map();
  const { enterpriseId } = actor;
  const [rows, seen] = await Promise.all([listedByIds(db, { enterpriseId, ids }), seenOf(db, actor, ids, where)]);
  const reached = rows.flatMap((one) => {
    const isReached = seen.get(one.row.id);
    return isReached === undefined ? [] : [[one.row.id, { ...one, isReached }] as const];
  });
  return new Map(reached);
}

export interface Reading {
  db: Queryable;
  actor: Actor;
  now: Date;
}

/** In the order of the ids, as far as the actor sees them. */
export async function tasksByIds({ db, actor, now }: Reading, ids: string[]): Promise<TaskEntry[]> {
  const found = await listed(db, actor, ids, tasksWithin(actor));
  return ids.flatMap((id) => {
    const one = found.get(id);
    return one ? [entryOf(one, actor, now)] : [];
  });
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
export const findAnyTasks = (db: Queryable, actor: Actor, ids: string[]): Promise<Map<string, ListedTask>> =>
  listed(db, actor, ids, eq(task.enterpriseId, actor.enterpriseId));

export async function hasNoResultsLeft(db: Queryable, { enterpriseId, id }: TaskRow): Promise<boolean> {
  const { flights, keptFlights } = BESIDE;
  const [one] = await db
    .select({ flights, keptFlights })
    .from(task)
    .where(and(eq(task.enterpriseId, enterpriseId), eq(task.id, id)));
  return hasLostResults(one!);
}
