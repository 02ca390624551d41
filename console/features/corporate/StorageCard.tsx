import type { StorageUsage } from '@skyhelm/contract/storage';
import { storage } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './corporate.module.css';
import { fillOf, megabytes, ROWS } from './storage-fill.ts';

/** How much of each quota is used. Of the same size before it has arrived. */
export function StorageCard() {
  const t = useWords();
  const { data, error, refetch } = useRead(storage.getStorage, {});
  return (
    <section className="card" aria-labelledby="storage-title" aria-busy={!data && !error}>
      <h2 id="storage-title" className={styles['head']}>
        {t('corporate.storage')}
      </h2>
      <p className="page-note">{t('corporate.storage.note')}</p>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <ul className={styles['storage']}>
          {ROWS.map((kind) => (
            <li key={kind}>
              <Row name={t(`corporate.storage.${kind}`)} used={data?.kinds.find((one) => one.kind === kind)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ name, used }: { name: string; used: StorageUsage | undefined }) {
  const t = useWords();
  const of = (amount: number | undefined, max: number | null | undefined, shown: (value: number) => string) =>
    amount === undefined
      ? t('common.none')
      : max === null || max === undefined
        ? shown(amount)
        : t('corporate.storage.of', { used: shown(amount), max: shown(max) });
  const fill = used && fillOf(used);
  const figures = [
    t('corporate.storage.items', { figure: of(used?.items, used?.itemsMax, formatNumber) }),
    t('corporate.storage.megabytes', { figure: of(used?.bytes, used?.bytesMax, (bytes) => formatNumber(megabytes(bytes))) }),
  ].join(' · ');
  return (
    <>
      <span>
        {name}
        <span className={`${styles['state']} ${styles[fill?.state ?? 'plain']}`}>
          {fill && fill.state !== 'plain' && t(`corporate.storage.${fill.state}`)}
          {used && fill === undefined && t('corporate.storage.unlimited')}
        </span>
      </span>
      <span className={styles['soft']}>{figures}</span>
      <span
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={fill?.percent ?? 0}
        aria-valuetext={figures}
        className={`${styles['bar']} ${styles[fill?.state ?? 'plain']}`}
      >
        <span style={{ inlineSize: `${fill?.percent ?? 0}%` }} />
      </span>
    </>
  );
}
