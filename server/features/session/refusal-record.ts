import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Secrets } from '../../platform/auth/secrets.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { LogEntry } from '../../platform/operation-record.ts';
import { platformEnterpriseId } from '../enterprise/index.ts';
import { addressKey } from './address-key.ts';
import { countOne, lastCountOf } from './throttle.store.ts';

const MINUTE = 60_000;
/** As long as the limits last: hitting one is worth one row, and a row of its own among the guesses that led there. */
const LIMIT_MS = 15 * MINUTE;

export type RefusedOperation = 'session.refused' | 'account.registrationRefused' | 'account.passwordRefused';

interface Refused {
  operation: RefusedOperation;
  typed: string;
  account: { id: string; enterpriseId: string; account: string } | undefined;
  reason: string;
  ip: string;
  now: Date;
}

/**
 * The operation-log row of a refused sign-in, registration or new password: one a minute for each account and address, with the number of those before it,
 * so that guessing cannot fill the disk. Names nobody has count as one, or every new one would be worth a row.
 */
export async function refusalRecord(db: Queryable, secrets: Secrets, refused: Refused): Promise<LogEntry | undefined> {
  const { operation, typed, account, reason, ip, now } = refused;
  const isLimit = reason === 'request.tooMany';
  const key = `login.refused:${secrets.sign('throttle', JSON.stringify([operation, isLimit, account?.id ?? '', addressKey(ip)]))}`;
  const unrecorded = Math.max(0, (await lastCountOf(db, key)) - 1);
  const { count } = await countOne(db, { key, now, windowMs: isLimit ? LIMIT_MS : MINUTE });
  if (count > 1) return undefined;
  const enterpriseId = account ? (account.enterpriseId as EnterpriseId) : await platformEnterpriseId(db);
  return {
    operation,
    enterpriseId,
    actor: { kind: 'nobody', name: '' },
    target: account ? { id: account.id, name: account.account } : { name: masked(typed) },
    details: { reason, ...(unrecorded > 0 && { unrecorded }) },
  };
}

/** People type passwords where the name belongs: no more of it is written than tells one row from another. */
const masked = (typed: string): string => `${[...typed.trim()].slice(0, 2).join('')}***`;
