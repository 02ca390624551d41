import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import type { TaskRow } from './task-access.store.ts';
import { task } from '../../tables/task.table.ts';

const isOfRoute = (enterpriseId: string, routeId: string) => and(eq(task.enterpriseId, enterpriseId), eq(task.routeId, routeId));

/** The task whose plan this route is. */
export async function taskOfRoute(db: Queryable, enterpriseId: string, routeId: string): Promise<TaskRow | undefined> {
  const [row] = await db.select().from(task).where(isOfRoute(enterpriseId, routeId));
  return row;
}

/** The same, held as it is until what is told to its aircraft is written down: nobody gives it back or completes it in between. */
export async function holdTaskOfRoute(tx: Queryable, enterpriseId: string, routeId: string): Promise<TaskRow | undefined> {
  const [row] = await tx.select().from(task).where(isOfRoute(enterpriseId, routeId)).for('share');
  return row;
}

/** Those that are approved and not flown yet, of the tasks whose plans these are. */
export async function approvedAmong(db: Queryable, enterpriseId: string, routeIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: task.id })
    .from(task)
    .where(
      and(
        eq(task.enterpriseId, enterpriseId),
        isAny(task.routeId, routeIds),
        eq(task.approval, 'approved'),
        inArray(task.status, ['unpublished', 'published']),
      ),
    )
    .orderBy(asc(task.number));
  return rows.map(({ id }) => id);
}
