import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { department } from '../../tables/department.table.ts';
import { departmentsWithin } from '../department/index.ts';

/** The whole tree, because a department within reach may be named by a path that begins out of it. */
export const departmentTree = (db: Queryable, actor: Actor) =>
  db
    .select({
      id: department.id,
      parentId: department.parentId,
      path: department.path,
      nameKey: department.nameKey,
      isReached: sql<boolean>`(${departmentsWithin(actor)})`,
    })
    .from(department)
    .where(eq(department.enterpriseId, actor.enterpriseId));

export type TreeNode = Awaited<ReturnType<typeof departmentTree>>[number];
