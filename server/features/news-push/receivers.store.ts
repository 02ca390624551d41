import type { DepartmentId, EnterpriseId, RoleId, UserId } from '@skyhelm/contract/ids';
import type { NewsPush, NewsPushForm } from '@skyhelm/contract/news-push';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { department } from '../../tables/department.table.ts';
import { departmentsWithin, peopleWithin } from '../department/index.ts';
import { isReceiver } from '../message/index.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { belowDepartments, lookupOf } from '../user/index.ts';
import { nameAndAccount, named, user } from '../../tables/user.table.ts';
import type { PushRow } from './news-push.store.ts';

type Chosen = Pick<NewsPushForm, 'userIds' | 'roleIds' | 'departmentIds'>;

/** Condition on user rows: each of them once, however often they were chosen. */
export function receiversOf({ enterpriseId, userIds, roleIds, departmentIds, reach: { scope, userId } }: PushRow): SQL {
  const tenant = { enterpriseId: enterpriseId as EnterpriseId };
  const who = userId === null ? { kind: 'key' as const } : { kind: 'user' as const, userId: userId as UserId };
  const chosen = or(
    isAny(user.id, userIds),
    sql`${user.id} in (select ${userRole.userId} from ${userRole} where ${isAny(userRole.roleId, roleIds)})`,
    belowDepartments(tenant, departmentIds as DepartmentId[]),
  );
  const within = or(
    peopleWithin({ ...tenant, scope: { ...scope, trees: [] }, ...who }),
    belowDepartments(tenant, scope.trees.map(departmentOf)),
  );
  return and(eq(user.enterpriseId, enterpriseId), within, chosen)!;
}

/** The one that a path leads to. It may have been moved since the push was saved: then it lies elsewhere and is the same department. */
const departmentOf = (path: string): DepartmentId => path.split('/').at(-2) as DepartmentId;

/** Outside the data scope is the same as not there. Whoever was chosen before may be gone by now: an edit does not fail of it. */
export async function requireReceivers(db: Queryable, actor: Actor, form: Chosen, before?: PushRow): Promise<void> {
  const added = (ids: readonly string[], old: readonly string[] = []) => [...new Set(ids)].filter((id) => !old.includes(id));
  const people = added(form.userIds, before?.userIds);
  const roles = added(form.roleIds, before?.roleIds);
  const departments = added(form.departmentIds, before?.departmentIds);
  // One after the other: a transaction has one connection.
  const person = await db.$count(user, and(peopleWithin(actor), isAny(user.id, people)));
  const held = await db.$count(role, and(eq(role.enterpriseId, actor.enterpriseId), isAny(role.id, roles)));
  const place = await db.$count(department, and(departmentsWithin(actor), isAny(department.id, departments)));
  if (person < people.length || held < roles.length || place < departments.length) refuse('record.notFound');
}

/** Refuses an edit after which some of those who were chosen would go without, though whoever looks still reads that they are receivers. */
export async function requireNobodyLost(db: Queryable, before: PushRow, after: Pick<PushRow, keyof Chosen | 'reach'>): Promise<void> {
  const reached = receiversOf({ ...before, ...after, reach: before.reach });
  const lost = sql`${receiversOf({ ...before, ...after })} is not true`;
  if ((await db.$count(user, and(isReceiver(before.enterpriseId, reached), lost))) > 0) refuse('newsPush.narrower');
}

const PEOPLE_SHOWN = 50;

export async function choices(db: Queryable, actor: Actor, keyword: string) {
  const [people, roles, departments] = await Promise.all([
    db
      .select({ id: sql<UserId>`${user.id}`, name: user.name, userName: user.account })
      .from(user)
      .where(and(peopleWithin(actor), eq(user.state, 'normal'), lookupOf(keyword), named(keyword, nameAndAccount(user))))
      .orderBy(asc(user.name), asc(user.id))
      .limit(PEOPLE_SHOWN),
    db
      .select({ id: sql<RoleId>`${role.id}`, name: role.name })
      .from(role)
      .where(eq(role.enterpriseId, actor.enterpriseId))
      .orderBy(asc(role.name)),
    db
      .select({
        id: sql<DepartmentId>`${department.id}`,
        name: department.name,
        parentId: sql<DepartmentId | null>`${department.parentId}`,
      })
      .from(department)
      .where(departmentsWithin(actor))
      .orderBy(asc(department.depth), asc(department.name)),
  ]);
  return { people, roles, departments };
}

type Names = Pick<NewsPush, 'people' | 'roles' | 'departments'>;

/** Of each of the pushes; those who are gone are left out. */
export async function namesOf(db: Queryable, rows: readonly PushRow[]): Promise<Names[]> {
  const all = (ids: (row: PushRow) => string[]) => [...new Set(rows.flatMap(ids))];
  const namesIn = async (table: typeof user | typeof role | typeof department, ids: string[]) => {
    if (ids.length === 0) return new Map<string, string>();
    const found = await db.select({ id: table.id, name: table.name }).from(table).where(isAny(table.id, ids));
    return new Map(found.map(({ id, name }) => [id, name]));
  };
  const [people, roles, departments] = await Promise.all([
    namesIn(
      user,
      all(({ userIds }) => userIds),
    ),
    namesIn(
      role,
      all(({ roleIds }) => roleIds),
    ),
    namesIn(
      department,
      all(({ departmentIds }) => departmentIds),
    ),
  ]);
  const pick = <Id extends string>(ids: string[], known: Map<string, string>) =>
    ids.flatMap((id) => (known.has(id) ? { id: id as Id, name: known.get(id)! } : []));
  return rows.map((row) => ({
    people: pick<UserId>(row.userIds, people),
    roles: pick<RoleId>(row.roleIds, roles),
    departments: pick<DepartmentId>(row.departmentIds, departments),
  }));
}
