import type { AirProof as Proof, TaskApproval } from '@skyhelm/contract/approval';
import { Findings } from '../../ui/Findings.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { FoundList } from '../task-shown/index.ts';
import styles from './approval.module.css';

interface AirProofProps {
  proof: Proof | null;
  /** Of the plan as it is now. */
  routeVersion: number;
  state: TaskApproval['state'];
}

/** What the plan was held to, when, and what was found: it stays with the decision. */
export function AirProof({ proof, routeVersion, state }: AirProofProps) {
  const t = useWords();
  return (
    <section aria-label={t('approval.proof')}>
      <h3>{t('approval.proof')}</h3>
      {proof ? (
        <>
          <p className={styles['soft']}>{t('approval.proof.held', { count: proof.zones, when: formatMoment(proof.at) })}</p>
          {proof.routeVersion !== routeVersion && <Findings findings={[{ mood: 'attention', text: t('approval.proof.otherPlan') }]} />}
          {proof.issues.length === 0 && <Findings findings={[{ mood: 'good', text: t('approval.proof.clear') }]} />}
          <FoundList issues={proof.issues} conflicts={[]} />
        </>
      ) : (
        <p className={styles['soft']}>{t(state === 'pending' ? 'approval.proof.yet' : 'approval.proof.none')}</p>
      )}
    </section>
  );
}
