import type { TaskApproval } from '@skyhelm/contract/approval';
import { Findings, type Finding } from '../../ui/Findings.tsx';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';

type Found = NonNullable<TaskApproval['automatic']>['reasons'][number]['finding'];
const MOODS: Record<Found, Finding['mood']> = { kept: 'good', broken: 'danger', unknown: 'attention' };

/** Why it was approved by itself, or left to a person. */
export function AutoFindings({ automatic }: Pick<TaskApproval, 'automatic'>) {
  const t = useWords();
  return (
    <section aria-label={t('menu.autoApproval')}>
      <h3>{t('menu.autoApproval')}</h3>
      <p className={styles['soft']}>{t(automatic ? `approval.auto.outcome.${automatic.outcome}` : 'approval.auto.outcome.off')}</p>
      {automatic && (
        <Findings
          findings={automatic.reasons.map(({ check, finding }) => ({
            mood: MOODS[finding],
            text: t('common.pair', { name: t(`approval.check.${check}`), value: t(`approval.finding.${finding}`) }),
          }))}
        />
      )}
    </section>
  );
}
