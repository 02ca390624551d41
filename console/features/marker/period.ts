import { serverNow } from '../../browser/server-clock.ts';

export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** The first moment of this day, week (from Monday), month or year of the reader's calendar. */
export function startOf(period: Period, now: Date): Date {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  switch (period) {
    case 'day':
      return new Date(year, month, day);
    case 'week':
      return new Date(year, month, day - ((now.getDay() + 6) % 7));
    case 'month':
      return new Date(year, month);
    case 'year':
      return new Date(year, 0);
  }
}

/** The same all day long, so that nothing is asked twice for it. */
export const sinceOf = (period: Period | undefined): string | undefined => period && startOf(period, new Date(serverNow())).toISOString();
