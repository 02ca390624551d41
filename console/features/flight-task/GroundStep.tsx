import type { DeviceId } from '@skyhelm/contract/ids';
import type { TaskDetails } from '@skyhelm/contract/task';
import type { FlightStage } from '@skyhelm/core/task/flight-stage';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { mayStart as mayBegin, mayTakeOff, type PreFlightLine } from '@skyhelm/core/task/pre-flight';
import { Button } from 'antd';
import { useState } from 'react';
import { control, taskFlight } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { outdate } from '../../api/reads.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import {
  BelowGroundLine,
  mayGive,
  reasonOf,
  RouteTransfer,
  useControls,
  useResumable,
  useRouteSending,
  useSendQuestion,
  useVehicle,
  type Beginning,
} from '../flight-control/index.tsx';
import styles from './flight-task.module.css';
import { useBelowGround } from './use-below-ground.ts';

interface GroundStepProps {
  task: TaskDetails;
  deviceId: DeviceId;
  stage: FlightStage;
  lines: readonly PreFlightLine[];
}

/** The plan goes to the aircraft, and off it goes. */
export function GroundStep({ task, deviceId, stage, lines }: GroundStepProps) {
  const t = useWords();
  const vehicle = useVehicle(deviceId);
  const isHere = useControls(deviceId).control?.holder?.here === true;
  const sending = useRouteSending(deviceId);
  const give = useChange(control.sendCommand, { stale: [taskFlight.getTaskProgress] });
  const [isStarting, setStarting] = useState(false);
  const name = task.device?.name ?? '';
  const broken = useResumable(deviceId, stage === 'brokenOff', task.routeId);
  const maySend = isHere && vehicle.online === true && vehicle.state.flying === false && mayBegin(lines) && !sending.transfer.isRunning;
  const isFine = mayTakeOff(lines);
  const mayStart = stage === 'takeOff' && isFine && mayGive('startRoute', vehicle, isHere) && !sending.transfer.isRunning;

  const plan = { id: task.routeId, version: task.routeVersion };
  async function sendIt(from: Beginning): Promise<void> {
    if (!(await sending.sendRoute(plan, from))) return;
    toast.success(t('flighttask.sent', { name }));
    await outdate(taskFlight.getTaskProgress);
  }
  const below = useBelowGround({ route: task.route, site: task.site, deviceId, altitude: homeOf(vehicle.state)?.altitude });
  const { sendAsked, question } = useSendQuestion<Beginning>({ below, isAloft: false }, sendIt);
  const why = !isHere || !vehicle.online ? t(`flight.why.${reasonOf(vehicle, isHere)}`) : undefined;
  return (
    <>
      {why !== undefined && <p className={styles['soft']}>{why}</p>}
      {why === undefined && stage === 'takeOff' && !isFine && <p className={styles['soft']}>{t('flighttask.takeOff.blocked')}</p>}
      <RouteTransfer sending={sending} label={t('flighttask.send')} notesTitle={t('flighttask.notes')} />
      <div className={styles['buttons']}>
        {broken && (
          <Button type="primary" size="large" disabled={!maySend} onClick={() => sendAsked({ startAt: broken.startAt, resume: true })}>
            {t('flighttask.goOn', { number: broken.startAt })}
          </Button>
        )}
        <Button
          type={stage === 'send' ? 'primary' : 'default'}
          size="large"
          disabled={!maySend}
          loading={sending.transfer.isRunning}
          onClick={() => sendAsked({})}
        >
          {t('flighttask.send')}
        </Button>
        {stage === 'takeOff' && (
          <Button type="primary" size="large" disabled={!mayStart} onClick={() => setStarting(true)}>
            {t('flighttask.takeOff')}
          </Button>
        )}
      </div>
      <ConfirmDanger
        open={isStarting}
        title={t('flighttask.takeOff.title', { name })}
        actionText={t('flighttask.takeOff')}
        onCancel={() => setStarting(false)}
        onConfirm={() => give.mutateAsync({ input: { deviceId, kind: 'startRoute', item: 0, route: plan } }).then(() => setStarting(false))}
      >
        <BelowGroundLine below={below} />
        <p>{t('flighttask.takeOff.explain')}</p>
      </ConfirmDanger>
      {question}
    </>
  );
}
