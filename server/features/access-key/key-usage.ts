import { USAGE_LAG_SECONDS, type KeyOutcome } from '@skyhelm/contract/access-key-rules';
import type { Services } from '../../platform/services.ts';
import { gathering } from '../../platform/db/gathering.ts';
import { addUsage, type UsageRow } from './key-usage.store.ts';

/** Somewhere every one of them begins a day. */
const QUARTER_MS = 900_000;
/** What a server that falls has not written yet is lost: it is for reading, nothing is held to it. */
const WRITE_EVERY_MS = USAGE_LAG_SECONDS * 1_000;

export interface KeyUsageCounters {
  /** A path of '' is the door: refused before it was known what for. */
  note(key: { keyId: string; enterpriseId: string }, path: string, outcome: KeyOutcome, now: Date): void;
  close(): Promise<void>;
}

export function keyUsageCounters({ database, log }: Pick<Services, 'database' | 'log'>): KeyUsageCounters {
  let counters = new Map<string, UsageRow>();

  function add(row: UsageRow): void {
    const name = [row.keyId, row.quarter.getTime(), row.path, row.outcome].join('\n');
    const known = counters.get(name);
    if (known) known.calls += row.calls;
    else counters.set(name, row);
  }
  const writing = gathering(
    WRITE_EVERY_MS,
    async () => {
      const rows = [...counters.values()];
      if (rows.length === 0) return;
      counters = new Map();
      await addUsage(database.db, rows).catch((error: unknown) => {
        for (const row of rows) add(row);
        throw error;
      });
    },
    log,
    'the use of access keys',
  );

  return {
    note({ keyId, enterpriseId }, path, outcome, now) {
      const quarter = new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS);
      add({ keyId, enterpriseId, quarter, path, outcome, calls: 1 });
      writing.wake();
    },
    close: () => writing.close(),
  };
}
