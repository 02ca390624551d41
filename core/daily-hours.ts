import { zoneClock } from './zone-clock.ts';

/** From one minute of the day to another by the clock in a place; past midnight where the second is the earlier one, all day where they are the same. */
export interface DailyHours {
  from: number;
  until: number;
  /** As the IANA names it. */
  timeZone: string;
}

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When they end, in milliseconds; nothing where they are not at that moment. */
export function endOfHours({ from, until, timeZone }: DailyHours, now: number): number | undefined {
  const { shown } = zoneClock(timeZone);
  const timeAt = (moment: number) => {
    const time = shown(new Date(moment));
    return time.getUTCHours() * 60 + time.getUTCMinutes();
  };
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const time = timeAt(minute);
  const isWithin = from < until ? time >= from && time < until : time >= from || time < until;
  if (!isWithin) return undefined;
  const asUsual = minute + ((until - time + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES) * MINUTE_MS;
  // In the night in which clocks are changed that is an hour off; a time that is skipped then has no better one.
  const off = ((until - timeAt(asUsual) + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const corrected = asUsual + off * MINUTE_MS;
  return timeAt(corrected) === until ? corrected : asUsual;
}
