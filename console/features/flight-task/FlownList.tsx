import type { TaskDetails } from '@skyhelm/contract/task';
import type { TaskFlightEntry } from '@skyhelm/contract/task-steps';
import { Link } from 'wouter';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { achievementAddress } from '../achievement/index.ts';
import { TaskFlights } from '../task-shown/index.ts';
import styles from './flight-task.module.css';

/** What has come of the task so far. */
export function FlownList({ task, flights }: { task: TaskDetails; flights: readonly TaskFlightEntry[] }) {
  const t = useWords();
  const maySeeResults = useHas('task:results');
  return (
    <section className={styles['part']} aria-label={t('flighttask.results')}>
      <h2>{t('flighttask.results')}</h2>
      {flights.length === 0 ? <p className={styles['soft']}>{t('task.results.none')}</p> : <TaskFlights flights={flights} />}
      {maySeeResults && <Link href={achievementAddress(task.id)}>{t('task.results.all')}</Link>}
    </section>
  );
}
