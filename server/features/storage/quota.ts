import type { StorageKind } from '@skyhelm/contract/storage';
import { refuse } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { limitOf, type Limit, type QuotaConfig } from './quota-table.ts';
import { accountKind, lockQuota, usageOf } from './usage.store.ts';

interface Ports {
  config: QuotaConfig;
}

const MEGABYTE = 2 ** 20;
const tenths = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 10) / 10;

export const limitFor = async ({ config }: Ports, db: Queryable, enterpriseId: string, kind: StorageKind): Promise<Limit> =>
  limitOf(config, await accountKind(db, enterpriseId), kind);

/**
 * Refuses what the caller has just written in this transaction, if it leads beyond the quota. After the writing: two at once wait for
 * each other here, and the second counts the first. `grew`: a change of what is there already adds bytes only.
 */
export async function requireQuota(
  ports: Ports,
  tx: Queryable,
  enterpriseId: string,
  kind: StorageKind,
  grew: 'bytes' | 'both' = 'both',
): Promise<void> {
  await lockQuota(tx, enterpriseId, kind);
  const limit = await limitFor(ports, tx, enterpriseId, kind);
  const { items, bytes } = await usageOf(tx, enterpriseId, kind);
  const data = { kind };
  if (grew === 'both' && items > limit.items) refuse('storage.quotaCount', { needed: items, max: limit.items }, { data });
  if (bytes > limit.bytes) refuse('storage.quota', { needed: tenths(bytes), max: tenths(limit.bytes) }, { data });
}
