import type { Secrets } from '../../platform/auth/secrets.ts';
import type { CodePlace } from './verification-code.store.ts';

export const CODE_MINUTES = 10;

/** Six digits can be tried through in no time: without the key the hash is worth nothing. */
export const codeHash = (secrets: Secrets, { target, purpose }: CodePlace, code: string): string =>
  secrets.sign('verification code', JSON.stringify([target, purpose, code]));
