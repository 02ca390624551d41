/** Ten times what an autopilot sends in flight. */
const FRAMES_PER_SECOND = 1_000;

/** How many messages of one vehicle are looked at; a mad one must not take the time of all others. */
export interface FrameLimit {
  isExceeded(): boolean;
  admits(now: number): boolean;
}

export function frameLimit(begin: number): FrameLimit {
  let [second, count] = [begin, 0];
  let exceededAt = -Infinity;
  return {
    isExceeded: () => second - exceededAt < 10_000,
    admits(now) {
      if (now - second >= 1000) [second, count] = [now, 0];
      if (++count <= FRAMES_PER_SECOND) return true;
      exceededAt = now;
      return false;
    },
  };
}
