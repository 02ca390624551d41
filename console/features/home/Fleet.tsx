import { useRef } from 'react';
import { Link } from 'wouter';
import { deviceFleet } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useSeenWhenIdle } from '../../ui/use-seen-when-idle.ts';
import { useWords } from '../../words/words.ts';
import { LISTS } from './addresses.ts';
import { Card } from './Card.tsx';
import type { FleetMapProps } from './FleetMap.tsx';
import styles from './fleet-map.module.css';
import { OpenLink } from './OpenLink.tsx';

const READ_EVERY_MS = 60_000;

const Waiting = () => <div className={styles['waiting']} />;

/** Map and live channels are large: the figures are there before them, and whoever only passes by does without. */
const FleetMap = onDemand<FleetMapProps>(async () => (await import('./FleetMap.tsx')).FleetMap, { words: ['map'], waiting: Waiting });

/** Where the aircraft are that one may see. */
export function Fleet() {
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  const isDue = useSeenWhenIdle(place);
  const { data, error, refetch } = useRead(deviceFleet.getFleet, {}, { everyMs: READ_EVERY_MS });
  return (
    <Card title={t('home.fleet')} span="wide" link={<OpenLink screen="groundStation" />}>
      <div ref={place} />
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data?.rows.length === 0 && (
        <p className={styles['nothing']}>
          {t('home.fleet.empty')} <Link href={LISTS.devices}>{t('menu.device')}</Link>
        </p>
      )}
      {data && data.rows.length > 0 && (isDue ? <FleetMap vehicles={data.rows} /> : <Waiting />)}
      {data && data.total > data.rows.length && (
        <p className={styles['note']}>{t('home.fleet.more', { count: data.total - data.rows.length })}</p>
      )}
    </Card>
  );
}
