import type { AirProof } from '@skyhelm/contract/approval';
import type { Finding } from '../../ui/Findings.tsx';
import type { Say } from '../../words/words.ts';

/** In a line, for whoever has their hand on the button. */
export function proofVerdict(t: Say, { issues }: Pick<AirProof, 'issues'>): Finding {
  if (issues.some(({ severity }) => severity === 'error')) return { mood: 'danger', text: t('approval.proof.now.closed') };
  if (issues.length > 0) return { mood: 'attention', text: t('approval.proof.now.warned', { count: issues.length }) };
  return { mood: 'good', text: t('approval.proof.now.clear') };
}
