import type { TaskId } from '@skyhelm/contract/ids';
import { Link } from 'wouter';
import { taskFlight } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { achievementAddress } from '../achievement/index.ts';
import { TaskFlights } from '../task-shown/index.ts';
import styles from './task.module.css';

/** The flights that it has come to so far, and the way to all else that has. */
export function Results({ id }: { id: TaskId }) {
  const t = useWords();
  const { data, error, refetch } = useRead(taskFlight.getTaskProgress, { id });
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('task.results')}</h3>
      {data.flights.length === 0 ? <p className={styles['soft']}>{t('task.results.none')}</p> : <TaskFlights flights={data.flights} />}
      {data.lostFlights > 0 && <p className={styles['soft']}>{t('task.results.lost', { count: data.lostFlights })}</p>}
      <Link href={achievementAddress(id)}>{t('task.results.all')}</Link>
    </section>
  );
}
