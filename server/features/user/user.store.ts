import { normalMobile } from '@skyhelm/core/identity/mobile';
import type { DepartmentId, RoleId, UserId } from '@skyhelm/contract/ids';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { peopleWithin } from '../department/index.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';

export type UserRow = typeof user.$inferSelect;

export interface UserContent {
  name: string;
  mobile: string;
  email: string;
  departmentId: DepartmentId | null;
  remark: string;
  mayChangePassword: boolean;
}

export async function findUser(db: Queryable, actor: Actor, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(peopleWithin(actor), eq(user.id, id)));
  return row;
}

/** Held until the change is safe: roles, state, certification and version of one person change one after the other. */
export async function lockUser(tx: Queryable, actor: Actor, id: UserId): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(user)
    .where(and(peopleWithin(actor), eq(user.id, id)))
    .for('no key update');
  return row;
}

export type NewUser = UserContent & Pick<UserRow, 'id' | 'enterpriseId' | 'account' | 'passwordHash' | 'language' | 'createdAt'>;

/** Somebody else knows the password, whoever made it up. */
export const newUserRow = (given: NewUser): typeof user.$inferInsert => ({
  ...given,
  ...keysOf(given),
  accountKey: given.account.toLowerCase(),
  userType: 'enterprise',
  mustChangePassword: true,
});

export const insertUser = (tx: Queryable, given: NewUser) => refuseTaken(tx.insert(user).values(newUserRow(given)));

export const updateUser = (tx: Queryable, id: UserId, content: Partial<UserContent & Pick<UserRow, 'imageFileId'>>) =>
  refuseTaken(
    tx
      .update(user)
      .set({ ...content, ...keysOf(content), version: sql`${user.version} + 1` })
      .where(eq(user.id, id)),
  );

export const setState = (tx: Queryable, id: UserId, state: UserRow['state']) =>
  tx
    .update(user)
    .set({ state, version: sql`${user.version} + 1` })
    .where(eq(user.id, id));

export const setOneTimePassword = (tx: Queryable, id: UserId, passwordHash: string) =>
  tx.update(user).set({ passwordHash, mustChangePassword: true }).where(eq(user.id, id));

export const deleteUser = (tx: Queryable, id: UserId) => tx.delete(user).where(eq(user.id, id));

export async function setRoles(tx: Queryable, enterpriseId: string, userId: UserId, roleIds: readonly RoleId[]): Promise<void> {
  await tx.delete(userRole).where(eq(userRole.userId, userId));
  const rows = [...new Set(roleIds)].map((roleId) => ({ enterpriseId, userId, roleId }));
  await refuseViolation(tx.insert(userRole).values(rows), 'user_role_role', 'record.notFound');
}

/** Active administrators besides this one. Whoever takes one away holds the lock meanwhile, so two cannot take the last two at once. */
export async function lockOtherAdministrators(tx: Queryable, enterpriseId: string, besides: UserId): Promise<number> {
  const builtIn = and(eq(role.enterpriseId, enterpriseId), eq(role.builtIn, true));
  await tx.select({ id: role.id }).from(role).where(builtIn).for('no key update');
  return tx.$count(
    user,
    and(
      eq(user.enterpriseId, enterpriseId),
      eq(user.state, 'normal'),
      ne(user.id, besides),
      sql`${user.id} in (select ${userRole.userId} from ${userRole} join ${role} on ${role.id} = ${userRole.roleId} where ${builtIn})`,
    ),
  );
}

/** Whether codes that open the account would go elsewhere than now; another spelling of the same place is no change. */
export const hasOtherContact = (present: UserRow, given: { mobile?: string; email?: string }): boolean =>
  Object.entries(keysOf(given)).some(([key, value]) => present[key as 'mobileKey' | 'emailKey'] !== value);

/** One spelling for each number and address, so that a second account cannot take it in another. */
const keysOf = ({ mobile, email }: { mobile?: string; email?: string }) => ({
  ...(mobile !== undefined && { mobileKey: mobile === '' ? null : normalMobile(mobile) }),
  ...(email !== undefined && { emailKey: email === '' ? null : email.toLowerCase() }),
});

export async function refuseTaken<T>(query: PromiseLike<T>): Promise<T> {
  const account = refuseViolation(query, 'user_account_key', 'user.accountTaken');
  const mobile = refuseViolation(account, 'user_mobile_key', 'user.mobileTaken');
  const email = refuseViolation(mobile, 'user_email_key', 'user.emailTaken');
  return refuseViolation(email, 'user_department', 'record.notFound');
}

/** Somebody of the tenant who can sign in, whether the actor sees them otherwise or not: they have been named by their account. */
export async function personByAccount(db: Queryable, { enterpriseId }: Actor, account: string): Promise<{ id: UserId } | undefined> {
  const [row] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), eq(user.accountKey, account.toLowerCase()), eq(user.state, 'normal')));
  return row && { id: row.id as UserId };
}
