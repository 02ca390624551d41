import type { DeviceId } from '@skyhelm/contract/ids';
import type { TaskDetails } from '@skyhelm/contract/task';
import type { FlightStage } from '@skyhelm/core/task/flight-stage';
import { mayStart, type PreFlightLine } from '@skyhelm/core/task/pre-flight';
import { Button } from 'antd';
import { useHas } from '../../session/session.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useWords } from '../../words/words.ts';
import { CommandCourse, HolderBar, useControls } from '../flight-control/index.tsx';
import { StepDialog } from '../task-step/index.ts';
import { AirborneStep } from './AirborneStep.tsx';
import { GroundStep } from './GroundStep.tsx';
import { toldLately } from './told-lately.ts';
import styles from './flight-task.module.css';

interface AtTask {
  task: TaskDetails;
  deviceId: DeviceId;
  stage: FlightStage;
  lines: readonly PreFlightLine[];
  now: number;
  /** When one of its flights last came down. */
  landedAt: string | null;
}

/** Steps of the task itself that are its executor's; each is asked about. */
const OWN = ['complete', 'giveBack'] as const;
type OwnStep = 'start' | (typeof OWN)[number];

/** One thing that comes next, and beside it the ways out. */
export function NextStep({ isExecutor, ...at }: AtTask & { isExecutor: boolean }) {
  const t = useWords();
  const { task, stage, lines } = at;
  const mayFly = useHas('device:control') && isExecutor && task.status === 'executing';
  const { work, start, finish } = useTask<OwnStep>();
  const own = stage === 'flying' ? [] : OWN.filter((step) => task.may.includes(step));
  return (
    <>
      {mayFly && <AtControls {...at} />}
      <div className={styles['buttons']}>
        {task.may.includes('start') && (
          <Button type="primary" size="large" block disabled={!mayStart(lines)} onClick={() => start('start')}>
            {t('flighttask.start')}
          </Button>
        )}
        {own.map((step) => (
          <Button key={step} type={stage === 'flown' && step === 'complete' ? 'primary' : 'default'} onClick={() => start(step)}>
            {t(`task.step.${step}`)}
          </Button>
        ))}
      </div>
      {work && <StepDialog key={work.number} open={work.open} step={work.task} row={task} onClose={finish} />}
    </>
  );
}

/** Who has the controls, what the aircraft can be told now, and how it took the last of it. */
function AtControls({ task, deviceId, stage, lines, now, landedAt }: AtTask) {
  const t = useWords();
  const { control, commands } = useControls(deviceId);
  const last = toldLately(commands, { now, isFlying: stage === 'flying', startedAt: task.lastStartedAt, landedAt });
  return (
    <>
      {control?.mayFly && <HolderBar deviceId={deviceId} control={control} />}
      {stage === 'flying' ? (
        <AirborneStep deviceId={deviceId} name={task.device?.name ?? ''} />
      ) : (
        <GroundStep task={task} deviceId={deviceId} stage={stage} lines={lines} />
      )}
      {last && (
        <p className={styles['soft']}>
          {t(`flight.command.${last.kind}`)} <CommandCourse command={last} />
        </p>
      )}
    </>
  );
}
