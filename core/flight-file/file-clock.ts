/** Messages of several threads are written a little out of order. Further back, a clock was set. */
const OUT_OF_ORDER_MS = 5_000;
/** No vehicle is silent so long within one flight. */
const SILENCE_MS = 600_000;
/** A damaged message can tell any time; so many that agree cannot. */
const AGREEING = 20;

export interface FileClock {
  /** Counts how often it was set. */
  readonly leaps: number;
  /** The time that counts for a message, which within one flight never goes back; nothing where it cannot be believed. */
  admit(at: number): number | undefined;
}

/** `onLeap` is told before the first time that is believed after a leap. */
export function fileClock(onLeap: () => void): FileClock {
  let latest: number | undefined;
  let doubted = Number.NaN;
  let [agreeing, leaps] = [0, 0];

  const follows = (at: number, after: number): boolean => at > after - OUT_OF_ORDER_MS && at < after + SILENCE_MS;

  function leap(at: number): number {
    leaps++;
    agreeing = 0;
    latest = at;
    onLeap();
    return at;
  }

  return {
    get leaps() {
      return leaps;
    },
    admit(at) {
      if (!Number.isFinite(at)) return undefined;
      if (latest === undefined || follows(at, latest)) {
        agreeing = 0;
        latest = Math.max(latest ?? at, at);
        return latest;
      }
      agreeing = follows(at, doubted) ? agreeing + 1 : 1;
      doubted = at;
      return agreeing < AGREEING ? undefined : leap(at);
    },
  };
}
