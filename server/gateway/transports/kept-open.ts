import type { Transport, TransportLog } from './transport.ts';

export interface Patience {
  firstMs: number;
  longestMs: number;
}

const PATIENCE: Patience = { firstMs: 1_000, longestMs: 30_000 };

/** One try; whoever makes it says how it went. */
export interface Attempt {
  opened(): void;
  /** Never came about, or is over. */
  ended(reason: string): void;
}

/** Ends an attempt, however far it is. */
export type EndAttempt = () => Promise<void> | void;

/** Opens a way of ours again whenever it ends; the longer in vain, the more seldom. It is said when it is lost and when it is there, not at every try. */
export function keptOpen(name: string, log: TransportLog, open: (attempt: Attempt) => EndAttempt, patience = PATIENCE): Transport {
  let again: NodeJS.Timeout | undefined;
  let waitMs = patience.firstMs;
  let isClosed = false;
  let isMissed = false;
  let endAttempt: EndAttempt;

  function attempt(): void {
    let isOver = false;
    endAttempt = open({
      opened() {
        waitMs = patience.firstMs;
        isMissed = false;
        log.info({ way: name }, 'a way to aircraft is open');
      },
      ended(reason) {
        if (isOver || isClosed) return;
        isOver = true;
        if (!isMissed) log.warn({ way: name, reason }, 'a way to aircraft is not there; it is tried again and again');
        isMissed = true;
        again = setTimeout(attempt, waitMs);
        again.unref();
        waitMs = Math.min(waitMs * 2, patience.longestMs);
      },
    });
  }

  attempt();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await endAttempt();
    },
  };
}
