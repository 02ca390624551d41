/** How often sticks are told while somebody steers. */
export const STICKS_EVERY_MS = 50;
/** Older than this, they say nothing of what the pilot wants now. */
export const STICKS_FRESH_MS = 300;
/** How often an aircraft hears centred sticks while it is in a mode that obeys them and no one steers. */
export const NEUTRAL_EVERY_MS = 100;
/** So long sticks that are let go count as centred before steering is over. */
export const LET_GO_MS = 1_000;

/** By how much two good clocks may drift apart, as a share of the time that passes. */
const DRIFT = 0.001;

/** Tells sticks of now from those that were held up on the way. */
export interface StickStream {
  /** `sentAt` and `now` are milliseconds of two clocks that need not agree. */
  admits(sentAt: number, now: number): boolean;
}

export function stickStream(): StickStream {
  let [newest, quickest, measuredAt] = [-Infinity, Infinity, 0];
  return {
    admits(sentAt, now) {
      if (sentAt <= newest) return false;
      newest = sentAt;
      const drifted = quickest + (now - measuredAt) * DRIFT;
      quickest = Math.min(drifted, now - sentAt);
      measuredAt = now;
      return now - sentAt - quickest <= STICKS_FRESH_MS;
    },
  };
}
