import { addDept, addMembers } from '@skyhelm/contract/department';
import type { FileId, MessageId, UserId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { addRole } from '@skyhelm/contract/role';
import { sessions } from '@skyhelm/contract/session';
import { file } from '../features/file/file.table.ts';
import { message } from '../features/message/message.table.ts';
import { createAccounts } from '../features/enterprise/index.ts';
import { hashPassword } from '../features/session/index.ts';
import { newId } from '../platform/ids.ts';
import { PASSWORD, type Tenant, type TestApp } from '../testing/app.ts';
import type { World } from './samples.ts';

/** A little of everything inside one tenant. */
export async function buildWorld(test: TestApp, tenant: Tenant, label: string): Promise<World> {
  const as = { token: tenant.token };
  const place = { country: 'CN', city: 'Beijing', personInCharge: 'Head' };
  const { id: departmentId } = await test.done(addDept, { name: `${label} root`, ...place }, as);
  const { id: childDepartmentId } = await test.done(addDept, { name: `${label} child`, parentId: departmentId, ...place }, as);
  const { id: roleId } = await test.done(addRole, { name: `${label} role`, permissions: [] }, as);
  const passwordHash = await hashPassword(PASSWORD);
  const account = (name: string) => ({
    enterpriseId: tenant.enterpriseId,
    account: `${label}${name}`,
    name: `${label} ${name}`,
    passwordHash,
    roleIds: [roleId],
  });
  const [userId, memberId] = await createAccounts(test.services.database.db, [account('user'), account('member')]);
  await test.done(addMembers, { id: departmentId, userIds: [memberId!] }, as);
  const [session] = await test.done(sessions, {}, as);
  const owned = { enterpriseId: tenant.enterpriseId };
  const fileId = newId<FileId>();
  const picture = { blobKey: 'none', mediaType: 'image/webp', bytes: 1, width: 1, height: 1 };
  await test.services.database.db.insert(file).values({ id: fileId, ...owned, ownerId: tenant.adminId, purpose: 'idPhoto', ...picture });
  const messageId = newId<MessageId>();
  await test.services.database.db
    .insert(message)
    .values({ id: messageId, ...owned, userId: tenant.adminId, kind: 'rolesChanged', params: { roles: '' } });
  return {
    userId: userId!,
    memberId: memberId!,
    roleId,
    departmentId,
    childDepartmentId,
    sessionId: session!.id,
    fileId,
    messageId,
  };
}

/** Somebody with exactly these permissions, signed in. */
export async function signInWith(
  test: TestApp,
  tenant: Tenant,
  account: string,
  permissions: Permission[],
): Promise<{ token: string; userId: UserId }> {
  const { id } = await test.done(addRole, { name: account, permissions, dataScope: 'all' }, { token: tenant.token });
  const passwordHash = await hashPassword(PASSWORD);
  const [userId] = await createAccounts(test.services.database.db, [
    { enterpriseId: tenant.enterpriseId, account, name: account, passwordHash, roleIds: [id] },
  ]);
  return { token: await test.signIn(account), userId: userId! };
}
