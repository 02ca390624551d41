import { keptMoment } from '@skyhelm/core/kept-moment';
import { isTimeZone } from '@skyhelm/core/zone-clock';

const two = (number: number) => String(number).padStart(2, '0');

/** The reader's time zone, as the IANA names it; the offset of today where a browser has no name for it that anybody knows ("Etc/Unknown"). */
export function zoneHere(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isTimeZone(name)) return name;
  const ahead = -new Date().getTimezoneOffset();
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
}

/** No field for days has room for the year that begins here while the last one lasts elsewhere. */
function shown(moment: string | Date): Date {
  const date = new Date(moment);
  return date.getFullYear() > 9999 ? new Date(9999, 11, 31, 23, 59, 59, 999) : date;
}

/** The day of the reader's calendar, as a field for days holds it. */
export function dayOf(moment: string | Date | null): string {
  if (moment === null) return '';
  const date = shown(moment);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Where the last day ends hours later than elsewhere, those hours are for ever too. */
const at = (day: string, time: string): string => {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? day : keptMoment(moment.getTime()).toISOString();
};

/** The moment that somebody means by a day and a time of the clock here; what is no day comes back as it is. */
export const timeOfDay = (day: string, time: string): string => at(day, time);
export const startOfDay = (day: string): string => at(day, '00:00');
export const endOfDay = (day: string): string => at(day, '23:59:59.999');

/** From the first moment of one day to the last of another, for a filter; what is no day is left out. */
export function momentsOfDays(from: string | undefined, to: string | undefined): { from?: string; to?: string } {
  const [first, last] = [firstMoment(from), firstMoment(to)];
  return { ...(first && { from: first.toISOString() }), ...(last && { to: lastMoment(last).toISOString() }) };
}

/** Of the reader's calendar; nothing for what is no day. */
function firstMoment(day: string | undefined): Date | undefined {
  const start = new Date(`${/^\d{4}-\d\d-\d\d$/.test(day ?? '') ? day : ''}T00:00`);
  return Number.isNaN(start.getTime()) || start.getFullYear() < 2 ? undefined : start;
}

/** By the calendar rather than 24 hours later: twice a year a day is shorter or longer. */
const lastMoment = (start: Date): Date => new Date(new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1).getTime() - 1);

/** A moment to the minute of the reader's clock, as a field for moments holds it. */
export function minuteOf(moment: string): string {
  const date = shown(moment);
  return Number.isNaN(date.getTime()) ? '' : `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that somebody means who writes this by the clock here; empty for what is none. */
export function momentAt(minute: string): string {
  const date = new Date(minute);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
