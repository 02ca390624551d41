import type { TaskApproval } from '@skyhelm/contract/approval';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { deciderOf } from './approval-text.ts';

/** Who asked, until when there is time, and how it was answered. */
export function QuestionFacts({ approval }: { approval: TaskApproval }) {
  const t = useWords();
  const by = (who: string, at: string) => t('approval.history.by', { who: who || t('common.none'), when: formatDateTime(at) });
  return (
    <Facts>
      <Fact label={t('approval.submittedBy')}>{by(approval.submittedBy, approval.submittedAt)}</Fact>
      <Fact label={t('approval.dueAt')}>{formatDateTime(approval.dueAt)}</Fact>
      {approval.decidedAt !== null && (
        <Fact label={t(approval.state === 'withdrawn' ? 'approval.state.withdrawn' : 'task.approver')}>
          {by(deciderOf(t, approval), approval.decidedAt)}
        </Fact>
      )}
      {approval.endedAt !== null && <Fact label={t('approval.endedAt')}>{by(approval.endedBy, approval.endedAt)}</Fact>}
      {approval.reason !== '' && <Fact label={t('task.reason')}>{approval.reason}</Fact>}
    </Facts>
  );
}
