import type { TaskEntry } from '@skyhelm/contract/task';
import { papersDay } from '@skyhelm/core/task/papers-day';
import { serverNow } from '../../browser/server-clock.ts';

/** The day for which licences are looked at. */
export const flightDay = ({ startTime }: Pick<TaskEntry, 'startTime'>): string => papersDay(startTime, serverNow());
