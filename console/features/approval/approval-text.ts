import type { TaskApproval } from '@skyhelm/contract/approval';
import type { Say } from '../../words/words.ts';

/** Who decided: a person, the rules, or nobody. */
export function deciderOf(t: Say, { decidedBy, isAutomatic }: Pick<TaskApproval, 'decidedBy' | 'isAutomatic'>): string {
  return isAutomatic ? t('task.approver.automatic') : decidedBy || t('common.none');
}

/** As the task says it, and two that are of the question alone. */
export const stateText = (t: Say, state: TaskApproval['state']): string =>
  state === 'withdrawn' || state === 'fallen' ? t(`approval.state.${state}`) : t(`dictionary.taskApproval.${state}`);
