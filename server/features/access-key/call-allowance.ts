import type { KeyActor } from '../../platform/auth/actor.ts';
import type { Allowance } from '../../platform/http/call-meter.ts';
import type { Services } from '../../platform/services.ts';
import { gathering } from '../../platform/db/gathering.ts';
import { addToMinute, countedIn } from './key-usage.store.ts';

const MINUTE_MS = 60_000;
const WINDOW_SECONDS = MINUTE_MS / 1000;
/** How long servers go without knowing what a key asks of the others. */
const SHARE_EVERY_MS = 1_000;

interface Window {
  enterpriseId: string;
  /** Minutes since 1970. */
  minute: number;
  /** Of all servers, as far as this one has heard. */
  shared: number;
  /** Here, since then. */
  untold: number;
}

export interface CallAllowance {
  take(actor: KeyActor): Allowance;
  close(): Promise<void>;
}

/**
 * The calls of each key in the minute under way. Servers count by themselves and put their counts together once a second, in one statement for all keys:
 * a key that asks several servers at once gets at most what it asks in that second beyond its limit.
 */
export async function callAllowance({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): Promise<CallAllowance> {
  const windows = new Map<string, Window>();
  const minuteNow = () => Math.floor(clock.now().getTime() / MINUTE_MS);

  // Or every key would have its whole limit once more after a restart, until its first count is told.
  const startedIn = minuteNow();
  for (const { keyId, enterpriseId, calls } of await countedIn(database.db, new Date(startedIn * MINUTE_MS)))
    windows.set(keyId, { enterpriseId, minute: startedIn, shared: calls, untold: 0 });

  async function share(): Promise<void> {
    const minute = minuteNow();
    for (const [keyId, window] of windows) if (window.minute !== minute) windows.delete(keyId);
    const told = [...windows].filter(([, { untold }]) => untold > 0).map(([keyId, window]) => ({ keyId, window, calls: window.untold }));
    if (told.length === 0) return;
    const rows = told.map(({ keyId, window, calls }) => ({
      keyId,
      enterpriseId: window.enterpriseId,
      minute: new Date(window.minute * MINUTE_MS),
      calls,
    }));
    const totals = await addToMinute(database.db, rows);
    for (const { keyId, window, calls } of told) {
      window.untold -= calls;
      window.shared = Math.max(window.shared + calls, totals.get(keyId) ?? 0);
    }
  }
  const sharing = gathering(SHARE_EVERY_MS, share, log, 'the calls of access keys');

  return {
    take({ keyId, enterpriseId, callsPerMinute: limit }) {
      const now = clock.now().getTime();
      const minute = Math.floor(now / MINUTE_MS);
      const known = windows.get(keyId);
      const window = known?.minute === minute ? known : { enterpriseId, minute, shared: 0, untold: 0 };
      if (window !== known) windows.set(keyId, window);
      const isOver = window.shared + window.untold >= limit;
      if (!isOver) window.untold++;
      sharing.wake();
      const remaining = Math.max(0, limit - window.shared - window.untold);
      return {
        limit,
        windowSeconds: WINDOW_SECONDS,
        remaining,
        resetSeconds: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000),
        isOver,
      };
    },
    close: () => sharing.close(),
  };
}
