import type { Certification } from '@skyhelm/contract/certification';
import type { User } from '@skyhelm/contract/user';
import { Alert, Button } from 'antd';
import { useId } from 'react';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import { DaysLeft } from './DaysLeft.tsx';
import { StandingTag } from './StandingTag.tsx';
import { subjectOf } from './subject-words.ts';

interface RowDeeds {
  onView(id: Certification['id']): void;
  onWithdraw(id: Certification['id']): void;
}

interface OwnSectionProps extends RowDeeds {
  title: string;
  state: User['pilot'];
  rows: readonly Certification[];
  missing: string;
  submitText: string;
  onSubmit(): void;
}

/** One kind of certification. While something waits nothing else can be handed in: the way to take it back stands beside it. */
export function OwnSection({ title, state, rows, missing, submitText, onSubmit, ...deeds }: OwnSectionProps) {
  const titleId = useId();
  const isWaiting = rows.some(({ standing }) => standing === 'pending');
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className={styles['ownHead']}>
        <h2 id={titleId}>{title}</h2>
        {!isWaiting && (
          <Button type={state === 'passed' ? 'default' : 'primary'} onClick={onSubmit}>
            {submitText}
          </Button>
        )}
      </div>
      {state !== 'passed' && !isWaiting && <p className="page-note">{missing}</p>}
      {rows.length > 0 && (
        <ul className={styles['ownRows']}>
          {rows.map((row) => (
            <OwnRow key={row.id} row={row} {...deeds} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnRow({ row, onView, onWithdraw }: { row: Certification } & RowDeeds) {
  const t = useWords();
  const subject = subjectOf(t, row);
  return (
    <li>
      <div className={styles['ownRow']}>
        <StandingTag standing={row.standing} />
        <strong className="numeric">{subject}</strong>
        {row.licence && (
          <span className={styles['soft']}>
            {t('certification.expiresOn')} <DaysLeft row={row} />
          </span>
        )}
        <span className={styles['ownActions']}>
          <button
            type="button"
            className="link-button"
            aria-label={t('common.pair', { name: t('certification.own.view'), value: subject })}
            onClick={() => onView(row.id)}
          >
            {t('certification.own.view')}
          </button>
          {row.standing === 'pending' && (
            <button
              type="button"
              className="link-button"
              aria-label={t('common.pair', { name: t('certification.own.withdraw'), value: subject })}
              onClick={() => onWithdraw(row.id)}
            >
              {t('certification.own.withdraw')}
            </button>
          )}
        </span>
      </div>
      {row.standing === 'pending' && (
        <p className="page-note">{t('certification.own.waiting', { when: formatDateTime(row.submittedAt) })}</p>
      )}
      {row.standing === 'failed' && <Alert type="error" showIcon title={t('certification.own.failed', { reason: row.reason })} />}
    </li>
  );
}
