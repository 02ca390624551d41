import type { Page } from '@skyhelm/contract/page';
import { MAPPED_TASKS_MAX, type TaskEntry, type TaskFilter } from '@skyhelm/contract/task';
import { TASK_STATUSES } from '@skyhelm/core/task/task';
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { holdsLetters } from '../../platform/db/letters.ts';
import type { Listing, PageRequest, Pager } from '../../platform/db/page.ts';
import { walkIds } from '../../platform/db/walk.ts';
import { hasSite, tasksByIds, type Reading } from './found-task.store.ts';
import { reachStamp, tasksLookup, tasksWithin } from './task-access.store.ts';
import { namedText, task, taskRevision, timeOf, type taskApproval } from '../../tables/task.table.ts';

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

type Named = typeof task | typeof taskApproval;

/** A number is looked for as such too. */
const orNumbered = ({ number }: Named, keyword: string, named: SQL): SQL | undefined =>
  /^\d{1,9}$/.test(keyword) ? or(named, eq(number, Number(keyword))) : named;

export const namedOrNumbered = (table: Named, keyword: string): SQL | undefined =>
  keyword === '' ? undefined : orNumbered(table, keyword, sql`strpos(${namedText(table)}, ${keyword.toLowerCase()}) > 0`);

/** The same by the index of letters. */
export function namedLookup({ enterpriseId }: Actor, table: Named, keyword: string): SQL | undefined {
  const letters = holdsLetters(namedText(table), keyword);
  return letters && and(eq(table.enterpriseId, enterpriseId), orNumbered(table, keyword, letters));
}

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

/** Named one by one: no index tells what something is not. */
const KEPT = TASK_STATUSES.filter((status) => status !== 'deleted');

/** So long a time holds few tasks among those of years. */
const SHORT_TIME_MS = 31 * 86_400_000;

const isShort = ({ from, to }: TaskFilter): boolean =>
  from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) <= SHORT_TIME_MS;

const isInState = ({ status, approval }: TaskFilter): SQL =>
  and(status ? eq(task.status, status) : inArray(task.status, KEPT), approval && eq(task.approval, approval))!;

/** Most tasks of years are approved and done: any other state is that of few. */
const isRare = ({ status, approval }: TaskFilter): boolean =>
  (status !== undefined && status !== 'completed') || (approval !== undefined && approval !== 'approved');

/**
 * Each part of it has an index: whoever asks for one site, for a month, for what waits, or by name, finds few among many. Whom one reaches tells
 * less than any of these but a month and a name, and is slow to try on what they find. A name is tried on a few thousand sooner than a usual word is looked up in the index of letters; what was deleted in all the years may be more.
 */
function lookupOf(actor: Actor, filter: TaskFilter): SQL | undefined {
  const rare = isRare(filter) ? and(eq(task.enterpriseId, actor.enterpriseId), isInState(filter)) : undefined;
  const narrowed = narrowing(actor, filter);
  const few = and(narrowed, isShort(filter) ? isWithin(filter) : undefined, rare);
  if (narrowed || (rare && filter.status !== 'deleted')) return few;
  return and(rare ? few : and(isWithin(filter), tasksLookup(actor)), namedLookup(actor, task, filter.keyword));
}

function matching(actor: Actor, filter: TaskFilter): SQL {
  const { keyword, type } = filter;
  return and(
    tasksWithin(actor),
    isInState(filter),
    type && eq(task.type, type),
    narrowing(actor, filter),
    namedOrNumbered(task, keyword),
    isWithin(filter),
  )!;
}

/** Another value after every step of a task and every edit of it, and once other people are within reach. */
const lastChange = (actor: Actor): SQL => {
  const last = sql`(select ${taskRevision.revision} from ${taskRevision} where ${eq(taskRevision.enterpriseId, actor.enterpriseId)})`;
  return sql`select concat_ws(' ', ${last}, ${reachStamp(actor)})`;
};

const listingOf = (actor: Actor, query: TaskFilter & TaskOrder): Listing => ({
  table: task,
  id: task.id,
  sort: SORTED_BY[query.orderByColumn],
  where: matching(actor, query),
  lookup: lookupOf(actor, query),
});

export async function listTasks(
  reading: Reading,
  page: Pager,
  query: TaskFilter & TaskOrder & PageRequest,
): Promise<Page<TaskEntry> & { counting: boolean }> {
  const stamp = lastChange(reading.actor);
  const sort = SORTED_BY[query.orderByColumn];
  const otherSorts = Object.values(SORTED_BY).filter((other) => other !== sort);
  const { ids, ...length } = await page({ ...listingOf(reading.actor, query), otherSorts, stamp }, query);
  return { ...length, rows: await tasksByIds(reading, ids) };
}

/** All that match when it is begun, a batch at a time, each as it is when its turn comes. */
export async function* walkTasks(reading: Reading, query: TaskFilter & TaskOrder, batch = 500): AsyncGenerator<TaskEntry[]> {
  for await (const ids of walkIds(reading.db, listingOf(reading.actor, query), query.isAsc, batch)) yield tasksByIds(reading, ids);
}

/** The latest, one more than are shown where there are more. */
export const mappedTasks = (db: Queryable, actor: Actor, filter: TaskFilter) =>
  db
    .select({ row: task, hasSite })
    .from(task)
    .where(matching(actor, filter))
    .orderBy(desc(task.number))
    .limit(MAPPED_TASKS_MAX + 1);
