import { Alert, Button, Checkbox, Progress } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { HolderBar, useControls, useTransfer } from '../flight-control/index.tsx';
import type { AircraftProps } from './Aircraft.tsx';
import styles from './fence.module.css';

/** Whoever changes what an aircraft keeps has its controls. */
export function Sending({ device: { id: deviceId, name, flying }, onSent }: AircraftProps) {
  const t = useWords();
  const [isMeant, setMeant] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  // One that has landed meanwhile needs no word, and the next flight a new one.
  const evenFlying = isMeant && flying !== false;
  const { control } = useControls(deviceId);
  const transfer = useTransfer(deviceId);
  const isHere = control?.holder?.here === true;
  async function sendIt(): Promise<void> {
    setUnknown(false);
    const outcome = await transfer.run(() => send(calls.sendFences, { deviceId, evenFlying }));
    setMeant(false);
    setUnknown(outcome?.planUnknown ?? false);
    if (outcome?.course === 'done') toast.success(t('fence.sent', { name }));
    onSent();
  }
  return (
    <div className={styles['sending']}>
      {control && <HolderBar deviceId={deviceId} control={control} />}
      {flying !== false && (
        <Alert
          type="warning"
          showIcon
          title={t(flying ? 'fence.flying' : 'fence.flying.unknown')}
          description={
            <Checkbox checked={isMeant} disabled={!isHere || transfer.isRunning} onChange={({ target }) => setMeant(target.checked)}>
              {t('fence.flying.meant')}
            </Checkbox>
          }
        />
      )}
      <Button type="primary" disabled={!isHere || transfer.isRunning || (flying !== false && !isMeant)} onClick={() => void sendIt()}>
        {t('fence.send')}
      </Button>
      {transfer.isRunning && <Progress percent={transfer.percent} aria-label={t('fence.sending')} />}
      {transfer.fault !== undefined && (
        <Alert type="error" showIcon role="alert" title={transfer.fault} description={isUnknown ? t('fence.unknown') : undefined} />
      )}
    </div>
  );
}
