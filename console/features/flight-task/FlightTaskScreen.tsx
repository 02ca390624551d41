import type { TaskId } from '@skyhelm/contract/ids';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { taskFlight } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNamedPage } from '../../ui/page-name.ts';
import { useSceneTheme } from '../../ui/scene.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { WindowBar } from '../../ui/WindowBar.tsx';
import { useWords } from '../../words/words.ts';
import { StatusTag } from '../task-shown/index.ts';
import styles from './flight-task.module.css';
import { TaskChoice } from './TaskChoice.tsx';
import { TaskFlight } from './TaskFlight.tsx';

/** Licences and zones change by the hour, steps are taken elsewhere too. */
const LOOK_MS = 10_000;
/** Whoever flies looks at it all the time. */
const FOLLOW_MS = 2_000;

/** `/flight-task` lets one choose, `/flight-task/{id}` is where a task is flown. */
export function FlightTaskScreen({ params }: { params: Record<string, string> }) {
  useSceneTheme();
  const id = params['id'] as TaskId | undefined;
  return <div className={`for-thumbs ${styles['screen']}`}>{id === undefined ? <Choosing /> : <Flying key={id} id={id} />}</div>;
}

function Bar({ title, children }: { title: string; children?: ReactNode }) {
  const t = useWords();
  return (
    <WindowBar
      title={title}
      className={styles['head']}
      leave={{ href: '/my-task', text: t('flighttask.back'), icon: <ArrowLeftOutlined /> }}
    >
      {children}
      <span className={styles['wide']}>
        <ThemeSwitch />
      </span>
    </WindowBar>
  );
}

function Choosing() {
  const t = useWords();
  return (
    <>
      <Bar title={t('flighttask.title')} />
      <div className={styles['choice']}>
        <TaskChoice />
      </div>
    </>
  );
}

function Flying({ id }: { id: TaskId }) {
  const t = useWords();
  const { data, error, refetch } = useRead(taskFlight.getTaskFlight, { id }, { everyMs: LOOK_MS });
  const progress = useRead(taskFlight.getTaskProgress, { id }, { everyMs: FOLLOW_MS }).data;
  const title = data ? t('task.check.title', { number: data.task.number, name: data.task.name }) : t('flighttask.title');
  useNamedPage(data && title);
  // A step that happened by itself, as the end of the flight completes a task, is seen there first.
  const version = progress?.version;
  const renew = useEffectEvent(() => {
    if (version !== undefined && data && data.task.version < version) void refetch();
  });
  useEffect(() => renew(), [version]);
  return (
    <>
      <Bar title={title}>{data && <StatusTag status={progress?.status ?? data.task.status} />}</Bar>
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className={styles['waiting']} aria-busy="true">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {data && <TaskFlight task={data.task} found={data.found} progress={progress} />}
    </>
  );
}
