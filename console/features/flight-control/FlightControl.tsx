import type { DeviceId } from '@skyhelm/contract/ids';
import { Alert } from 'antd';
import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import { ClosedAhead } from './ClosedAhead.tsx';
import { CommandBar } from './CommandBar.tsx';
import { CommandLog } from './CommandLog.tsx';
import styles from './flight.module.css';
import { HolderBar } from './HolderBar.tsx';
import { Readiness } from './Readiness.tsx';
import { StateLine } from './StateLine.tsx';
import { StickPanel } from './StickPanel.tsx';
import { useControls, useVehicle } from './use-live.ts';
import { useOrder } from './use-order.tsx';

/** One aircraft in one's hands: who has it, how it is, what it is told and how it takes that. */
export function FlightControl({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const id = useId();
  const vehicle = useVehicle(deviceId);
  const { order, question } = useOrder(deviceId);
  const { control, commands, isConnected, fault } = useControls(deviceId);
  const isHere = control?.holder?.here ?? false;
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('flight.title')}</h2>
        {control && <HolderBar deviceId={deviceId} control={control} />}
      </div>
      {control && !isConnected && <Alert type="warning" showIcon role="alert" title={t('flight.lost')} />}
      <ClosedAhead deviceId={deviceId} />
      <StateLine vehicle={vehicle} />
      <Readiness deviceId={deviceId} vehicle={vehicle} isHere={isHere} onOrder={order} />
      {control?.mayFly === false && <p className={styles['soft']}>{t('flight.watchOnly')}</p>}
      {control?.mayFly && <CommandBar deviceId={deviceId} vehicle={vehicle} isHere={isHere} onOrder={order} />}
      {isHere && <StickPanel deviceId={deviceId} isConnected={isConnected} fault={fault} />}
      {question}
      <CommandLog commands={commands} />
    </section>
  );
}
