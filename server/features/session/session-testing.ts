import type { EnterpriseId, RoleId, UserId } from '@skyhelm/contract/ids';
import { login, sendCode } from '@skyhelm/contract/session';
import { desc, eq } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import { PASSWORD_HASH, type TestApp } from '../../testing/app.ts';
import { createAccounts } from '../enterprise/index.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { role } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';

export interface Given extends Partial<typeof user.$inferInsert> {
  account: string;
  enterpriseId?: EnterpriseId;
  roleIds?: RoleId[];
}

/** An account as the user screen would have made it. */
export async function addAccount({ services, main }: TestApp, { account, roleIds = [], ...rest }: Given): Promise<UserId> {
  const { db } = services.database;
  const enterpriseId = rest.enterpriseId ?? main.enterpriseId;
  const person = { enterpriseId, account, name: account, passwordHash: PASSWORD_HASH, roleIds, userType: rest.userType };
  const [id] = await createAccounts(db, [person]);
  await db
    .update(user)
    .set({ ...rest, enterpriseId })
    .where(eq(user.id, id!));
  return id!;
}

export async function addRole({ services, main }: TestApp, given: Partial<typeof role.$inferInsert> & { name: string }): Promise<RoleId> {
  const id = newId<RoleId>();
  await services.database.db.insert(role).values({ id, enterpriseId: main.enterpriseId, nameKey: given.name.toLowerCase(), ...given });
  return id;
}

/** Behind a proxy that is trusted, so that a test can come from anywhere. */
export const from = (ip: string, userAgent = 'test') => ({ headers: { 'x-forwarded-for': ip, 'user-agent': userAgent } });
export const BEHIND_PROXY = { trustProxy: ['loopback'] };

export const tryLogin = (app: TestApp, username: string, password: string, ip = '198.51.100.1') =>
  app.call(login, { username, password }, from(ip));

/** The code that went out last to a target; undefined when none did. */
export async function codeSentTo({ services }: TestApp, target: string): Promise<string | undefined> {
  const [row] = await services.database.db.select().from(outbox).where(eq(outbox.target, target)).orderBy(desc(outbox.createdAt)).limit(1);
  return row && /\d{6}/.exec(row.text)?.[0];
}

export async function askForCode(app: TestApp, target: string, purpose: 'login' | 'register' | 'forgotPassword', ip = '198.51.100.1') {
  return app.call(sendCode, { target, purpose }, from(ip));
}
