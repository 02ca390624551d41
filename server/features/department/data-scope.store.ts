import type { DepartmentId } from '@skyhelm/contract/ids';
import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, KeyActor, UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../../tables/user.table.ts';
import { department } from '../../tables/department.table.ts';

export type DepartmentRow = typeof department.$inferSelect;

/** How far somebody reaches, also when they are not here. */
export type Reach = Pick<Actor, 'enterpriseId' | 'scope'> & (Pick<UserActor, 'kind' | 'userId'> | Pick<KeyActor, 'kind'>);

/** Condition on department rows: the tenant's, as far as the data scope reaches. */
export function departmentsWithin({ enterpriseId, scope }: Pick<Reach, 'enterpriseId' | 'scope'>): SQL {
  const reached = scope.all
    ? undefined
    : or(...scope.trees.map((path) => like(department.path, `${path}%`)), inArray(department.id, scope.departmentIds));
  return and(eq(department.enterpriseId, enterpriseId), reached)!;
}

/** Condition on user rows: people of the departments within reach, and always oneself. */
export function peopleWithin(actor: Reach): SQL {
  const reached = actor.scope.all
    ? undefined
    : or(
        sql`${user.departmentId} in (select ${department.id} from ${department} where ${departmentsWithin(actor)})`,
        actor.kind === 'user' ? eq(user.id, actor.userId) : undefined,
      );
  return and(eq(user.enterpriseId, actor.enterpriseId), reached)!;
}

/** Whether whatever is, or will be, below this path is within reach too. The empty path is the top of the tree. */
export const reachesBelow = ({ scope }: Actor, path: string): boolean => scope.all || scope.trees.some((tree) => path.startsWith(tree));

/** Column beside department rows: how many people are in it. */
export const headcountOf = (db: Queryable) =>
  db.$count(user, and(eq(user.enterpriseId, department.enterpriseId), eq(user.departmentId, department.id)));

/**
 * Outside the data scope is the same as not there: nobody learns what others have, but the log tells an attempt from a typing error.
 * In a change the row stays locked until the end, so that it is still there when something has been tied to it.
 */
export async function requireDepartment(
  db: Queryable,
  actor: Actor,
  id: DepartmentId,
  lock: 'key share' | 'update' | 'none' = 'key share',
): Promise<DepartmentRow> {
  const query = db
    .select()
    .from(department)
    .where(and(departmentsWithin(actor), eq(department.id, id)));
  const [row] = await (lock === 'none' ? query : query.for(lock));
  if (row) return row;
  const [hidden] = await db
    .select({ name: department.name })
    .from(department)
    .where(and(eq(department.enterpriseId, actor.enterpriseId), eq(department.id, id)));
  return refuse('record.notFound', {}, hidden && { record: { operation: 'request.denied', target: { id, name: hidden.name } } });
}
