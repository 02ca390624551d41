import type { CertificationDetails } from '@skyhelm/contract/certification';
import { certification } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_CERTIFICATIONS } from './certification-reads.ts';

/** Names the submission that was looked at: one that came meanwhile is not decided unseen. */
export function useDecision({ kind, userId, id }: CertificationDetails) {
  const t = useWords();
  const call = kind === 'realName' ? certification.approveUser : certification.approveDroneOperator;
  const decide = useChange(call, { stale: KNOWING_CERTIFICATIONS, quiet: true });
  return async (pass: boolean, reason = '', submitKey?: string): Promise<void> => {
    await decide.mutateAsync({ input: { id: userId, certificationId: id, pass, reason }, ...(submitKey !== undefined && { submitKey }) });
    toast.success(t(pass ? 'certification.decided.passed' : 'certification.decided.failed'));
  };
}
