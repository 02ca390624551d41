import type { Member } from '@skyhelm/contract/department';
import type { DepartmentId, UserId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { normalMobile } from '@skyhelm/core/identity/mobile';
import { and, asc, count, desc, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { walkIds } from '../../platform/db/walk.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { nameAndAccount, named, user } from '../../tables/user.table.ts';

export interface MemberQuery {
  keyword: string;
  pageNum: number;
  pageSize: number;
  orderByColumn: 'name' | 'userName';
  isAsc: boolean;
}

const memberColumns = (db: Queryable) => {
  const roleNames = db
    .select({ name: role.name })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(eq(userRole.userId, user.id))
    .orderBy(role.name);
  return {
    id: user.id,
    name: user.name,
    userName: user.account,
    mobile: user.mobile,
    roles: sql<string[]>`array(${roleNames})`,
    frozen: sql<boolean>`${user.state} = 'frozen'`,
  };
};

const isMember = ({ enterpriseId }: Actor, departmentId: DepartmentId): SQL =>
  and(eq(user.enterpriseId, enterpriseId), eq(user.departmentId, departmentId))!;

export const listMembers = (db: Queryable, actor: Actor, departmentId: DepartmentId, query: MemberQuery): Promise<Page<Member>> =>
  pageOfPeople(db, and(isMember(actor, departmentId), named(query.keyword)), query);

/** All who are when it is begun, by name, a batch at a time, each as they are when their turn comes; whoever has left by then is left out. */
export async function* walkMembers(db: Queryable, actor: Actor, departmentId: DepartmentId, batch = 1_000): AsyncGenerator<Member[]> {
  const where = isMember(actor, departmentId);
  for await (const ids of walkIds(db, { table: user, id: user.id, sort: user.name, where }, true, batch)) {
    const rows = await db
      .select(memberColumns(db))
      .from(user)
      .where(and(where, isAny(user.id, ids)));
    const byId = new Map<string, Member>(rows.map((row) => [row.id, row as Member]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/**
 * People in no department who hold none of the roles `above`. They are out of sight otherwise: their numbers are not shown,
 * and found by the whole number only, or somebody could find one digit after another.
 */
export async function listCandidates(db: Queryable, { enterpriseId }: Actor, above: readonly string[], query: MemberQuery) {
  const holdsMore = sql`${user.id} in (select ${userRole.userId} from ${userRole} where ${inArray(userRole.roleId, [...above])})`;
  const found = and(
    eq(user.enterpriseId, enterpriseId),
    isNull(user.departmentId),
    above.length > 0 ? not(holdsMore) : undefined,
    query.keyword === '' ? undefined : or(named(query.keyword, nameAndAccount(user)), eq(user.mobileKey, normalMobile(query.keyword))),
  );
  const { total, rows } = await pageOfPeople(db, found, query);
  return { total, rows: rows.map((row) => ({ ...row, mobile: '' })) };
}

async function pageOfPeople(db: Queryable, found: SQL | undefined, query: MemberQuery): Promise<Page<Member>> {
  const column = query.orderByColumn === 'name' ? user.name : user.account;
  const direction = query.isAsc ? asc : desc;
  const rows = await db
    .select(memberColumns(db))
    .from(user)
    .where(found)
    .orderBy(direction(column), direction(user.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [all] = await db.select({ total: count() }).from(user).where(found);
  return { total: all!.total, rows } as Page<Member>;
}

/** Where these people are now; locked in one order, so that two requests over the same people wait instead of blocking each other. */
export const lockPeople = (tx: Queryable, { enterpriseId }: Actor, ids: readonly UserId[]) =>
  tx
    .select({ id: user.id, departmentId: user.departmentId })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), inArray(user.id, [...ids])))
    .orderBy(user.id)
    .for('no key update');

export const placePeople = (tx: Queryable, { enterpriseId }: Actor, ids: readonly UserId[], departmentId: DepartmentId | null) =>
  tx
    .update(user)
    .set({ departmentId, version: sql`${user.version} + 1` })
    .where(and(eq(user.enterpriseId, enterpriseId), inArray(user.id, [...ids])));
