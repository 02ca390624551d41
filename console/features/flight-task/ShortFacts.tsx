import type { TaskDetails } from '@skyhelm/contract/task';
import { useDistance } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatDateTime, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { Named, PlanFacts } from '../task-shown/index.ts';
import styles from './flight-task.module.css';

/** What whoever flies a task has to know of it; the rest is where it was planned. */
export function ShortFacts({ task }: { task: TaskDetails }) {
  const t = useWords();
  const distance = useDistance();
  const none = t('common.none');
  return (
    <section className={styles['part']} aria-label={t('flighttask.facts')}>
      <h2>{t('flighttask.facts')}</h2>
      <Facts>
        <Fact label={t('task.type')}>{t(`dictionary.taskType.${task.type}`)}</Fact>
        <Fact label={t('task.device')}>
          <Named named={task.device} />
        </Fact>
        <Fact label={t('task.mount')}>{t(`dictionary.mount.${task.mount}`)}</Fact>
        <Fact label={t('task.site')}>
          <Named named={task.site} />
        </Fact>
        <Fact label={t('task.workLocation')}>{task.workLocation || none}</Fact>
        <Fact label={t('task.executor')}>
          <Named named={task.executor} />
        </Fact>
        <Fact label={t('task.startTime')}>{task.startTime === null ? none : formatDateTime(task.startTime)}</Fact>
        <Fact label={t('task.deadline')}>{formatDateTime(task.deadline)}</Fact>
        {task.plan.type === 'spot' ? (
          <Fact label={t('flighttask.spots')}>{formatNumber(task.plan.spots.length)}</Fact>
        ) : (
          <Fact label={t('task.waypoints')}>{formatNumber(task.waypoints)}</Fact>
        )}
        <PlanFacts plan={task.plan} />
        <Fact label={t('task.length')}>{distance(task.length)}</Fact>
        <Fact label={t('task.seconds')}>{formatFlown(Math.round(task.seconds))}</Fact>
        <Fact label={t('task.remark')}>{task.remark || none}</Fact>
      </Facts>
    </section>
  );
}
