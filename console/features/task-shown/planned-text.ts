import type { TaskEntry } from '@skyhelm/contract/task';
import { formatDateTime, formatPeriod } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

/** When it is to be flown. */
export function plannedText(t: Say, { startTime, endTime, deadline }: Pick<TaskEntry, 'startTime' | 'endTime' | 'deadline'>): string {
  if (startTime === null) return t('task.planned.until', { until: formatDateTime(endTime ?? deadline) });
  return formatPeriod(startTime, endTime ?? deadline);
}
