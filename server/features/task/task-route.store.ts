import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import type { TaskRow } from './task-access.store.ts';
import { task } from './task.table.ts';

/** The task whose plan this route is. */
export async function taskOfRoute(db: Queryable, enterpriseId: string, routeId: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.enterpriseId, enterpriseId), eq(task.routeId, routeId)));
  return row;
}

/** Those that are approved, of the tasks whose plans these are. */
export async function approvedAmong(db: Queryable, enterpriseId: string, routeIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: task.id })
    .from(task)
    .where(and(eq(task.enterpriseId, enterpriseId), isAny(task.routeId, routeIds), eq(task.approval, 'approved')))
    .orderBy(asc(task.number));
  return rows.map(({ id }) => id);
}
