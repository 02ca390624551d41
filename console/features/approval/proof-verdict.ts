import type { AirProof } from '@skyhelm/contract/approval';
import { foundIn } from '@skyhelm/core/task/air-findings';
import type { Finding } from '../../ui/Findings.tsx';
import type { Say } from '../../words/words.ts';

/** In a line, for whoever has their hand on the button. */
export function proofVerdict(t: Say, proof: Pick<AirProof, 'issues' | 'found'>): Finding {
  const { errors, warnings } = foundIn(proof);
  if (errors > 0) return { mood: 'danger', text: t('approval.proof.now.closed') };
  if (warnings > 0) return { mood: 'attention', text: t('approval.proof.now.warned', { count: warnings }) };
  return { mood: 'good', text: t('approval.proof.now.clear') };
}
