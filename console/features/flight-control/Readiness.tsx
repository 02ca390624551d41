import type { DeviceId } from '@skyhelm/contract/ids';
import { explainReason, type Remedy } from '@skyhelm/core/vehicle/readiness';
import { Button } from 'antd';
import { forgetArmingReasons } from '../../live/arming-reasons.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { useWrite, WriteResult } from '../parameter-write/index.ts';
import styles from './flight.module.css';
import { HoldButton } from './HoldButton.tsx';
import { mayGive } from './order-reasons.ts';
import type { Plain } from './plain-order.ts';
import { useArmingReasons } from './use-live.ts';

interface ReadinessProps {
  deviceId: DeviceId;
  vehicle: Pick<LiveVehicle, 'online' | 'state'>;
  /** Its controls are at this screen. */
  isHere: boolean;
  onOrder(kind: Extract<Plain, 'checkReadiness' | 'resetMission' | 'reboot'>): void;
}

/** Why an aircraft on the ground does not arm: in its own words, what they mean, and what helps. Nothing of one that is ready. */
export function Readiness({ deviceId, vehicle, isHere, onOrder }: ReadinessProps) {
  const t = useWords();
  const reasons = useArmingReasons(deviceId);
  const { writes, isBusy, write, question } = useWrite(deviceId);
  const { online, state } = vehicle;
  if (!online || state.flying !== false || state.readyToArm !== false) return null;
  function checkAgain(): void {
    // All of them are said again: what is not is settled.
    forgetArmingReasons(deviceId);
    onOrder('checkReadiness');
  }
  async function writeAndCheck(name: string, value: number): Promise<void> {
    const written = await write([{ name, value }]);
    if (written?.every(({ result }) => result === 'written')) checkAgain();
  }
  return (
    <section className={styles['readiness']} aria-label={t('flight.state.ready')}>
      <p className={styles['attention']} role="status">
        {t(reasons.length > 0 ? 'flight.ready.title' : 'flight.ready.checking')}
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <Reason
              key={reason}
              reason={reason}
              isOff={isBusy}
              mayGive={(command) => mayGive(command, vehicle, isHere)}
              isHere={isHere}
              onOrder={onOrder}
              onWrite={(name, value) => void writeAndCheck(name, value)}
            />
          ))}
        </ul>
      )}
      {writes.map((one) => (
        <p key={one.name}>
          {one.name} = {one.wanted}: <WriteResult write={one} />
        </p>
      ))}
      <Button disabled={!mayGive('checkReadiness', vehicle, isHere)} onClick={checkAgain}>
        {t('flight.ready.again')}
      </Button>
      {question}
    </section>
  );
}

interface ReasonProps extends Pick<ReadinessProps, 'isHere' | 'onOrder'> {
  reason: string;
  isOff: boolean;
  mayGive(command: Extract<Remedy, { kind: 'command' }>['command']): boolean;
  onWrite(name: string, value: number): void;
}

function Reason({ reason, isOff, isHere, mayGive, onOrder, onWrite }: ReasonProps) {
  const t = useWords();
  const mayWrite = useHas('device:details');
  const { code, remedy } = explainReason(reason) ?? {};
  return (
    <li>
      <b lang="en">{reason}</b>
      {code && <p className={styles['soft']}>{t(`flight.ready.why.${code}`)}</p>}
      {remedy?.kind === 'command' && remedy.command === 'resetMission' && (
        <Button type="primary" disabled={!mayGive(remedy.command)} onClick={() => onOrder(remedy.command)}>
          {t(`flight.command.${remedy.command}`)}
        </Button>
      )}
      {remedy?.kind === 'command' && remedy.command === 'reboot' && (
        <HoldButton
          text={t('flight.command.reboot')}
          note={t('flight.reboot.hold')}
          disabled={!mayGive(remedy.command)}
          onHeld={() => onOrder(remedy.command)}
        />
      )}
      {remedy?.kind === 'parameter' && mayWrite && (
        <div className={styles['bar']}>
          {remedy.values.map((value) => (
            <Button key={value} disabled={!isHere || isOff} onClick={() => onWrite(remedy.name, value)}>
              {t(`flight.ready.set.${remedy.name}.${value}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
