import { endOfHours, minutesOf } from '../daily-hours.ts';

/** From one time of the day to another, as HH:mm of the clock in a place; past midnight where the second is the earlier one. */
export interface QuietHours {
  from: string;
  to: string;
  /** As the IANA names it. */
  timeZone: string;
}

/** When they end; nothing where they are not at that moment. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Date): Date | undefined {
  const ends = endOfHours({ from: minutesOf(from), until: minutesOf(to), timeZone }, now.getTime());
  return ends === undefined ? undefined : new Date(ends);
}
