const EPOCH = Date.UTC(1980, 0, 6);
const WEEK_MS = 604_800_000;

/** Since when satellite time has been ahead of ours, and by how many seconds. */
const LEAP_SECONDS: readonly (readonly [since: number, seconds: number])[] = [
  [Date.UTC(2017, 0), 18],
  [Date.UTC(2015, 6), 17],
  [Date.UTC(2012, 6), 16],
  [Date.UTC(2009, 0), 15],
  [Date.UTC(2006, 0), 14],
];

/** Milliseconds since 1970 of a week and the milliseconds into it, as satellites count. */
export function utcOfGps(week: number, milliseconds: number): number {
  const at = EPOCH + week * WEEK_MS + milliseconds;
  return at - (LEAP_SECONDS.find(([since]) => at >= since)?.[1] ?? 13) * 1000;
}
