import type { DepartmentId, RoleId, UserId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import type { User } from '@skyhelm/contract/user';
import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { holdsLetters } from '../../platform/db/letters.ts';
import { isAny } from '../../platform/db/is-any.ts';
import type { Listing, PageRequest, Pager } from '../../platform/db/page.ts';
import { preparedRead } from '../../platform/db/prepared.ts';
import { walkIds } from '../../platform/db/walk.ts';
import { department } from '../../tables/department.table.ts';
import { peopleWithin } from '../department/index.ts';
import { filePath } from '../file/index.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { peopleOnline } from '../session/index.ts';
import { nameAndAccount, named, searchedText, user } from '../../tables/user.table.ts';

interface UserFilter {
  keyword: string;
  deptId?: DepartmentId | undefined;
  roleId?: RoleId | undefined;
  state?: User['state'] | undefined;
  certification?: User['realName'] | undefined;
  licence?: 'held' | 'none' | undefined;
  withoutDept?: boolean | undefined;
  isOnline?: boolean | undefined;
}

interface UserOrder {
  orderByColumn: 'name' | 'userName' | 'createdAt';
  isAsc: boolean;
}

const SORTED_BY = { name: user.name, userName: user.account, createdAt: user.createdAt };

const matching = (actor: Actor, filter: UserFilter, now: Date): SQL =>
  and(
    peopleWithin(actor),
    named(filter.keyword),
    filter.deptId && belowDepartments(actor, [filter.deptId]),
    filter.roleId && sql`${user.id} in (select ${userRole.userId} from ${userRole} where ${userRole.roleId} = ${filter.roleId})`,
    filter.state && eq(user.state, filter.state),
    filter.certification && or(eq(user.realName, filter.certification), eq(user.pilot, filter.certification)),
    filter.licence && (filter.licence === 'held' ? eq(user.pilot, 'passed') : ne(user.pilot, 'passed')),
    filter.withoutDept ? isNull(user.departmentId) : undefined,
    filter.isOnline ? sql`${user.id} in ${peopleOnline(actor.enterpriseId, now)}` : undefined,
  )!;

const listingOf = (actor: Actor, query: UserFilter & UserOrder, now: Date): Listing => ({
  table: user,
  id: user.id,
  sort: SORTED_BY[query.orderByColumn],
  where: matching(actor, query, now),
  lookup: lookupOf(query.keyword),
});

export async function listUsers(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: UserFilter & UserOrder & PageRequest,
  now: Date,
): Promise<Page<User> & { counting: boolean }> {
  const { ids, ...length } = await page(listingOf(actor, query, now), query);
  return { ...length, rows: await usersByIds(db, actor, ids) };
}

/** All who match when it is begun, a batch at a time, each as they are when their turn comes and as long as they are within reach. */
export async function* walkUsers(
  db: Queryable,
  actor: Actor,
  query: UserFilter & UserOrder,
  now: Date,
  batch = 1_000,
): AsyncGenerator<User[]> {
  for await (const ids of walkIds(db, listingOf(actor, query, now), query.isAsc, batch)) {
    const within = await db
      .select({ id: user.id })
      .from(user)
      .where(and(peopleWithin(actor), isAny(user.id, ids)));
    const reached = new Set(within.map(({ id }) => id));
    yield await usersByIds(
      db,
      actor,
      ids.filter((id) => reached.has(id)),
    );
  }
}

/** In the order of the ids. Whoever was deleted since the ids were found is left out. */
export async function usersByIds(db: Queryable, { enterpriseId }: Actor, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await rowsByIds(db, { enterpriseId, ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(({ user: row, deptName, roles: held }) => asUser(row, deptName ?? '', held));
}

const roles = sql<{ id: RoleId; name: string }[]>`coalesce((select json_agg(json_build_object('id', ${role.id}, 'name', ${role.name})
  order by ${role.name}) from ${userRole} join ${role} on ${role.id} = ${userRole.roleId} where ${userRole.userId} = ${user.id}), '[]')`;

interface UserRow {
  user: typeof user.$inferSelect;
  deptName: string | null;
  roles: User['roles'];
}

const rowsByIds = preparedRead<{ enterpriseId: string; ids: string[] }, UserRow[]>('users_by_ids', (db) =>
  db
    .select({ user, deptName: department.name, roles })
    .from(user)
    .leftJoin(department, eq(department.id, user.departmentId))
    .where(and(eq(user.enterpriseId, sql.placeholder('enterpriseId')), sql`${user.id} = any(${sql.placeholder('ids')}::uuid[])`)),
);

/**
 * Whoever may decide on certifications. Not bound to the data scope of whoever asks: a pilot who sees only
 * their own records must still be told who will review them.
 */
export async function listApprovers(db: Queryable, page: Pager, actor: Actor, query: PageRequest & { keyword: string }) {
  const where = and(
    eq(user.enterpriseId, actor.enterpriseId),
    eq(user.state, 'normal'),
    named(query.keyword, nameAndAccount(user)),
    mayReview,
  )!;
  const { ids, ...length } = await page({ table: user, id: user.id, sort: user.name, where, lookup: lookupOf(query.keyword) }, query);
  const rows = await usersByIds(db, actor, ids);
  return { ...length, rows: rows.map(briefly) };
}

/** Active people within reach, to choose one of them. Numbers are not searched: not everybody who chooses may see them. */
export async function listPeople(db: Queryable, page: Pager, actor: Actor, query: PageRequest & { keyword: string }, among?: SQL) {
  const where = and(peopleWithin(actor), eq(user.state, 'normal'), named(query.keyword, nameAndAccount(user)), among)!;
  const { ids, ...length } = await page({ table: user, id: user.id, sort: user.name, where, lookup: lookupOf(query.keyword) }, query);
  return { ...length, rows: (await usersByIds(db, actor, ids)).map(briefly) };
}

const briefly = ({ id, name, userName, deptName }: User) => ({ id, name, userName, deptName });

const mayReview = sql`${user.id} in (select ${userRole.userId} from ${userRole} join ${role} on ${role.id} = ${userRole.roleId}
  where ${role.permissions} && array['user:legalize', ${sql.raw(`'${ALL_PERMISSIONS}'`)}])`;

export const lookupOf = (keyword: string): SQL | undefined => holdsLetters(searchedText(user), keyword);

/** As an array found beforehand: the planner, expecting one department to have no others below, would sort all of their people. */
export const belowDepartments = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>, ids: readonly DepartmentId[]): SQL =>
  sql`${user.departmentId} = any (array(select below.id from ${department} as below join ${department} as top on top.id = any(${sql.param([...ids])}::uuid[])
    and top.enterprise_id = ${enterpriseId} where below.enterprise_id = ${enterpriseId} and starts_with(below.path, top.path)))`;

const asUser = (row: typeof user.$inferSelect, deptName: string, held: User['roles']): User => ({
  id: row.id as UserId,
  version: row.version,
  name: row.name,
  userName: row.account,
  userType: row.userType,
  state: row.state,
  mobile: row.mobile,
  email: row.email,
  deptId: row.departmentId as DepartmentId | null,
  deptName,
  roles: held,
  remark: row.remark,
  imagePath: filePath(row.imageFileId),
  changePassword: row.mayChangePassword,
  realName: row.realName,
  pilot: row.pilot,
  createdAt: row.createdAt.toISOString(),
});
