import { refuse } from '../../platform/app-error.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { findAccounts } from './account.store.ts';
import { checkCode, type KnownCode } from './codes.ts';
import { codeTarget } from './login-name.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { refusalRecord, type RefusedOperation } from './refusal-record.ts';

const REFUSED = { register: 'account.registrationRefused', forgotPassword: 'account.passwordRefused' } as const satisfies Record<
  string,
  RefusedOperation
>;

/** A mobile number or mail address that somebody reads: they knew the code that went there. */
export async function proveTarget(
  { secrets }: Pick<Services, 'secrets'>,
  throttle: LoginThrottle,
  { db, ip, now }: PreparingContext,
  given: { target: string; code: string; purpose: keyof typeof REFUSED },
): Promise<KnownCode> {
  const { target } = codeTarget(given.target)!;
  const { purpose } = given;
  const record = async (reason: 'code.incorrect' | 'request.tooMany') => {
    const [account] = purpose === 'register' ? [] : await findAccounts(db, { mobile: target, email: target });
    return refusalRecord(db, { operation: REFUSED[purpose], typed: target, account, reason });
  };
  const counted = await throttle.begin(db, { name: target, ip, now }, () => record('request.tooMany'));
  const known = await checkCode({ secrets, db, now }, { target, purpose }, given.code);
  if (!known) return refuse('code.incorrect', {}, { record: await record('code.incorrect') });
  await throttle.giveBack(db, counted);
  return known;
}
