import type { TaskEntry } from '@skyhelm/contract/task';
import { dayOf } from '../../words/day.ts';

/** The last day on which it may be flown: whoever flies it has to hold a licence until then. */
export const flightDay = ({ endTime, deadline }: Pick<TaskEntry, 'endTime' | 'deadline'>): string => dayOf(endTime ?? deadline);
