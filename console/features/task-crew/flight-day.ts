import type { TaskEntry } from '@skyhelm/contract/task';
import { serverNow } from '../../browser/server-clock.ts';
import { dayOf } from '../../words/day.ts';

/** The day for which licences are looked at: when it is planned for, or today. */
export function flightDay({ startTime }: Pick<TaskEntry, 'startTime'>): string {
  const now = serverNow();
  return dayOf(startTime !== null && Date.parse(startTime) > now ? startTime : new Date(now));
}
