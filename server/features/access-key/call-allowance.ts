import type { KeyActor } from '../../platform/auth/actor.ts';
import type { Allowance } from '../../platform/http/call-meter.ts';
import type { Services } from '../../platform/services.ts';
import { gathering } from '../../platform/db/gathering.ts';
import { COSTLY_PER_MINUTE } from '../../platform/http/costly-calls.ts';
import { addToMinute, countedIn } from './key-usage.store.ts';

const MINUTE_MS = 60_000;
const WINDOW_SECONDS = MINUTE_MS / 1000;
/** How long servers go without knowing what a key asks of the others. */
const SHARE_EVERY_MS = 1_000;

interface Count {
  /** Of all servers, as far as this one has heard. */
  shared: number;
  /** Here, since then. */
  untold: number;
}

interface Window {
  enterpriseId: string;
  /** Minutes since 1970. */
  minute: number;
  calls: Count;
  costly: Count;
}

const counted = (shared = 0): Count => ({ shared, untold: 0 });
const sumOf = ({ shared, untold }: Count): number => shared + untold;

function settle(count: Count, told: number, total = 0): void {
  count.untold -= told;
  count.shared = Math.max(count.shared + told, total);
}

export interface CallAllowance {
  take(actor: KeyActor): Allowance;
  /** Seconds to wait where the key has had its files of this minute. */
  takeCostly(actor: KeyActor): number | undefined;
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
  for (const { keyId, enterpriseId, calls, costly } of await countedIn(database.db, new Date(startedIn * MINUTE_MS)))
    windows.set(keyId, { enterpriseId, minute: startedIn, calls: counted(calls), costly: counted(costly) });

  async function share(): Promise<void> {
    const minute = minuteNow();
    for (const [keyId, window] of windows) if (window.minute !== minute) windows.delete(keyId);
    const told = [...windows]
      .filter(([, { calls, costly }]) => calls.untold + costly.untold > 0)
      .map(([keyId, window]) => ({ keyId, window, calls: window.calls.untold, costly: window.costly.untold }));
    if (told.length === 0) return;
    const rows = told.map(({ keyId, window, calls, costly }) => ({
      keyId,
      enterpriseId: window.enterpriseId,
      minute: new Date(window.minute * MINUTE_MS),
      calls,
      costly,
    }));
    const totals = await addToMinute(database.db, rows);
    for (const { keyId, window, calls, costly } of told) {
      settle(window.calls, calls, totals.get(keyId)?.calls);
      settle(window.costly, costly, totals.get(keyId)?.costly);
    }
  }
  const sharing = gathering(SHARE_EVERY_MS, share, log, 'the calls of access keys');

  function windowOf({ keyId, enterpriseId }: KeyActor, now: number): Window {
    const minute = Math.floor(now / MINUTE_MS);
    const known = windows.get(keyId);
    if (known?.minute === minute) return known;
    const window = { enterpriseId, minute, calls: counted(), costly: counted() };
    windows.set(keyId, window);
    return window;
  }
  const secondsLeft = ({ minute }: Window, now: number): number => Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);

  return {
    take(actor) {
      const now = clock.now().getTime();
      const window = windowOf(actor, now);
      const limit = actor.callsPerMinute;
      const isOver = sumOf(window.calls) >= limit;
      if (!isOver) window.calls.untold++;
      sharing.wake();
      return {
        limit,
        windowSeconds: WINDOW_SECONDS,
        remaining: Math.max(0, limit - sumOf(window.calls)),
        resetSeconds: secondsLeft(window, now),
        isOver,
      };
    },
    takeCostly(actor) {
      const now = clock.now().getTime();
      const window = windowOf(actor, now);
      if (sumOf(window.costly) >= COSTLY_PER_MINUTE) return secondsLeft(window, now);
      window.costly.untold++;
      sharing.wake();
      return undefined;
    },
    close: () => sharing.close(),
  };
}
