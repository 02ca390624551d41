/** Frames of several threads are written a little out of order. Further back, somebody set the clock. */
const OUT_OF_ORDER_MS = 5_000;
/** No link is silent so long within one recording: somebody set the clock, or joined two recordings. */
const LEAP_MS = 3_600_000;

/** The time of a recording as it is played: it never goes back, and does not wait for a clock that was set. */
export interface PlayingTime {
  readonly leaps: number;
  /** Milliseconds since the first record, at the speed of the recording. */
  since(at: number): number;
}

export function playingTime(): PlayingTime {
  let origin: number | undefined;
  let [latest, leaps] = [0, 0];
  return {
    get leaps() {
      return leaps;
    },
    since(at) {
      origin ??= at;
      const ahead = at - origin - latest;
      if (ahead > LEAP_MS || ahead < -OUT_OF_ORDER_MS) {
        leaps++;
        origin = at - latest;
      } else if (ahead > 0) latest += ahead;
      return latest;
    },
  };
}
