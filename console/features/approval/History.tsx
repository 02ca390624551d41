import type { TaskApproval } from '@skyhelm/contract/approval';
import history from '../../ui/history.module.css';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';
import { deciderOf } from './approval-text.ts';
import { StateTag } from './StateTag.tsx';

interface HistoryProps {
  rows: readonly TaskApproval[];
  /** The one that is shown above it. */
  current: TaskApproval['id'];
}

/** Every question about the task: who asked, who decided, when and why, and until when that held. */
export function History({ rows, current }: HistoryProps) {
  const t = useWords();
  const pair = (name: string, value: string) => t('common.pair', { name, value });
  const by = (who: string, moment: string) => t('approval.history.by', { who: who || t('common.none'), when: formatDateTime(moment) });
  if (rows.length === 0) return <p className={styles['soft']}>{t('approval.history.empty')}</p>;
  return (
    <ol className={history['history']}>
      {rows.map((row) => (
        <li key={row.id} aria-current={row.id === current ? 'true' : undefined}>
          <div className={history['head']}>
            <StateTag state={row.state} />
          </div>
          <div className={styles['soft']}>{pair(t('approval.submittedAt'), by(row.submittedBy, row.submittedAt))}</div>
          {row.decidedAt !== null && (
            <div className={styles['soft']}>
              {pair(t(row.state === 'withdrawn' ? 'approval.state.withdrawn' : 'approval.decidedAt'), by(deciderOf(t, row), row.decidedAt))}
            </div>
          )}
          {row.endedAt !== null && <div className={styles['soft']}>{pair(t('approval.endedAt'), by(row.endedBy, row.endedAt))}</div>}
          {row.reason !== '' && <div>{pair(t('task.reason'), row.reason)}</div>}
        </li>
      ))}
    </ol>
  );
}
