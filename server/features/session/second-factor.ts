import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Secrets } from '../../platform/auth/secrets.ts';

const ISSUER = 'Skyhelm';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from the picture. */
export const totpUri = (secret: string, account: string): string => new TOTP({ issuer: ISSUER, label: account, secret }).toString();

/** The step the code belongs to, one to either side of now for clocks that differ. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, period: PERIOD_SECONDS, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

const RECOVERY_CODES = 10;
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** For the day the telephone is lost: each opens once. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
}

export const recoveryHash = (secrets: Secrets, userId: string, code: string): string =>
  secrets.sign('recovery code', `${userId} ${code.toLowerCase().replace('-', '')}`);

export const sealTotp = (secrets: Secrets, secret: string): string => secrets.seal('totp', secret);

/** What somebody entered beside the password, if it is right and was not used before. */
export type SecondFactor = { step: number } | { recoveryHash: string };

interface Enrolled {
  id: string;
  totpSecret: string;
  totpLastStep: number;
  recoveryCodeHashes: string[];
}

export function checkSecondFactor(secrets: Secrets, enrolled: Enrolled, entered: string, now: Date): SecondFactor | undefined {
  if (!/^[0-9]{6}$/.test(entered)) {
    const hash = recoveryHash(secrets, enrolled.id, entered);
    return enrolled.recoveryCodeHashes.includes(hash) ? { recoveryHash: hash } : undefined;
  }
  const step = totpStep(secrets.unseal('totp', enrolled.totpSecret), entered, now);
  return step !== undefined && step > enrolled.totpLastStep ? { step } : undefined;
}
