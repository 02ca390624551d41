import type { AirProof as Proof, TaskApproval } from '@skyhelm/contract/approval';
import { Findings, type Finding } from '../../ui/Findings.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './approval.module.css';
import { findingsOf } from './issue-findings.ts';

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
          {proof.zonesChangedAt !== null && (
            <p className={styles['soft']}>{t('approval.proof.zonesChanged', { when: formatMoment(proof.zonesChangedAt) })}</p>
          )}
          <Findings findings={foundIn(t, proof, routeVersion)} />
        </>
      ) : (
        <p className={styles['soft']}>{t(state === 'pending' ? 'approval.proof.yet' : 'approval.proof.none')}</p>
      )}
    </section>
  );
}

const foundIn = (t: Say, { issues, routeVersion }: Proof, present: number): Finding[] => [
  ...(routeVersion === present ? [] : [{ mood: 'attention' as const, text: t('approval.proof.otherPlan') }]),
  ...(issues.length === 0 ? [{ mood: 'good' as const, text: t('approval.proof.clear') }] : findingsOf(issues)),
];
