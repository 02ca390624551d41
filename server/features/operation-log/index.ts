import type { Secrets } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/db/database.ts';
import type { WriteLog } from '../../platform/operation-record.ts';
import { chainOf } from './chain.ts';
import { checkChains, type ChainFault } from './check-chains.ts';
import { writeLogWith } from './write-log.ts';

export { operationLogRoutes, recentOperations } from './operation-log.routes.ts';
export { keyEvidence } from './key-evidence.ts';
export { unworded } from './detail-words.ts';
export { operationsWithin } from './operation-log.store.ts';
export type { ChainFault } from './check-chains.ts';

export function operationLog(secrets: Pick<Secrets, 'sign'>): { writeLog: WriteLog; check(db: Db): Promise<ChainFault[]> } {
  const chain = chainOf(secrets);
  return { writeLog: writeLogWith(chain), check: (db) => checkChains(db, chain) };
}
