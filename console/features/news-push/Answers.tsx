import type { NewsPush } from '@skyhelm/contract/news-push';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './news-push.module.css';

/** Of the last sending. */
export function Answers({ row: { sendings, read, received, confirmed, priority } }: { row: NewsPush }) {
  const t = useWords();
  if (sendings === 0) return t('common.none');
  return (
    <>
      {t('newspush.readOf', { read: formatNumber(read), received: formatNumber(received) })}
      {priority === 'urgent' && <small className={styles['confirmed']}>{t('newspush.confirmedOf', { count: confirmed })}</small>}
    </>
  );
}
