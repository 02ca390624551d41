import type { WriteLog } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { deleteDemo, platformEnterpriseId } from './enterprise.store.ts';
import { SYSTEM, systemOrigin } from './set-up.ts';

/** Names of what went, none if there was no demo. */
export async function removeDemo(
  { database, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>,
  writeLog: WriteLog,
): Promise<string[]> {
  const removed = await database.db.transaction(async (tx) => {
    const gone = await deleteDemo(tx);
    const platform = await platformEnterpriseId(tx);
    if (platform && gone.length > 0) {
      const entries = gone.map(({ name }) => ({
        operation: 'enterprise.removed' as const,
        enterpriseId: platform,
        actor: SYSTEM,
        target: { name },
      }));
      await writeLog(tx, systemOrigin(clock.now()), entries);
    }
    return gone;
  });
  for (const key of removed.flatMap(({ blobKeys }) => blobKeys)) await blobs.delete(key);
  return removed.map(({ name }) => name);
}
