import { eq } from 'drizzle-orm';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { WriteLog } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword, newPassword } from '../../platform/auth/password.ts';
import { user } from '../user/user.table.ts';
import { deleteSessions } from './session.store.ts';

/**
 * For the operator at the machine, when nobody can sign in any more: a one-time password and no second factor.
 * A running server learns of it when it next looks, within seconds.
 */
export async function resetByOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  writeLog: WriteLog,
  account: string,
): Promise<string | undefined> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return database.db.transaction(async (tx) => {
    const [found] = await tx
      .update(user)
      .set({ passwordHash, mustChangePassword: true, totpSecret: null, totpPending: null, recoveryCodeHashes: [] })
      .where(eq(user.accountKey, account.trim().toLowerCase()))
      .returning({ id: user.id, enterpriseId: user.enterpriseId, account: user.account });
    if (!found) return undefined;
    await deleteSessions(tx, { userId: found.id });
    await writeLog(tx, { actor: undefined, ip: '', requestId: '', now: clock.now() }, [
      {
        operation: 'user.passwordReset',
        enterpriseId: found.enterpriseId as EnterpriseId,
        actor: { kind: 'system', name: 'skyhelm' },
        target: { id: found.id, name: found.account },
      },
    ]);
    return password;
  });
}
