import type { TaskId } from '@skyhelm/contract/ids';
import { Tag } from 'antd';
import { Link } from 'wouter';
import { taskSteps } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useDistance } from '../../session/use-length.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { playAddress } from '../flight-record/index.ts';
import styles from './task.module.css';

/** The flights that it has come to so far. */
export function Results({ id }: { id: TaskId }) {
  const t = useWords();
  const distance = useDistance();
  const mayPlay = useHas('flightRecord:query');
  const { data, error, refetch } = useRead(taskSteps.getTaskResults, { id });
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('task.results')}</h3>
      {data.flights.length === 0 && <p className={styles['soft']}>{t('task.results.none')}</p>}
      <ul className={styles['flights']}>
        {data.flights.map(({ record, isWhole }) => (
          <li key={record.id}>
            {mayPlay && record.samples > 0 ? (
              <Link href={playAddress([record.id])}>{formatDateTime(record.takeOffAt)}</Link>
            ) : (
              <span>{formatDateTime(record.takeOffAt)}</span>
            )}
            <span>{record.deviceName}</span>
            <span className="numeric">{`${formatFlown(Math.round(record.seconds))} · ${distance(record.metres)}`}</span>
            <Tag color={isWhole ? 'success' : 'default'}>{t(isWhole ? 'task.results.whole' : 'task.results.part')}</Tag>
          </li>
        ))}
      </ul>
      {data.lostFlights > 0 && <p className={styles['soft']}>{t('task.results.lost', { count: data.lostFlights })}</p>}
    </section>
  );
}
