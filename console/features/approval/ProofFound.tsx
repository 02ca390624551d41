import type { AirProof } from '@skyhelm/contract/approval';
import { foundIn } from '@skyhelm/core/task/air-findings';
import { Findings } from '../../ui/Findings.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { FoundList } from '../task-shown/index.ts';
import styles from './approval.module.css';

interface ProofFoundProps {
  proof: AirProof;
  /** Of the plan as it is now, where it may be another than the one that was decided on. */
  routeVersion?: number;
}

/** What a plan was held to, when, and what was found. */
export function ProofFound({ proof, routeVersion = proof.routeVersion }: ProofFoundProps) {
  const t = useWords();
  return (
    <>
      <p className={styles['soft']}>{t('approval.proof.held', { count: proof.zones, when: formatMoment(proof.at) })}</p>
      {proof.routeVersion !== routeVersion && <Findings findings={[{ mood: 'attention', text: t('approval.proof.otherPlan') }]} />}
      {proof.issues.length === 0 && <Findings findings={[{ mood: 'good', text: t('approval.proof.clear') }]} />}
      <FoundList issues={proof.issues} conflicts={[]} notListed={foundIn(proof).notKept} />
    </>
  );
}
