import type { DepartmentForm } from '@skyhelm/contract/department';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { and, eq, getTableColumns, like, max, not, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { newId } from '../../platform/ids.ts';
import { user } from '../../tables/user.table.ts';
import { departmentsWithin, headcountOf, type DepartmentRow } from './data-scope.store.ts';
import { department } from '../../tables/department.table.ts';

export type CountedRow = DepartmentRow & { headcount: number };

export const listDepartments = (db: Queryable, actor: Actor): Promise<CountedRow[]> =>
  db
    .select({ ...getTableColumns(department), headcount: headcountOf(db) })
    .from(department)
    .where(departmentsWithin(actor));

/** Paths of a whole subtree depend on each other: one tenant's tree is changed by one request at a time. */
export const lockTree = (tx: Queryable, { enterpriseId }: Actor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`department ${enterpriseId}`}, 0))`);

const uniqueAmongSiblings = <T>(query: PromiseLike<T>) => refuseViolation(query, 'department_name_key', 'department.exists');

const columnsOf = ({ name, country, city, personInCharge, contact, description }: Omit<DepartmentForm, 'parentId'>) => ({
  name,
  nameKey: name.toLowerCase(),
  country,
  city,
  personInCharge,
  contact,
  description,
});

const placeBelow = (parent: DepartmentRow | null, id: string) => ({
  parentId: parent?.id ?? null,
  path: `${parent?.path ?? ''}${id}/`,
  depth: (parent?.depth ?? 0) + 1,
});

export async function insertDepartment(tx: Queryable, { enterpriseId }: Actor, form: DepartmentForm, parent: DepartmentRow | null) {
  const id = newId<DepartmentId>();
  await uniqueAmongSiblings(tx.insert(department).values({ id, enterpriseId, ...placeBelow(parent, id), ...columnsOf(form) }));
  return id;
}

const thisOne = ({ enterpriseId, id }: DepartmentRow) => and(eq(department.enterpriseId, enterpriseId), eq(department.id, id));
const thisAndBelow = ({ enterpriseId, path }: DepartmentRow) =>
  and(eq(department.enterpriseId, enterpriseId), like(department.path, `${path}%`));

export async function updateDepartment(tx: Queryable, row: DepartmentRow, form: Omit<DepartmentForm, 'parentId'>): Promise<number> {
  const version = row.version + 1;
  await uniqueAmongSiblings(
    tx
      .update(department)
      .set({ ...columnsOf(form), version })
      .where(thisOne(row)),
  );
  return version;
}

/** Levels from this department down to the deepest below it, itself included. */
export async function heightOf(tx: Queryable, row: DepartmentRow): Promise<number> {
  const [deepest] = await tx
    .select({ depth: max(department.depth) })
    .from(department)
    .where(thisAndBelow(row));
  return deepest!.depth! - row.depth + 1;
}

export async function relocate(tx: Queryable, row: DepartmentRow, parent: DepartmentRow | null): Promise<number> {
  const place = placeBelow(parent, row.id);
  const isMoved = sql`${department.id} = ${row.id}`;
  const rewritten = tx
    .update(department)
    .set({
      parentId: sql`case when ${isMoved} then ${place.parentId}::uuid else ${department.parentId} end`,
      version: sql`case when ${isMoved} then ${department.version} + 1 else ${department.version} end`,
      path: sql`${place.path}::text || substr(${department.path}, ${row.path.length + 1}::int)`,
      depth: sql`${department.depth} + ${place.depth - row.depth}::int`,
    })
    .where(thisAndBelow(row));
  await uniqueAmongSiblings(rewritten);
  return row.version + 1;
}

export async function hasChildren(tx: Queryable, { enterpriseId, id }: DepartmentRow): Promise<boolean> {
  const children = await tx
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.enterpriseId, enterpriseId), eq(department.parentId, id)))
    .limit(1);
  return children.length > 0;
}

/** Its people stay, without a department. */
export async function emptyDepartment(tx: Queryable, row: DepartmentRow): Promise<string[]> {
  const displaced = await tx
    .update(user)
    .set({ departmentId: null, version: sql`${user.version} + 1` })
    .where(and(eq(user.enterpriseId, row.enterpriseId), eq(user.departmentId, row.id)))
    .returning({ id: user.id });
  return displaced.map(({ id }) => id);
}

export const deleteDepartment = (tx: Queryable, row: DepartmentRow) => tx.delete(department).where(thisOne(row));

export const isInSight = async (db: Queryable, actor: Actor, id: string): Promise<boolean> =>
  (await db.$count(department, and(departmentsWithin(actor), eq(department.id, id)))) > 0;

/** Whether some department below this one is out of the actor's sight. */
export const hidesSome = async (db: Queryable, actor: Actor, row: DepartmentRow): Promise<boolean> =>
  (await db.$count(department, and(thisAndBelow(row), not(departmentsWithin(actor))))) > 0;
