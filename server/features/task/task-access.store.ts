import type { TaskId } from '@skyhelm/contract/ids';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { peopleWithin } from '../department/index.ts';
import { user } from '../../tables/user.table.ts';
import { task, taskApproval } from '../../tables/task.table.ts';

export type TaskRow = typeof task.$inferSelect;
/** Without what no list shows. */
export type ListedRow = Omit<TaskRow, 'plan' | 'parameters'>;
/** As somebody sees it: within their reach, or only to fly it. */
export type SeenTask = TaskRow & { isReached: boolean };

type Founded = typeof task | typeof taskApproval;

const reachedPeople = (actor: Actor): SQL => sql`select ${user.id} from ${user} where ${peopleWithin(actor)}`;

/**
 * Whoever reaches the founder; what other software has made is for those who reach all. `is true`: who is reached is found once and each task
 * tried against it. Without that the planner joins the two and sorts all that comes of it, whichever page is asked for.
 */
export const isReached = (actor: Actor, { founderId }: Founded): SQL | undefined =>
  actor.scope.all ? undefined : sql`(${founderId} in (${reachedPeople(actor)})) is true`;

export const isMine = (actor: Actor): SQL | undefined => (actor.kind === 'user' ? eq(task.executorId, actor.userId) : undefined);

/** Column beside tasks: to fly one is no right to plan it, to decide on it or to delete it. */
export const reachedBy = (actor: Actor): SQL<boolean> => sql<boolean>`coalesce(${isReached(actor, task) ?? sql`true`}, false)`;

/** Condition on tasks: the tenant's that the actor sees, be it only to fly them. */
export const tasksWithin = (actor: Actor): SQL => {
  const reached = isReached(actor, task);
  return and(eq(task.enterpriseId, actor.enterpriseId), reached && or(reached, isMine(actor)))!;
};

/** The same on what was asked: to fly a task is no right to decide on it. */
export const approvalsWithin = (actor: Actor): SQL =>
  and(eq(taskApproval.enterpriseId, actor.enterpriseId), isReached(actor, taskApproval))!;

/** The same by the index of founders: an array is looked up there person by person, yet is slow to try on each of many tasks. */
function foundedWithin(actor: Actor, { founderId }: Founded): SQL {
  const isAlone = actor.kind === 'user' && actor.scope.trees.length === 0 && actor.scope.departmentIds.length === 0;
  return isAlone ? eq(founderId, actor.userId) : sql`${founderId} = any (array(${reachedPeople(actor)}))`;
}

export const tasksLookup = (actor: Actor): SQL | undefined =>
  actor.scope.all ? undefined : and(eq(task.enterpriseId, actor.enterpriseId), or(foundedWithin(actor, task), isMine(actor)));

export const approvalsLookup = (actor: Actor): SQL | undefined =>
  actor.scope.all ? undefined : and(eq(taskApproval.enterpriseId, actor.enterpriseId), foundedWithin(actor, taskApproval));

/** Another value once other people are within reach; nothing for those who reach all. */
export const reachStamp = (actor: Actor): SQL =>
  actor.scope.all
    ? sql`null`
    : sql`(select count(*) || ' ' || sum(hashtextextended(id::text, 0)) from (${reachedPeople(actor)}) as reached)`;

const isThis = (enterpriseId: string, id: string) => and(eq(task.enterpriseId, enterpriseId), eq(task.id, id));

/** Held until the change is safe, whoever changes it: two steps of one task come one after the other. */
export async function lockAnyTask(tx: Queryable, enterpriseId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await tx.select().from(task).where(isThis(enterpriseId, id)).for('update');
  return row;
}

/** What one does not see is not there at all; the attempt is on record. */
export async function lockTask(tx: Queryable, actor: Actor, id: TaskId): Promise<SeenTask> {
  const row = (await lockAnyTask(tx, actor.enterpriseId, id)) ?? refuse('record.notFound');
  const [seen] = await tx
    .select({ isReached: reachedBy(actor) })
    .from(task)
    .where(and(tasksWithin(actor), eq(task.id, id)));
  return seen
    ? { ...row, ...seen }
    : refuse('record.notFound', {}, { record: { operation: 'request.denied', target: { id, name: row.name } } });
}
