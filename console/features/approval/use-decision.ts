import type { TaskDetails } from '@skyhelm/contract/task';
import { ApiError } from '../../api/api-error.ts';
import { approval } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_APPROVALS } from './approval-reads.ts';

interface Outcomes {
  onDecided(): void;
  /** Somebody or something was faster: who and what, in the server's words. What is shown is read again by then. */
  onOvertaken(text: string): void;
}

/** Names the task as it was looked at: one that has moved on meanwhile is not decided unseen. */
export function useDecision({ id, version }: Pick<TaskDetails, 'id' | 'version'>, { onDecided, onOvertaken }: Outcomes) {
  const t = useWords();
  const options = { stale: KNOWING_APPROVALS, quiet: true };
  const [passing, failing] = [useChange(approval.passTask, options), useChange(approval.failTask, options)];
  const settle = async (decision: Promise<unknown>, text: string): Promise<void> => {
    try {
      await decision;
    } catch (error) {
      // What is said against a field can be mended, and a connection comes back: the dialog stays.
      if (!(error instanceof ApiError) || error.issues.length > 0) throw inWords(error);
      await outdate(...KNOWING_APPROVALS);
      return onOvertaken(error.message);
    }
    toast.success(text);
    onDecided();
  };
  return {
    pass: () => settle(passing.mutateAsync({ input: { id, version } }), t('approval.decided.passed')),
    fail: (reason: string, submitKey: string) =>
      settle(failing.mutateAsync({ input: { id, version, reason }, submitKey }), t('approval.decided.failed')),
  };
}

/** Closed air is said zone by zone: that something is wrong would tell an approver nothing. */
function inWords(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.issues.some(({ path }) => path === 'reason')) return error;
  const { issues } = error;
  return issues.length === 0 ? error : new Error([...new Set(issues.map(({ mes }) => mes))].join('\n'));
}
