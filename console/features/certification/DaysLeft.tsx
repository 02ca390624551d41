import type { Certification } from '@skyhelm/contract/certification';
import { formatDate } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';

const SOON_DAYS = 30;

/** The last day, and how near it is once it matters. */
export function DaysLeft({ row: { licence, standing } }: { row: Pick<Certification, 'licence' | 'standing'> }) {
  const t = useWords();
  if (!licence) return t('common.none');
  const isSoon = standing === 'passed' && licence.daysLeft <= SOON_DAYS;
  return (
    <span className="numeric">
      {formatDate(`${licence.expiresOn}T00:00`)}
      {isSoon && (
        <small className={styles['soon']}>
          {licence.daysLeft === 0 ? t('certification.lastDay') : t('certification.daysLeft', { count: licence.daysLeft })}
        </small>
      )}
    </span>
  );
}
