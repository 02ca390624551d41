import type { KeySecret } from '@skyhelm/contract/access-key';
import { formatAgo, formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './access-key.module.css';

/** Each with its own last use: that is how one sees whether anybody still needs the old one. */
export function SecretLines({ secrets }: { secrets: readonly KeySecret[] }) {
  const t = useWords();
  if (secrets.length === 0) return t('common.none');
  return (
    <ul className={styles['secrets']}>
      {secrets.map(({ prefix, endsAt, lastUsedAt, lastUsedIp }) => (
        <li key={prefix}>
          <code>{prefix}…</code>
          {endsAt && <span className={styles['ending']}>{t('accesskey.secret.old', { at: formatDateTime(endsAt) })}</span>}
          <span className={styles['soft']}>
            {lastUsedAt ? t('accesskey.lastUse.from', { ago: formatAgo(lastUsedAt), ip: lastUsedIp }) : t('accesskey.lastUse.never')}
          </span>
        </li>
      ))}
    </ul>
  );
}
