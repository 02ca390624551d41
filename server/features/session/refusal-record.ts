import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Queryable } from '../../platform/db/database.ts';
import type { RefusedEntry } from '../../platform/operation-record.ts';
import { platformEnterpriseId } from '../enterprise/index.ts';

/** As long as the limits last: hitting one is worth one row, and a row of its own among the guesses that led there. */
const LIMIT_MS = 15 * 60_000;

export type RefusedOperation = 'session.refused' | 'account.registrationRefused' | 'account.passwordRefused';

interface Refused {
  operation: RefusedOperation;
  typed: string;
  account: { id: string; enterpriseId: string; account: string } | undefined;
  reason: string;
}

/**
 * The operation-log row of a refused sign-in, registration or new password, one for each account and address.
 * Names nobody has count as one, or every new one would be worth a row.
 */
export async function refusalRecord(db: Queryable, { operation, typed, account, reason }: Refused): Promise<RefusedEntry> {
  const isLimit = reason === 'request.tooMany';
  return {
    operation,
    enterpriseId: account ? (account.enterpriseId as EnterpriseId) : await platformEnterpriseId(db),
    actor: { kind: 'nobody', name: '' },
    target: account ? { id: account.id, name: account.account } : { name: masked(typed) },
    details: { reason },
    countedAs: `${isLimit ? 'limit' : 'guess'} ${account?.id ?? ''}`,
    ...(isLimit && { windowMs: LIMIT_MS }),
  };
}

/** People type passwords where the name belongs: no more of it is written than tells one row from another. */
const masked = (typed: string): string => `${[...typed.trim()].slice(0, 2).join('')}***`;
