import { TASK_STATUSES, type TaskStatus } from '@skyhelm/core/task/task';
import { and, count, eq, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { peopleWithin } from '../department/index.ts';
import { user } from '../../tables/user.table.ts';
import { isMine, isReached } from './task-access.store.ts';
import { task, taskTally } from '../../tables/task.table.ts';

type Counted = { status: TaskStatus; tasks: number }[];

/** Of those that the actor sees and that are not deleted. */
export async function countTasks(db: Queryable, actor: Actor): Promise<Record<Exclude<TaskStatus, 'deleted'>, number>> {
  const counted = actor.scope.all ? await tallied(db, actor) : (await Promise.all([founded(db, actor), onlyToFly(db, actor)])).flat();
  const of = (status: TaskStatus) => counted.filter((one) => one.status === status).reduce((sum, { tasks }) => sum + tasks, 0);
  const [unpublished, published, executing, completed] = TASK_STATUSES;
  return {
    unpublished: of(unpublished),
    published: of(published),
    executing: of(executing),
    completed: of(completed),
  };
}

const shown = (actor: Actor): SQL => and(eq(task.enterpriseId, actor.enterpriseId), ne(task.status, 'deleted'))!;

const tallied = (db: Queryable, actor: Actor, whose?: SQL): Promise<Counted> =>
  db
    .select({ status: taskTally.status, tasks: sql<number>`sum(${taskTally.tasks})::int` })
    .from(taskTally)
    .where(and(eq(taskTally.enterpriseId, actor.enterpriseId), whose))
    .groupBy(taskTally.status);

const founded = (db: Queryable, actor: Actor): Promise<Counted> =>
  tallied(db, actor, sql`${taskTally.founderId} in (select ${user.id} from ${user} where ${peopleWithin(actor)})`);

async function onlyToFly(db: Queryable, actor: Actor): Promise<Counted> {
  const mine = isMine(actor);
  if (!mine) return [];
  const isFounded = sql`coalesce(${isReached(actor, task)}, false)`;
  return db
    .select({ status: task.status, tasks: count() })
    .from(task)
    .where(and(shown(actor), mine, not(isFounded)))
    .groupBy(task.status);
}
