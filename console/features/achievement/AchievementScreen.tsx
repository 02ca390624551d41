import type { TaskId } from '@skyhelm/contract/ids';
import { Button, Skeleton } from 'antd';
import { Link, useLocation } from 'wouter';
import { taskResults } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useNamedPage } from '../../ui/page-name.ts';
import { useWords } from '../../words/words.ts';
import { playAddress, playedIn } from '../flight-record/index.ts';
import { ReportButton, TaskFlights } from '../task-shown/index.ts';
import styles from './achievement.module.css';
import { Figures } from './Figures.tsx';
import { Pictures } from './Pictures.tsx';
import { ResultsMap } from './ResultsMap.tsx';

/** While one of its flights lasts, there is more from moment to moment. */
const LOOK_MS = 10_000;

/** What has come of one task: its ways on the map, its pictures and its figures. */
export function AchievementScreen({ params }: { params: Record<string, string> }) {
  const t = useWords();
  const [, go] = useLocation();
  const id = params['id'] as TaskId;
  const mayPlay = useHas('flightRecord:query');
  const { data, error, refetch } = useRead(
    taskResults.getTaskResults,
    { id },
    { everyMs: (read) => (read?.flights.some(({ record }) => record.landedAt === null) ? LOOK_MS : undefined) },
  );
  const title = data && t('task.check.title', { number: data.task.number, name: data.task.name });
  useNamedPage(title);
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <div className="card" aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    );
  }
  const { task, flights, pictures, figures, lostFlights } = data;
  const played = playedIn(
    flights
      .filter(({ record }) => record.samples > 0)
      .map(({ record }) => record.id)
      .join(),
  );
  return (
    <div className={styles['page']}>
      <PageHeader
        title={title!}
        note={<Link href="/task-management">{t('achievement.back')}</Link>}
        primary={
          <>
            <ReportButton task={task} />
            {mayPlay && played.length > 1 && <Button onClick={() => go(playAddress(played))}>{t('achievement.play.all')}</Button>}
          </>
        }
      />
      <section className={`card ${styles['map']}`}>
        <ResultsMap results={data} />
      </section>
      <section className="card" aria-label={t('achievement.figures')}>
        <h2>{t('achievement.figures')}</h2>
        <Figures task={task} figures={figures} />
      </section>
      <section className="card" aria-label={t('achievement.flights')}>
        <h2>{t('achievement.flights')}</h2>
        {flights.length === 0 && lostFlights === 0 && (
          <EmptyState mood="empty" title={t('achievement.empty')} text={t('achievement.empty.hint')} />
        )}
        <TaskFlights flights={flights} />
        {lostFlights > 0 && <p className={styles['soft']}>{t('task.results.lost', { count: lostFlights })}</p>}
      </section>
      <section className="card" aria-label={t('achievement.pictures')}>
        <h2>{t('achievement.pictures')}</h2>
        <Pictures task={task} pictures={pictures} total={figures.pictures} flights={flights} onFetched={refetch} />
      </section>
    </div>
  );
}
