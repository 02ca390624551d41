import { LOCALES } from '../../words/language.ts';
import { useLanguage } from '../../words/words.ts';

/** "Tue, 10 Mar 2026" of a day of the calendar, wherever its reader is. */
export function useDayName(): (day: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(day));
}
