import type { login } from '@skyhelm/contract/session';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { findAccounts, type FoundAccount } from './account.store.ts';
import { checkCode, type KnownCode } from './codes.ts';
import { codeTarget, countedName, loginName } from './login-name.ts';
import { admit, type LoginThrottle, type Try } from './login-throttle.ts';
import { NOBODY_HASH, verifyPassword } from '../../platform/auth/password.ts';
import { refusalRecord } from './refusal-record.ts';
import { checkSecondFactor, type SecondFactor } from './second-factor.ts';
import { countMiss } from './verification-code.store.ts';

export type Credentials = z.output<(typeof login)['input']>;

/** Who proved to be whom, and what has to be used up when the session opens. */
export interface Proven {
  account: FoundAccount;
  counted: Try;
  code?: KnownCode;
  factor?: SecondFactor;
}

const HOUR_MS = 3_600_000;
/** Only somebody who has the password comes this far. */
const WRONG_FACTORS_PER_HOUR = 20;
export const factorKey = (userId: string): string => `login.totp:${userId}`;

/**
 * Everything that is checked before a session opens. It runs ahead of the transaction: hashing holds no connection,
 * and what is counted stays counted.
 */
export async function checkCredentials(
  services: Pick<Services, 'secrets'>,
  throttle: LoginThrottle,
  context: PreparingContext,
  given: Credentials,
  userType: FoundAccount['userType'] | undefined,
): Promise<Proven> {
  const { secrets } = services;
  const { db, ip, now } = context;
  const name = loginName(given.username);
  const recordOf = (reason: string, account: FoundAccount | undefined) =>
    refusalRecord(db, { operation: 'session.refused', typed: given.username, account, reason });
  const counted = await throttle.begin(db, { name: countedName(name), ip, now }, async (limit) =>
    recordOf('request.tooMany', limit === 'name' ? (await findAccounts(db, name))[0] : undefined),
  );
  const found = await findAccounts(db, name);
  const refuseGuess = async (code: 'login.failed' | 'code.incorrect' | 'totp.incorrect', account: FoundAccount | undefined) =>
    refuse(code, {}, { record: await recordOf(code, account) });
  const refuseKnown = async (code: 'login.wrongUserType' | 'user.frozen' | 'login.secondFactor', account: FoundAccount) => {
    await throttle.giveBack(db, counted);
    return refuse(code, {}, code === 'login.secondFactor' ? {} : { record: await recordOf(code, account) });
  };

  const byCode = given.password === undefined ? await ownerByCode(services, context, given, found) : undefined;
  const account = given.password === undefined ? byCode?.account : await ownerOf(found, given.password);
  if (!account) return refuseGuess(given.password === undefined ? 'code.incorrect' : 'login.failed', found[0]);
  if (userType && account.userType !== userType) return refuseKnown('login.wrongUserType', account);
  if (account.state === 'frozen') return refuseKnown('user.frozen', account);
  const proven: Proven = { account, counted: { ...counted, isAmbiguous: found.length > 1 }, ...(byCode && { code: byCode.code }) };
  const { totpSecret } = account;
  if (totpSecret === null) return proven;
  if (given.totp === undefined) return refuseKnown('login.secondFactor', account);
  if (!counted.known) {
    const record = () => recordOf('request.tooMany', account);
    await admit(db, { key: factorKey(account.id), now, windowMs: HOUR_MS }, WRONG_FACTORS_PER_HOUR, { record });
  }
  const factor = checkSecondFactor(secrets, { ...account, totpSecret }, given.totp, now);
  if (factor) return { ...proven, factor };
  if (byCode) await countMiss(db, byCode.code);
  return refuseGuess('totp.incorrect', account);
}

/** As much work where nobody is found: the time taken does not tell. */
async function ownerOf(found: FoundAccount[], password: string): Promise<FoundAccount | undefined> {
  if (found.length === 0) await verifyPassword(NOBODY_HASH, password);
  for (const account of found) if (await verifyPassword(account.passwordHash, password)) return account;
  return undefined;
}

async function ownerByCode(
  { secrets }: Pick<Services, 'secrets'>,
  { db, now }: PreparingContext,
  given: Credentials,
  found: FoundAccount[],
): Promise<{ account: FoundAccount; code: KnownCode } | undefined> {
  const place = codeTarget(given.username);
  if (!place || given.verificationCode === undefined) return undefined;
  const code = await checkCode({ secrets, db, now }, { target: place.target, purpose: 'login' }, given.verificationCode);
  const account = found.find(({ mobileKey, emailKey }) => [mobileKey, emailKey].includes(place.target));
  return code && account && { account, code };
}
