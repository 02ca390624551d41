import { zoneClock } from '@skyhelm/core/zone-clock';

const DAY_MS = 86_400_000;

export interface LastDays {
  days: string[];
  /** When each began. */
  begins: Date[];
  /** When the first began, and the last ends. */
  begin: Date;
  end: Date;
}

/** The last days by the clock in a place, today last. By the calendar there: twice a year one is shorter or longer. */
export function lastDays(now: Date, count: number, timeZone: string): LastDays {
  const { dayOf, dayBegin } = zoneClock(timeZone);
  const today = Date.parse(dayOf(now));
  const upToTomorrow = Array.from({ length: count + 1 }, (_, index) =>
    new Date(today + (index + 1 - count) * DAY_MS).toISOString().slice(0, 10),
  );
  const bounds = upToTomorrow.map(dayBegin);
  return { days: upToTomorrow.slice(0, -1), begins: bounds.slice(0, -1), begin: bounds[0]!, end: bounds.at(-1)! };
}
