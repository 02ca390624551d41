import type { TaskApproval } from '@skyhelm/contract/approval';
import { useLength } from '../../session/use-length.ts';
import { Findings, type Finding } from '../../ui/Findings.tsx';
import { formatList } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './approval.module.css';

type Reason = NonNullable<TaskApproval['automatic']>['reasons'][number];
const MOODS: Record<Reason['finding'], Finding['mood']> = { kept: 'good', broken: 'danger', unknown: 'attention' };

/** Without what exactly, of those that were weighed before that was kept. */
function foundText(t: Say, { finding, conflicts, height, lacks }: Reason, length: (metres: number) => string): string {
  if (conflicts) return t('approval.finding.conflicts', { kinds: formatList(conflicts.map((kind) => t(`task.conflict.${kind}`))) });
  const text = t(`approval.finding.${finding}`);
  if (lacks?.length)
    return t('approval.finding.lacks', { finding: text, reasons: formatList(lacks.map((lack) => t(`approval.lack.${lack}`))) });
  if (!height) return text;
  return t('approval.finding.height', { finding: text, asked: length(height.asked), limit: length(height.limit) });
}

/** Why it was approved by itself, or left to a person. */
export function AutoFindings({ automatic }: Pick<TaskApproval, 'automatic'>) {
  const t = useWords();
  const length = useLength();
  return (
    <section aria-label={t('menu.autoApproval')}>
      <h3>{t('menu.autoApproval')}</h3>
      <p className={styles['soft']}>{t(automatic ? `approval.auto.outcome.${automatic.outcome}` : 'approval.auto.outcome.off')}</p>
      {automatic && (
        <Findings
          findings={automatic.reasons.map((reason) => ({
            mood: MOODS[reason.finding],
            text: t('common.pair', { name: t(`approval.check.${reason.check}`), value: foundText(t, reason, length) }),
          }))}
        />
      )}
    </section>
  );
}
