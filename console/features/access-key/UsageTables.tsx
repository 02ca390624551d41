import type { KeyUsage } from '@skyhelm/contract/access-key';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './access-key.module.css';

export function CallTable({ calls }: Pick<KeyUsage, 'calls'>) {
  const t = useWords();
  return (
    <>
      <h3 className={styles['heading']}>{t('accesskey.usage.calls')}</h3>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">{t('accesskey.usage.call')}</th>
            <th scope="col">{t('accesskey.usage.done')}</th>
            <th scope="col">{t('accesskey.usage.refused')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ path, done, refused }) => (
            <tr key={path}>
              <td>{path === '' ? t('accesskey.usage.door') : <code>{path}</code>}</td>
              <td>{formatNumber(done)}</td>
              <td>{formatNumber(refused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function ReasonTable({ refusals }: Pick<KeyUsage, 'refusals'>) {
  const t = useWords();
  if (refusals.length === 0) return null;
  return (
    <>
      <h3 className={styles['heading']}>{t('accesskey.usage.reasons')}</h3>
      <table className={styles['counts']}>
        <tbody>
          {refusals.map(({ reason, count }) => (
            <tr key={reason}>
              <td>{t(`accesskey.usage.reason.${reason}`)}</td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
