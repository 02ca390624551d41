import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { and, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { user } from '../../tables/user.table.ts';
import type { LoginName } from './login-name.ts';

export type Account = typeof user.$inferSelect & { id: UserId; enterpriseId: EnterpriseId };
export type FoundAccount = Account & { enterpriseKind: 'enterprise' | 'personal' };

/** An account made long ago may look like somebody else's mobile number: then two are found, and the password tells which is meant. */
export async function findAccounts(db: Queryable, { account, mobile, email }: Partial<LoginName>): Promise<FoundAccount[]> {
  const named = or(
    account === undefined ? undefined : eq(user.accountKey, account),
    mobile === undefined ? undefined : eq(user.mobileKey, mobile),
    email === undefined ? undefined : eq(user.emailKey, email),
  );
  const rows = await db
    .select({ ...getTableColumns(user), enterpriseKind: enterprise.kind })
    .from(user)
    .innerJoin(enterprise, eq(enterprise.id, user.enterpriseId))
    .where(named);
  return rows as FoundAccount[];
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return row as Account | undefined;
}

/**
 * The account as it is at this moment, held until the transaction ends: whoever freezes it or changes its password
 * waits for us or we for them, so that no session slips in between.
 */
export async function lockAccount(tx: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('no key update');
  return row as Account | undefined;
}

export const updateAccount = (tx: Queryable, id: string, changes: Partial<typeof user.$inferInsert>) =>
  tx.update(user).set(changes).where(eq(user.id, id));

/** As before anything was set up. */
export const NO_SECOND_FACTOR = { totpSecret: null, totpPending: null, totpLastStep: 0, recoveryCodeHashes: [] };
export const dropSecondFactor = (tx: Queryable, id: string) => updateAccount(tx, id, NO_SECOND_FACTOR);

/** False when this step or a later one has been used already. */
export async function useTotpStep(tx: Queryable, id: string, step: number): Promise<boolean> {
  const used = await tx
    .update(user)
    .set({ totpLastStep: step })
    .where(and(eq(user.id, id), lt(user.totpLastStep, step)))
    .returning({ id: user.id });
  return used.length > 0;
}

export async function useRecoveryCode(tx: Queryable, id: string, hash: string): Promise<boolean> {
  const used = await tx
    .update(user)
    .set({ recoveryCodeHashes: sql`array_remove(${user.recoveryCodeHashes}, ${hash})` })
    .where(and(eq(user.id, id), sql`${hash} = any(${user.recoveryCodeHashes})`))
    .returning({ id: user.id });
  return used.length > 0;
}
