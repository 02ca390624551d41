import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { getTaskFlight, getTaskProgress } from '@skyhelm/contract/task-flight';
import { courseOf, type FlightCourse } from '@skyhelm/core/task/flight-course';
import { isOnAnotherFlight, stageOf, type FlightStage } from '@skyhelm/core/task/flight-stage';
import { preFlight } from '@skyhelm/core/task/pre-flight';
import { plannedTime } from '@skyhelm/core/task/start-window';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { useServerNow } from '../../ui/use-server-now.ts';
import { useWords, type Say } from '../../words/words.ts';
import { useVehicle } from '../flight-control/index.tsx';
import { FlightMap } from './FlightMap.tsx';
import { FlightProgress } from './FlightProgress.tsx';
import { FlownList } from './FlownList.tsx';
import { NextStep } from './NextStep.tsx';
import { PreFlightList } from './PreFlightList.tsx';
import { ShortFacts } from './ShortFacts.tsx';
import { StartTime } from './StartTime.tsx';
import styles from './flight-task.module.css';

interface TaskFlightProps extends OutputOf<typeof getTaskFlight> {
  /** Nothing before it was first read. */
  progress: OutputOf<typeof getTaskProgress> | undefined;
}

const SECOND_MS = 1_000;

/** The latest is the first, and may still be in the air. */
const lastLanding = (flights: OutputOf<typeof getTaskProgress>['flights']): string | null =>
  flights.find(({ record }) => record.landedAt !== null)?.record.landedAt ?? null;

const standText = (t: Say, stage: FlightStage, course: FlightCourse): string =>
  stage === 'flying' && course !== 'underWay' ? t(`flighttask.course.${course}`) : t(`flighttask.stage.${stage}`);

/** Map above, what is to be done below, and the next step within reach of a thumb. */
export function TaskFlight({ task, ...read }: TaskFlightProps) {
  const t = useWords();
  return (
    <>
      <div className={styles['map']}>
        <FlightMap task={task} />
      </div>
      {task.device ? (
        <WithAircraft task={task} {...read} deviceId={task.device.id} />
      ) : (
        <Side>
          <Alert type="warning" showIcon title={t('flighttask.noAircraft')} />
          <ShortFacts task={task} />
        </Side>
      )}
    </>
  );
}

/** It scrolls, and before the flight there is nothing to press in it: without a place of its own the keyboard could not reach the end of it. */
function Side({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className={styles['side']} role="region" aria-label={t('flighttask.title')} tabIndex={0}>
      {children}
    </div>
  );
}

function WithAircraft({ task, found, progress, deviceId }: TaskFlightProps & { deviceId: DeviceId }) {
  const t = useWords();
  const me = useSession((state) => state.user?.id);
  const isExecutor = task.executor !== null && task.executor.id === me;
  const vehicle = useVehicle(deviceId);
  const { online, state } = vehicle;
  const stage = stageOf(progress?.status ?? task.status, state.flying, progress?.plan ?? null);
  const course = courseOf(state, progress?.plan?.isAboard === true);
  const now = useServerNow(SECOND_MS);
  const planned = plannedTime(task);
  const lines = preFlight({
    ...{ approval: task.approval, now, planned, isExecutor },
    ...{ site: task.site, found, online, state },
  });
  // What was read a moment ago of what changes while it is flown.
  const current = progress && { ...task, version: progress.version, status: progress.status, may: progress.may };
  return (
    <>
      <Side>
        {!isExecutor && (
          <Alert type="info" showIcon title={t('flighttask.watching', { name: task.executor?.name ?? t('task.crew.nobody') })} />
        )}
        {progress && isOnAnotherFlight(stage, progress.plan) && <Alert type="warning" showIcon title={t('flighttask.otherFlight')} />}
        {stage === 'flying' && (
          <FlightProgress
            type={task.type}
            route={task.route}
            site={task.site}
            plan={progress?.plan ?? null}
            course={course}
            vehicle={vehicle}
          />
        )}
        {stage !== 'flying' && stage !== 'over' && (
          <PreFlightList lines={lines} deviceId={deviceId} time={<StartTime planned={planned} now={now} />} />
        )}
        {progress && (progress.flights.length > 0 || stage === 'over') && <FlownList task={task} flights={progress.flights} />}
        <ShortFacts task={task} />
      </Side>
      <footer className={styles['foot']}>
        <p className={styles['next']} role="status">
          {standText(t, stage, course)}
        </p>
        {current && <NextStep {...{ task: current, deviceId, stage, lines, isExecutor, now, landedAt: lastLanding(progress.flights) }} />}
      </footer>
    </>
  );
}
