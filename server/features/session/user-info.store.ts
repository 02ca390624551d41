import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { department } from '../../tables/department.table.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { user } from '../../tables/user.table.ts';

export async function findProfile(db: Queryable, userId: string) {
  const [row] = await db
    .select({ user, deptName: department.name, enterprise })
    .from(user)
    .innerJoin(enterprise, eq(enterprise.id, user.enterpriseId))
    .leftJoin(department, eq(department.id, user.departmentId))
    .where(eq(user.id, userId));
  return row;
}

export async function findEnterprise(db: Queryable, enterpriseId: string) {
  const [row] = await db.select().from(enterprise).where(eq(enterprise.id, enterpriseId));
  return row;
}
