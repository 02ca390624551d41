import type { TaskApprovalId } from '@skyhelm/contract/ids';
import { Findings } from '../../ui/Findings.tsx';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';
import { proofVerdict } from './proof-verdict.ts';
import { useProofNow } from './use-proof-now.ts';

/** Beside the buttons; in full it stands above. */
export function ProofVerdict({ approvalId }: { approvalId: TaskApprovalId }) {
  const t = useWords();
  const proof = useProofNow(approvalId).data;
  return <div className={styles['verdict']}>{proof && <Findings findings={[proofVerdict(t, proof)]} />}</div>;
}
