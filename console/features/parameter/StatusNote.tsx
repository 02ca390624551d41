import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getParameters, ParameterStatus } from '@skyhelm/contract/parameter';
import { Link } from 'wouter';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './parameter.module.css';

interface StatusNoteProps {
  device: string;
  address: string;
  status: ParameterStatus;
  metadata: OutputOf<typeof getParameters>['metadata'];
}

/** Whose they are, and how far they can be believed. */
export function StatusNote({ device, address, status, metadata }: StatusNoteProps) {
  const t = useWords();
  const { online, isCurrent, loadedAt, missing, loading, fault } = status;
  return (
    <span className={styles['note']}>
      <Link href={address}>{device}</Link>
      {!online && <span>{t('parameter.status.offline')}</span>}
      {loading ? (
        <Reading {...loading} />
      ) : (
        loadedAt !== null && (
          <span className={isCurrent ? styles['good'] : ''}>
            {isCurrent ? t('parameter.status.current') : t('parameter.status.asOf', { time: formatMoment(loadedAt) })}
          </span>
        )
      )}
      <span className={metadata && metadata.fit !== 'exact' ? styles['bad'] : ''}>
        {metadata
          ? t(`parameter.metadata.used.${metadata.fit}`, { vehicle: metadata.vehicle, version: metadata.version })
          : t('parameter.metadata.used.none')}
      </span>
      {missing > 0 && <span className={styles['bad']}>{t('parameter.status.missing', { count: missing })}</span>}
      {fault && (
        <span className={styles['bad']} role="alert">
          {t(`parameter.fault.${fault}`)}
        </span>
      )}
    </span>
  );
}

function Reading({ done, total }: { done: number; total: number }) {
  const t = useWords();
  const percent = total === 0 ? undefined : Math.floor((done / total) * 100);
  const text = percent === undefined ? t('parameter.status.waiting') : t('parameter.status.reading', { percent });
  return (
    <span className={styles['reading']}>
      <progress aria-label={t('parameter.refresh')} {...(percent !== undefined && { value: percent, max: 100 })} />
      <span className="numeric" role="status">
        {text}
      </span>
    </span>
  );
}
