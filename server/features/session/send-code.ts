import type { sendCode } from '@skyhelm/contract/session';
import { say } from '@skyhelm/i18n/all';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import { newCode, newToken } from '../../platform/auth/secrets.ts';
import type { PreparingContext, RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { platformEnterpriseId } from '../enterprise/index.ts';
import { send, takeBack } from '../outbox/index.ts';
import { findAccounts } from './account.store.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import { CODE_MINUTES, codeHash } from './codes.ts';
import { codeTarget } from './login-name.ts';
import { admit, type LoginThrottle } from './login-throttle.ts';
import { putCode } from './verification-code.store.ts';

type Wanted = z.output<(typeof sendCode)['input']>;
export type CodeDestination = { way: 'sms' | 'mail'; target: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RETRY_SECONDS = 60;

/**
 * Counts before anything is looked up, for targets with and without an account alike. An address the target has signed in
 * from counts by itself: others cannot use up its owner's codes.
 */
export async function admitCode(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  throttle: LoginThrottle,
  { db, ip, now, language }: PreparingContext,
  wanted: Wanted,
): Promise<CodeDestination> {
  const destination = codeTarget(wanted.target)!;
  if (wanted.purpose === 'register') {
    if (!config.online) refuse('registration.closed');
    const issue = { path: 'target', code: 'mobile', mes: say(language, 'issues.mobile') };
    if (destination.way !== 'sms') refuse('input.invalid', {}, { issues: [issue] });
  }
  const { target } = destination;
  const whose = (await throttle.isKnown(db, { name: target, ip, now })) ? addressKey(ip) : '';
  const limit = (kind: string, parts: string[], most: number, windowMs: number) => {
    const key = `${kind}:${secrets.sign('throttle', JSON.stringify([kind, ...parts]))}`;
    return admit(db, { key, now, windowMs }, most, { code: 'code.tooMany' });
  };
  await limit('code.minute', [target, whose], 1, RETRY_SECONDS * 1000);
  await limit('code.hour', [addressKey(ip)], 20, HOUR);
  await limit('code.addressDay', [addressKey(ip)], 60, DAY);
  await limit('code.targetDay', [target, whose], 10, DAY);
  return destination;
}

/** The same statements whether or not there is somebody to write to: neither answer nor time tells which. */
export async function issueCode(
  { secrets, bus }: Pick<Services, 'secrets' | 'bus'>,
  context: RequestContext,
  { purpose }: Wanted,
  { way, target }: CodeDestination,
): Promise<{ expiresInSeconds: number; retryInSeconds: number }> {
  const { db, now, language } = context;
  const [account] = await findAccounts(db, way === 'sms' ? { mobile: target } : { email: target });
  const platform = await platformEnterpriseId(db);
  const reaches = account !== undefined || purpose === 'register';
  const code = newCode();
  const place = { target, purpose };
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE);
  await putCode(db, place, codeHash(secrets, place, reaches ? code : newToken()), now, expiresAt);
  // Nobody but the operator could read to a person of a personal tenant what is kept there.
  const enterpriseId = account && account.enterpriseKind === 'enterprise' ? account.enterpriseId : platform!;
  const words = [
    say(language, 'mail.codeText', { code, minutes: CODE_MINUTES }),
    ...(way === 'mail' ? [say(language, 'mail.signature')] : []),
  ];
  const outgoing = {
    enterpriseId,
    way,
    target,
    subject: say(language, 'mail.codeSubject'),
    text: words.join('\n\n'),
    secretUntil: expiresAt,
  };
  const written = await send(context, bus, outgoing);
  await takeBack(db, reaches ? NOTHING_WRITTEN : written);
  context.record({ operation: 'account.codeSent', enterpriseId, actor: { kind: 'nobody', name: '' }, details: { way, purpose } });
  return { expiresInSeconds: CODE_MINUTES * 60, retryInSeconds: RETRY_SECONDS };
}

const NOTHING_WRITTEN = '00000000-0000-0000-0000-000000000000';
