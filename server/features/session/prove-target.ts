import { refuse } from '../../platform/app-error.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { codeHash } from './codes.ts';
import { codeTarget } from './login-name.ts';
import type { LoginThrottle, Try } from './login-throttle.ts';
import { tryCode, type CodePlace, type CodePurpose } from './verification-code.store.ts';

/** A mobile number or mail address that somebody reads: they knew the code that went there. */
export interface ProvenTarget extends CodePlace {
  hash: string;
  counted: Try;
}

export async function proveTarget(
  { secrets }: Pick<Services, 'secrets'>,
  throttle: LoginThrottle,
  { db, ip, now }: PreparingContext,
  given: { target: string; code: string; purpose: CodePurpose },
): Promise<ProvenTarget> {
  const { target } = codeTarget(given.target)!;
  const counted = await throttle.begin(db, { name: target, ip, now });
  const place = { target, purpose: given.purpose };
  const hash = codeHash(secrets, place, given.code);
  if (!(await tryCode(db, place, hash, now))) refuse('code.incorrect');
  await throttle.giveBack(db, counted);
  return { ...place, hash, counted };
}
