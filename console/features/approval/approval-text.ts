import type { TaskApproval } from '@skyhelm/contract/approval';
import type { TaskEntry } from '@skyhelm/contract/task';
import { formatDateTime, formatPeriod } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

/** When it is to be flown. */
export function flownText(t: Say, { startTime, endTime, deadline }: Pick<TaskEntry, 'startTime' | 'endTime' | 'deadline'>): string {
  if (startTime === null) return t('approval.flown.until', { until: formatDateTime(endTime ?? deadline) });
  return formatPeriod(startTime, endTime ?? deadline);
}

/** Who decided: a person, the rules, or nobody. */
export function deciderOf(t: Say, { decidedBy, isAutomatic }: Pick<TaskApproval, 'decidedBy' | 'isAutomatic'>): string {
  return isAutomatic ? t('task.approver.automatic') : decidedBy || t('common.none');
}

/** As the task says it, and two that are of the question alone. */
export const stateText = (t: Say, state: TaskApproval['state']): string =>
  state === 'withdrawn' || state === 'fallen' ? t(`approval.state.${state}`) : t(`dictionary.taskApproval.${state}`);
