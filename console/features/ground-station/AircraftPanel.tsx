import type { DeviceId } from '@skyhelm/contract/ids';
import { Link } from 'wouter';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import type { LiveControls } from '../../live/controls.ts';
import { useHas, useSession } from '../../session/session.ts';
import { modeText } from '../../words/mode-text.ts';
import { useWords } from '../../words/words.ts';
import { vehicleAddress } from '../device/index.ts';
import { ClosedAhead, Readiness, Resumable, StickPanel, useOrder, useResumable } from '../flight-control/index.tsx';
import { HeadUp } from './HeadUp.tsx';
import { Instruments } from './Instruments.tsx';
import styles from './instruments.module.css';
import { TaskToFly } from './TaskToFly.tsx';
import { editAddress } from './use-edited.ts';
import { useNow } from './use-fleet.ts';
import { isOld, type Wrong } from './vehicle-look.ts';

interface AircraftPanelProps {
  vehicle: FleetVehicle;
  desk: LiveControls | undefined;
  fault: Wrong | undefined;
}

/** One aircraft, as whoever flies it has to see it. */
export function AircraftPanel({ vehicle: { id, name, model, isSimulated, deviceId = id }, desk, fault }: AircraftPanelProps) {
  const t = useWords();
  const now = useNow(id);
  const address = useSession(({ permissions }) => vehicleAddress({ id: deviceId, isSimulated }, permissions));
  const mayPlan = useHas('route:query') && desk !== undefined;
  const { order, question } = useOrder(deviceId as DeviceId);
  const old = isOld(now);
  const found = useResumable(id as DeviceId, desk !== undefined && now.state.flying === false);
  return (
    <section className={styles['panel']} aria-label={name}>
      <header className={styles['head']}>
        <h2>{address === undefined ? name : <Link href={address}>{name}</Link>}</h2>
        <span className={styles['soft']}>{model}</span>
      </header>
      <p className={styles['mode']} data-old={old}>
        {modeText(t, now.state) ?? t('station.mode.unknown')}
      </p>
      {fault && fault !== 'routeClosed' && (
        <p className={styles['fault']} role="alert">
          {t(`station.fault.${fault}`)}
        </p>
      )}
      {desk && <ClosedAhead deviceId={deviceId as DeviceId} />}
      {desk && <Readiness deviceId={deviceId as DeviceId} vehicle={now} isHere={desk.control?.holder?.here ?? false} onOrder={order} />}
      {question}
      {found && (
        <Resumable found={found}>
          <Link href={editAddress(id, found.routeId)}>{t('flight.resume.open')}</Link>
        </Resumable>
      )}
      {desk && <TaskToFly deviceId={deviceId as DeviceId} />}
      {mayPlan && (
        <p className={styles['plan']}>
          <Link href={editAddress(id)}>{t('station.plan')}</Link>
        </p>
      )}
      <div className={styles['glass']} data-old={old}>
        <HeadUp id={id} />
        {old && <Age online={now.online} age={now.age} isConnected={now.isConnected} />}
      </div>
      <Instruments state={now.state} isOld={old} />
      {desk?.control?.holder?.here && <StickPanel deviceId={id as DeviceId} isConnected={desk.isConnected} fault={desk.fault} />}
    </section>
  );
}

interface AgeProps {
  online: boolean | undefined;
  age: number | undefined;
  isConnected: boolean;
}

/** How old what stands below it is, and whose fault that is. */
function Age({ online, age, isConnected }: AgeProps) {
  const t = useWords();
  const text = !isConnected ? t('station.unconnected') : online === false ? t('station.offline') : t('station.waiting');
  return (
    <p className={styles['age']} role="status">
      {text}
      {age !== undefined && <span className="numeric"> · {t('station.age', { count: Math.round(age / 1000) })}</span>}
    </p>
  );
}
