import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import type { Role } from '@skyhelm/contract/role';
import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { preparedRead } from '../../platform/db/prepared.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { department } from '../../tables/department.table.ts';
import { user } from '../../tables/user.table.ts';
import { role, roleDepartment, userRole } from '../../tables/role.table.ts';

export type RoleRow = typeof role.$inferSelect;
export type RoleWithPaths = RoleRow & { scopePaths: string[] };

const roleColumns = getTableColumns(role);
const scopePaths = sql<string[]>`array(select ${department.path} from ${roleDepartment}
  join ${department} on ${department.id} = ${roleDepartment.departmentId} where ${roleDepartment.roleId} = ${role.id})`;

const contractColumns = {
  id: sql<RoleId>`${role.id}`,
  version: role.version,
  name: role.name,
  description: role.description,
  userCount: sql<number>`(select count(*) from ${userRole} where ${userRole.roleId} = ${role.id})`.mapWith(Number),
  builtIn: role.builtIn,
  permissions: role.permissions,
  ptzPermissions: role.ptzPermissions,
  dataScope: role.dataScope,
  scopeDeptIds: sql<DepartmentId[]>`array(select ${roleDepartment.departmentId}::text from ${roleDepartment}
    where ${roleDepartment.roleId} = ${role.id} order by 1)`,
};

const rolesByKeyword = preparedRead<{ enterpriseId: string; keyword: string }, Role[]>('roles_by_keyword', (db) =>
  db
    .select(contractColumns)
    .from(role)
    .where(and(eq(role.enterpriseId, sql.placeholder('enterpriseId')), sql`strpos(${role.nameKey}, ${sql.placeholder('keyword')}) > 0`))
    .orderBy(sql`${role.builtIn} desc`, role.name, role.id),
);

export const listRoles = (db: Queryable, { enterpriseId }: Actor, keyword: string): Promise<Role[]> =>
  rolesByKeyword(db, { enterpriseId, keyword: keyword.toLowerCase() });

export async function findRole(db: Queryable, { enterpriseId }: Actor, id: RoleId): Promise<Role | undefined> {
  const [row] = await db
    .select(contractColumns)
    .from(role)
    .where(and(eq(role.enterpriseId, enterpriseId), eq(role.id, id)));
  return row;
}

export const withIds = (ids: readonly string[]): SQL => inArray(role.id, [...ids]);
export const withNames = (names: readonly string[]): SQL =>
  sql`${role.nameKey} = any(${sql.param(names.map((name) => name.toLowerCase()))}::text[])`;

/** Condition on role rows: at least one of these people, however many they are, holds it. */
export const heldBy = (userIds: readonly string[]): SQL =>
  sql`${role.id} in (select ${userRole.roleId} from ${userRole} where ${userRole.userId} = any(${sql.param(userIds)}::uuid[]))`;

export const findRoles = (db: Queryable, enterpriseId: string, which?: SQL): Promise<RoleWithPaths[]> =>
  db
    .select({ ...roleColumns, scopePaths })
    .from(role)
    .where(and(eq(role.enterpriseId, enterpriseId), which));

/** They stay as they are until the end of the change: nobody is given a role while somebody else widens it. The built-in one never changes. */
export async function keepRoles(tx: Queryable, enterpriseId: string, which: SQL): Promise<RoleWithPaths[]> {
  const editable = and(eq(role.enterpriseId, enterpriseId), eq(role.builtIn, false), which);
  await tx.select({ id: role.id }).from(role).where(editable).orderBy(role.id).for('share');
  return findRoles(tx, enterpriseId, which);
}

/** Held until the change is safe: edits come one after the other, also of two roles of one person, each of which is measured with the other. */
export async function lockRole(tx: Queryable, { enterpriseId }: Actor, id: RoleId): Promise<RoleWithPaths | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`role ${enterpriseId}`}, 0))`);
  const [row] = await tx
    .select({ ...roleColumns, scopePaths })
    .from(role)
    .where(and(eq(role.enterpriseId, enterpriseId), eq(role.id, id)))
    .for('no key update');
  return row;
}

/** Departments in which people with this role stand. */
export async function holderPaths(db: Queryable, roleId: RoleId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ path: department.path })
    .from(userRole)
    .innerJoin(user, eq(user.id, userRole.userId))
    .innerJoin(department, eq(department.id, user.departmentId))
    .where(eq(userRole.roleId, roleId));
  return rows.map(({ path }) => path);
}

/**
 * What the people with this role hold besides it, and in which departments they do; a path is null where they stand in none.
 * Whoever holds everything is left out: no role adds to that.
 */
export const heldBesides = (db: Queryable, roleId: RoleId): Promise<{ roleId: string; path: string | null }[]> =>
  db
    .selectDistinct({ roleId: userRole.roleId, path: department.path })
    .from(userRole)
    .innerJoin(user, eq(user.id, userRole.userId))
    .leftJoin(department, eq(department.id, user.departmentId))
    .where(
      and(
        ne(userRole.roleId, roleId),
        sql`${user.id} in (select holder.user_id from ${userRole} as holder where holder.role_id = ${roleId})`,
        sql`not exists (select from ${userRole} as other join ${role} on ${role.id} = other.role_id
          where other.user_id = ${user.id} and ${role.builtIn})`,
      ),
    );

export async function departmentPath(db: Queryable, enterpriseId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ path: department.path })
    .from(department)
    .where(and(eq(department.enterpriseId, enterpriseId), eq(department.id, id)));
  return row?.path;
}

type RoleContent = Pick<RoleRow, 'name' | 'description' | 'permissions' | 'ptzPermissions' | 'dataScope'>;

export const insertRole = (tx: Queryable, row: RoleContent & Pick<RoleRow, 'id' | 'enterpriseId'>) =>
  nameTaken(tx.insert(role).values({ ...row, nameKey: row.name.toLowerCase() }));

export const updateRole = (tx: Queryable, id: RoleId, content: RoleContent, version: number) =>
  nameTaken(
    tx
      .update(role)
      .set({ ...content, nameKey: content.name.toLowerCase(), version })
      .where(eq(role.id, id)),
  );

export async function setScopeDepartments(
  tx: Queryable,
  enterpriseId: string,
  roleId: RoleId,
  ids: readonly DepartmentId[],
): Promise<void> {
  await tx.delete(roleDepartment).where(eq(roleDepartment.roleId, roleId));
  if (ids.length > 0) await tx.insert(roleDepartment).values(ids.map((departmentId) => ({ enterpriseId, roleId, departmentId })));
}

export const deleteRole = (tx: Queryable, id: RoleId) => tx.delete(role).where(eq(role.id, id));

const nameTaken = <T>(query: PromiseLike<T>) => refuseViolation(query, 'role_name_key', 'role.nameTaken');
