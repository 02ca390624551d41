import type { KeyUsage } from '@skyhelm/contract/access-key';
import { dayOf } from '../../words/day.ts';

export interface UsageBar {
  /** When it began. */
  at: Date;
  done: number;
  refused: number;
}

/** The hours of today, or the days up to today, also those without any call. By the reader's calendar: a day may have 23 or 25 hours. */
export function usageBars({ since, hours }: Pick<KeyUsage, 'since' | 'hours'>, days: number): UsageBar[] {
  const first = new Date(since);
  const nameOf = (moment: Date) => (days === 1 ? String(moment.getHours()) : dayOf(moment));
  const sums = Map.groupBy(hours, ({ at }) => nameOf(new Date(at)));
  return Array.from({ length: days === 1 ? 24 : days }, (_, place) => {
    const [year, month, day] = [first.getFullYear(), first.getMonth(), first.getDate()];
    const at = days === 1 ? new Date(year, month, day, place) : new Date(year, month, day + place);
    const within = sums.get(nameOf(at)) ?? [];
    const sum = (which: 'done' | 'refused') => within.reduce((total, hour) => total + hour[which], 0);
    return { at, done: sum('done'), refused: sum('refused') };
  });
}

const STEPS = [1, 2, 5, 10];

/** The end of the scale: the first round number that no bar is higher than. */
export function scaleOf(bars: readonly Pick<UsageBar, 'done' | 'refused'>[]): number {
  const most = Math.max(2, ...bars.map(({ done, refused }) => done + refused));
  const power = 10 ** Math.floor(Math.log10(most));
  return STEPS.map((step) => step * power).find((end) => end >= most)!;
}
