import type { TaskEntry } from '@skyhelm/contract/task';
import { isApprovedByRules } from '@skyhelm/core/task/approver';
import type { Say } from '../../words/words.ts';

/** Who decided on it last: a person, the rules, or nobody. */
export const approverText = (t: Say, task: Pick<TaskEntry, 'approval' | 'approver'>): string =>
  isApprovedByRules(task) ? t('task.approver.automatic') : task.approver || t('common.none');
