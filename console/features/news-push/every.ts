import type { Say } from '../../words/words.ts';

const [HOUR, DAY, WEEK] = [60, 24 * 60, 7 * 24 * 60];
const NAMED: Partial<Record<number, 'minutely' | 'hourly' | 'daily' | 'weekly'>> = {
  1: 'minutely',
  [HOUR]: 'hourly',
  [DAY]: 'daily',
  [WEEK]: 'weekly',
};

/** So often, in the largest unit that it is a whole number of. */
export function everyText(t: Say, minutes: number): string {
  const named = NAMED[minutes];
  if (named) return t(`newspush.${named}`);
  if (minutes % DAY === 0) return t('newspush.everyDays', { count: minutes / DAY });
  if (minutes % HOUR === 0) return t('newspush.everyHours', { count: minutes / HOUR });
  return t('newspush.everyMinutes', { count: minutes });
}
