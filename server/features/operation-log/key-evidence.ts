import type { KeyEvidence } from '../../platform/auth/open-secret-key.ts';
import { chainOf } from './chain.ts';
import { lastRows } from './operation-log.store.ts';

/** Every installation has logged something, and the newest row of each tenant is sealed with the secret key. One that fits is enough: others may have been tampered with. */
export const keyEvidence: KeyEvidence = async (db, secrets) => {
  const chain = chainOf(secrets);
  const last = await lastRows(db);
  if (last.length === 0) return 'none';
  return last.some(({ enterpriseId, seq, hash, seal }) => chain.seal(enterpriseId, seq, hash) === seal) ? 'fits' : 'differs';
};
