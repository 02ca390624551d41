import type { LifeStatistics } from '@skyhelm/contract/device-life';

export const MEASURES = ['flights', 'seconds', 'metres'] as const;
export type Measure = (typeof MEASURES)[number];
export type LifeDay = LifeStatistics['days'][number];

/** Sums by month of the calendar, in the order of the days. */
export function monthsOf(days: readonly LifeDay[]): (Record<Measure, number> & { month: string })[] {
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...byMonth].map(([month, within]) => {
    const sum = (measure: Measure) => within.reduce((total, day) => total + day[measure], 0);
    return { month, flights: sum('flights'), seconds: sum('seconds'), metres: sum('metres') };
  });
}

/** Columns of seven days, Monday first; the first and the last may be shorter. */
export function weeksOf(days: readonly LifeDay[]): (LifeDay | undefined)[][] {
  const first = days[0];
  if (!first) return [];
  const before = (new Date(first.day).getUTCDay() + 6) % 7;
  const padded = [...Array<undefined>(before), ...days];
  return Array.from({ length: Math.ceil(padded.length / 7) }, (_, week) => padded.slice(week * 7, week * 7 + 7));
}

/** How much of the most, in four steps; 0 is nothing at all. */
export const levelOf = (value: number, most: number): 0 | 1 | 2 | 3 | 4 =>
  value <= 0 ? 0 : (Math.min(4, Math.ceil((value / most) * 4)) as 1 | 2 | 3 | 4);
