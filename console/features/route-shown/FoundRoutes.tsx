import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import { RouteRow, type RowProps } from './RouteRow.tsx';
import styles from './shown.module.css';
import type { FoundRoutes as Found } from './use-found-routes.ts';

interface FoundRoutesProps extends RowProps {
  found: Found;
  isSearched: boolean;
}

export function FoundRoutes({ found: { rows, error, again, isMore, more }, isSearched, ...row }: FoundRoutesProps) {
  const t = useWords();
  if (error) {
    return (
      <p role="alert">
        {error.message}{' '}
        <button type="button" className="link-button" onClick={again}>
          {t('common.retry')}
        </button>
      </p>
    );
  }
  if (!rows) {
    return (
      <p className={styles['soft']} role="status">
        {t('common.loading')}
      </p>
    );
  }
  if (rows.length === 0) return <p className={styles['soft']}>{t(isSearched ? 'route.shown.none' : 'route.empty')}</p>;
  return (
    <>
      <ul aria-label={t('route.title')}>
        {rows.map((entry) => (
          <RouteRow key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
      {more && <Button onClick={more}>{t('route.shown.more')}</Button>}
      {isMore && !more && <p className={styles['soft']}>{t('route.shown.narrow')}</p>}
    </>
  );
}
