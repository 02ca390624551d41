import type { Certification } from '@skyhelm/contract/certification';
import history from '../../ui/history.module.css';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import { StandingTag } from './StandingTag.tsx';
import { subjectOf } from './subject-words.ts';

interface HistoryProps {
  rows: readonly Certification[];
  /** The one that is shown above it. */
  current?: Certification['id'];
  onView?(id: Certification['id']): void;
}

/** Who submitted what, who decided, when and why, newest first. */
export function History({ rows, current, onView }: HistoryProps) {
  const t = useWords();
  const pair = (label: string, value: string) => t('certification.pair', { label, value });
  const by = (who: string, moment: string) => t('certification.history.by', { who, when: formatDateTime(moment) });
  if (rows.length === 0) return <p className="page-note">{t('certification.history.empty')}</p>;
  return (
    <ol className={history['history']}>
      {rows.map((row) => (
        <li key={row.id} aria-current={row.id === current ? 'true' : undefined}>
          <div className={history['head']}>
            <StandingTag standing={row.standing} />
            <strong>{t(`dictionary.certificationKind.${row.kind}`)}</strong>
            <span className="numeric">{subjectOf(t, row)}</span>
            {onView && (
              <button type="button" className="link-button" onClick={() => onView(row.id)}>
                {t('certification.own.view')}
              </button>
            )}
          </div>
          <div className={styles['soft']}>{pair(t('certification.submittedAt'), by(row.name, row.submittedAt))}</div>
          {row.decidedAt !== null && (
            <div className={styles['soft']}>
              {pair(
                t(row.standing === 'withdrawn' ? 'certification.standing.withdrawn' : 'certification.decidedAt'),
                by(row.decidedBy, row.decidedAt),
              )}
            </div>
          )}
          {row.reason !== '' && <div>{pair(t('certification.reason'), row.reason)}</div>}
        </li>
      ))}
    </ol>
  );
}
