import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './ApiDocsScreen.module.css';
import type { ToldEvent } from './hook-events.ts';

const SCHEME = 'HOOK';
const SIGNATURE = 'x-skyhelm-signature';
const INDENT = 2;

/** What is posted to other software as it happens. */
export function HookEventList({ events }: { events: readonly ToldEvent[] }) {
  const t = useWords();
  return (
    <section>
      <h2 className={styles['tag']}>{t('apidocs.hooks')}</h2>
      <p className={styles['about']}>{t('apidocs.hooksIntro', { header: SIGNATURE })}</p>
      {events.map(({ event, permission, example }) => (
        <details key={event} className={styles['operation']}>
          <summary className={styles['line']}>
            <Tag color="orange">{SCHEME}</Tag>
            <code className={styles['path']}>{event}</code>
            <span className={styles['summary']}>{t(`webhook.event.${event}`)}</span>
          </summary>
          <p>
            {t('apidocs.permission')}
            <code className={styles['permission']}>{permission}</code>
          </p>
          <h3 className={styles['part']}>{t('apidocs.posted')}</h3>
          <pre className={styles['examples']}>{JSON.stringify(example, null, INDENT)}</pre>
        </details>
      ))}
    </section>
  );
}
