import type { TaskId } from '@skyhelm/contract/ids';
import { Skeleton } from 'antd';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { useDistance } from '../../session/use-length.ts';
import { PlanMap, StepList, TaskFacts } from '../task-shown/index.ts';
import { Asked } from './Asked.tsx';
import { CheckSteps } from './CheckSteps.tsx';
import type { Doing } from './doing.ts';
import { NowFound } from './NowFound.tsx';
import { Results } from './Results.tsx';
import type { TaskList } from './task-address.ts';
import styles from './task.module.css';

interface CheckDrawerProps {
  open: boolean;
  id: TaskId;
  list: TaskList;
  start(doing: Doing): void;
  onClose(): void;
}

/** Steps are taken elsewhere too: whoever looks at a task sees them come. */
const LOOK_MS = 10_000;

/** All there is to know about one task. */
export function CheckDrawer({ open, id, list, start, onClose }: CheckDrawerProps) {
  const t = useWords();
  const distance = useDistance();
  const maySeeResults = useHas('task:results');
  const { data, error, refetch } = useRead(task.getTask, { id }, { when: open, everyMs: LOOK_MS });
  return (
    <TaskDrawer
      open={open}
      width={640}
      title={data ? t('task.check.title', { number: data.number, name: data.name }) : t('task.check')}
      actions={data && <CheckSteps row={data} list={list} start={start} />}
      onClose={onClose}
    >
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <>
          <PlanMap plan={data.plan} site={data.site} route={data.route}>
            {t('task.plan.figures', {
              count: data.waypoints,
              length: distance(data.length),
              time: formatFlown(Math.round(data.seconds)),
            })}
          </PlanMap>
          <NowFound task={data} />
          <TaskFacts task={data} />
          {data.approval === 'pending' && <Asked id={data.id} />}
          {maySeeResults && <Results id={data.id} />}
          <section className={styles['part']}>
            <h3>{t('task.history')}</h3>
            <StepList steps={data.steps} finisher={data.finisher} />
          </section>
        </>
      )}
    </TaskDrawer>
  );
}
