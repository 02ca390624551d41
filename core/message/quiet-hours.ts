/** From one time of the day to another, as HH:mm of the clock in a place; past midnight where the second is the earlier one. */
export interface QuietHours {
  from: string;
  to: string;
  /** As the IANA names it. */
  timeZone: string;
}

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When they end; nothing where they are not at that moment. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Date): Date | undefined {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const timeAt = (moment: number) => minutesOf(clock.format(moment));
  const [begins, ends] = [minutesOf(from), minutesOf(to)];
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const time = timeAt(minute);
  const isQuiet = begins < ends ? time >= begins && time < ends : time >= begins || time < ends;
  if (!isQuiet) return undefined;
  const asUsual = minute + ((ends - time + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES) * MINUTE_MS;
  // In the night in which clocks are changed that is an hour off; a time that is skipped then has no better one.
  const off = ((ends - timeAt(asUsual) + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const corrected = asUsual + off * MINUTE_MS;
  return new Date(timeAt(corrected) === ends ? corrected : asUsual);
}
