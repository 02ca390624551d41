const DAY_MS = 86_400_000;

/** The last days of somebody whose clock is `offsetMinutes` ahead of UTC, today last, and when the first of them began. */
export function lastDays(now: Date, count: number, offsetMinutes: number): { days: string[]; start: Date } {
  const offsetMs = offsetMinutes * 60_000;
  const today = Math.floor((now.getTime() + offsetMs) / DAY_MS);
  const first = today - count + 1;
  const days = Array.from({ length: count }, (_, index) => new Date((first + index) * DAY_MS).toISOString().slice(0, 10));
  return { days, start: new Date(first * DAY_MS - offsetMs) };
}
