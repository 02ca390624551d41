import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './ApiDocsScreen.module.css';
import type { LiveChannel } from './channels.ts';

const SCHEME = 'WS';

/** What is told as it happens, and how to listen to it. */
export function ChannelList({ channels }: { channels: readonly LiveChannel[] }) {
  const t = useWords();
  return (
    <section>
      <h2 className={styles['tag']}>{t('apidocs.channels')}</h2>
      <p className={styles['about']}>{t('apidocs.channelsIntro')}</p>
      {channels.map(({ key, path, permission, says, hears }) => (
        <details key={key} className={styles['operation']}>
          <summary className={styles['line']}>
            <Tag color="purple">{SCHEME}</Tag>
            <code className={styles['path']}>{path}</code>
            <span className={styles['summary']}>{t(`apidocs.channel.${key}`)}</span>
          </summary>
          <p>
            {permission === undefined ? t('apidocs.access.signedInOrKey') : t('apidocs.permission')}
            {permission !== undefined && <code className={styles['permission']}>{permission}</code>}
          </p>
          <Examples title={t('apidocs.says')} empty={t('apidocs.saysNothing')} of={says} />
          <Examples title={t('apidocs.hears')} empty="" of={hears} />
        </details>
      ))}
    </section>
  );
}

function Examples({ title, empty, of }: { title: string; empty: string; of: readonly object[] }) {
  return (
    <>
      <h3 className={styles['part']}>{title}</h3>
      {of.length === 0 ? (
        <p className={styles['nothing']}>{empty}</p>
      ) : (
        <pre className={styles['examples']}>{of.map((one) => JSON.stringify(one)).join('\n')}</pre>
      )}
    </>
  );
}
