import { documentDay } from '../certification/calendar-day.ts';

/** The day that the papers of a crew are held to, YYYY-MM-DD: the planned one; today where that has gone or is not said, since nobody flies before. */
export const papersDay = (startTime: Date | string | null, now: number): string =>
  documentDay(new Date(Math.max(now, startTime === null ? now : new Date(startTime).getTime())));
