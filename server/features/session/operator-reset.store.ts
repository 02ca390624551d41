import { eq } from 'drizzle-orm';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Operation } from '@skyhelm/contract/operation-log';
import type { WriteLog } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword, newPassword } from '../../platform/auth/password.ts';
import { user } from '../../tables/user.table.ts';
import { NO_SECOND_FACTOR } from './account.store.ts';
import { deleteSessions } from './session.store.ts';

type Wiring = Pick<Services, 'database' | 'clock'>;

/** For the operator at the machine, when nobody can sign in any more: a one-time password and no second factor. */
export async function resetByOperator(wiring: Wiring, writeLog: WriteLog, account: string): Promise<string | undefined> {
  const password = newPassword();
  const changes = { passwordHash: await hashPassword(password), mustChangePassword: true, ...NO_SECOND_FACTOR };
  return (await changeAccount(wiring, writeLog, account, 'user.passwordReset', changes)) ? password : undefined;
}

/** For somebody who has lost the telephone and knows the password. Whether there is such an account. */
export const resetSecondFactorByOperator = (wiring: Wiring, writeLog: WriteLog, account: string): Promise<boolean> =>
  changeAccount(wiring, writeLog, account, 'user.secondFactorReset', NO_SECOND_FACTOR);

/** A running server learns of it when it next looks, within seconds. */
function changeAccount(
  { database, clock }: Wiring,
  writeLog: WriteLog,
  account: string,
  operation: Operation,
  changes: Partial<typeof user.$inferInsert>,
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const [found] = await tx
      .update(user)
      .set(changes)
      .where(eq(user.accountKey, account.trim().toLowerCase()))
      .returning({ id: user.id, enterpriseId: user.enterpriseId, account: user.account });
    if (!found) return false;
    await deleteSessions(tx, { userId: found.id });
    await writeLog(tx, { actor: undefined, ip: '', requestId: '', now: clock.now() }, [
      {
        operation,
        enterpriseId: found.enterpriseId as EnterpriseId,
        actor: { kind: 'system', name: 'skyhelm' },
        target: { id: found.id, name: found.account },
      },
    ]);
    return true;
  });
}
