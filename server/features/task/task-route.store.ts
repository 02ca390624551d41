import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
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
