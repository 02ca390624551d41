import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import type { EnterpriseId, RoleId, UserId } from '@skyhelm/contract/ids';
import { PTZ_CODES } from '@skyhelm/contract/permissions';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { file } from '../../tables/file.table.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';
import { enterprise } from '../../tables/enterprise.table.ts';

export interface NewEnterprise {
  name: string;
  /** What its administrators' role is called. */
  administrators: string;
  contactName?: string;
  kind?: 'enterprise' | 'personal';
  isPlatform?: boolean;
  isDemo?: boolean;
}

/** A tenant with the role that holds everything in it. */
export async function createEnterprise(
  db: Queryable,
  { administrators, ...given }: NewEnterprise,
): Promise<{ enterpriseId: EnterpriseId; administratorRoleId: RoleId }> {
  const enterpriseId = newId<EnterpriseId>();
  await db.insert(enterprise).values({ id: enterpriseId, ...given });
  const administratorRoleId = newId<RoleId>();
  await db.insert(role).values({
    id: administratorRoleId,
    enterpriseId,
    name: administrators,
    nameKey: administrators.toLowerCase(),
    builtIn: true,
    permissions: [ALL_PERMISSIONS],
    ptzPermissions: [...PTZ_CODES],
    dataScope: 'all',
  });
  return { enterpriseId, administratorRoleId };
}

export interface NewAccount {
  enterpriseId: EnterpriseId;
  account: string;
  name: string;
  passwordHash: string;
  roleIds: RoleId[];
  departmentId?: string;
  userType?: 'general' | 'enterprise';
}

export async function createAccounts(db: Queryable, accounts: readonly NewAccount[]): Promise<UserId[]> {
  const rows = accounts.map(({ roleIds: _, userType = 'enterprise', ...given }) => ({
    ...given,
    id: newId<UserId>(),
    userType,
    accountKey: given.account.toLowerCase(),
  }));
  await db.insert(user).values(rows);
  const grants = accounts.flatMap(({ enterpriseId, roleIds }, index) =>
    roleIds.map((roleId) => ({ enterpriseId, roleId, userId: rows[index]!.id })),
  );
  if (grants.length > 0) await db.insert(userRole).values(grants);
  return rows.map(({ id }) => id);
}

export async function platformEnterpriseId(db: Queryable): Promise<EnterpriseId | undefined> {
  const [platform] = await db.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.isPlatform, true));
  return platform?.id as EnterpriseId | undefined;
}

/** People who register by themselves choose their tenant's name: theirs are never meant. */
export async function enterpriseNamed(db: Queryable, name: string): Promise<EnterpriseId | undefined> {
  const [found] = await db
    .select({ id: enterprise.id })
    .from(enterprise)
    .where(and(eq(enterprise.name, name), eq(enterprise.kind, 'enterprise')));
  return found?.id as EnterpriseId | undefined;
}

/** Two servers starting on one empty database must not both set it up. */
export const lockSetUp = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('skyhelm set-up'))`);

/** Removes the demo tenant with everything in it; returns the keys of blobs that are now nobody's. */
export async function deleteDemo(tx: Queryable): Promise<{ name: string; blobKeys: string[] }[]> {
  const demos = await tx.select({ id: enterprise.id, name: enterprise.name }).from(enterprise).where(eq(enterprise.isDemo, true));
  const removed: { name: string; blobKeys: string[] }[] = [];
  for (const { id, name } of demos) {
    const files = await tx.select({ blobKey: file.blobKey }).from(file).where(eq(file.enterpriseId, id));
    await tx.delete(enterprise).where(eq(enterprise.id, id));
    removed.push({ name, blobKeys: files.map(({ blobKey }) => blobKey) });
  }
  return removed;
}
