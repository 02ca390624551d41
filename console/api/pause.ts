/** Each reading counts among the calls that a key may make in a minute, and a page with one may stand on a wall for days. */
const KEY_PAUSE_MS = 20_000;

/** Milliseconds from one reading to the next. */
export const pauseFor = (wantedMs: number | undefined, isKey: boolean): number | undefined =>
  wantedMs !== undefined && isKey ? Math.max(wantedMs, KEY_PAUSE_MS) : wantedMs;
