import type { Message } from '@skyhelm/core/mavlink/message';
import type { KeptLog, TransferFault } from '@skyhelm/core/vehicle/transfer';

type Entry = Message<'LOG_ENTRY'>;

/** Entries come in a row; after such a pause some are asked for again. */
const PAUSE_MS = 1_000;
const ASKED_MAX = 8;
/** More than anybody looks through: of a longer list the newest are asked for. */
const LOGS_MAX = 1_000;
const LAST = 0xffff;
/** A clock that was never set says it is 1970. */
const CLOCK_SET_S = 1_000_000_000;

export type Listed = { logs: KeptLog[]; isComplete: boolean } | { fault: TransferFault };

export interface Listing {
  take(entry: Entry, now: number): void;
  tick(now: number): void;
}

/** Asks which logs there are: all, or only the one of that number. */
export function listing(
  ask: (start: number, end: number) => void,
  wanted: number | undefined,
  begunAt: number,
  ended: (listed: Listed) => void,
): Listing {
  const found = new Map<number, KeptLog>();
  const end = wanted ?? LAST;
  let start = wanted ?? 0;
  let expected: number | undefined;
  let [heardAt, asked, foundBefore] = [begunAt, 0, 0];

  function askAgain(now: number): void {
    heardAt = now;
    asked = found.size > foundBefore ? 1 : asked + 1;
    foundBefore = found.size;
    ask(start, end);
  }

  function finish(isComplete: boolean): void {
    ended({ logs: [...found.values()].sort((a, b) => b.number - a.number), isComplete });
  }

  askAgain(begunAt);

  return {
    take({ id, size, time_utc, num_logs, last_log_num }, now) {
      heardAt = now;
      if (num_logs === 0) return finish(true);
      if (wanted === undefined && num_logs > LOGS_MAX) start = Math.max(start, last_log_num - LOGS_MAX + 1);
      expected = wanted === undefined ? Math.min(num_logs, LOGS_MAX) : 1;
      if (id < start || id > end) return undefined;
      if (found.size < LOGS_MAX) found.set(id, { number: id, bytes: size, startedAt: time_utc > CLOCK_SET_S ? time_utc : undefined });
      return found.size >= expected ? finish(true) : undefined;
    },
    tick(now) {
      if (now - heardAt < PAUSE_MS) return;
      if (asked < ASKED_MAX) askAgain(now);
      else if (expected === undefined && found.size === 0) ended({ fault: 'silence' });
      else finish(false);
    },
  };
}
