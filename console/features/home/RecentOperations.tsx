import type { LogEntry } from '@skyhelm/contract/operation-log';
import { formatAgo, formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { Card, type Span } from './Card.tsx';
import styles from './home.module.css';
import { OpenLink } from './OpenLink.tsx';

export function RecentOperations({ entries, span }: { entries: readonly LogEntry[]; span: Span }) {
  const t = useWords();
  return (
    <Card title={t('home.recent')} span={span} link={<OpenLink screen="log" />}>
      {entries.length === 0 ? (
        <p className={styles['soft']}>{t('home.recent.empty')}</p>
      ) : (
        <ol className={styles['recent']}>
          {entries.map(({ id, at, actor, text }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={styles['soft']}>{actor}</span>
              <time className={styles['soft']} dateTime={at} title={formatDateTime(at)}>
                {formatAgo(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
