import { refuse } from '../../platform/app-error.ts';
import type { Secrets } from '../../platform/auth/secrets.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { tryCode, useUpCode, type CodePlace } from './verification-code.store.ts';

export const CODE_MINUTES = 10;

/** A code that was right when it was tried; `spendCode` says whether it still is. */
export type KnownCode = CodePlace & { hash: string };

/** Six digits can be tried through in no time: without the key the hash is worth nothing. */
export const codeHash = (secrets: Secrets, { target, purpose }: CodePlace, code: string): string =>
  secrets.sign('verification code', JSON.stringify([target, purpose, code]));

/** Undefined where it is wrong, which is counted against the one that was sent. */
export async function checkCode(
  { secrets, db, now }: { secrets: Secrets; db: Queryable; now: Date },
  place: CodePlace,
  code: string,
): Promise<KnownCode | undefined> {
  const hash = codeHash(secrets, place, code);
  return (await tryCode(db, place, hash, now)) ? { ...place, hash } : undefined;
}

/** Refuses when somebody was faster with it. */
export async function spendCode(tx: Queryable, known: KnownCode, now: Date): Promise<void> {
  if (!(await useUpCode(tx, known, known.hash, now))) refuse('code.incorrect');
}
