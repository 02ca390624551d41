import type { TaskApproval } from '@skyhelm/contract/approval';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';
import { ProofFound } from './ProofFound.tsx';
import { ProofNow } from './ProofNow.tsx';

interface AirProofProps {
  approval: TaskApproval;
  /** Of the plan as it is now. */
  routeVersion: number;
}

/** What is found of the air: while a question waits as of now, and once it is decided what stays with the decision. */
export function AirProof({ approval: { id, proof, state }, routeVersion }: AirProofProps) {
  const t = useWords();
  return (
    <section aria-label={t('approval.proof')}>
      <h3>{t('approval.proof')}</h3>
      {state === 'pending' ? (
        <ProofNow approvalId={id} />
      ) : proof ? (
        <ProofFound proof={proof} routeVersion={routeVersion} />
      ) : (
        <p className={styles['soft']}>{t('approval.proof.none')}</p>
      )}
    </section>
  );
}
