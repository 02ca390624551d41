import type { FencedDevice } from '@skyhelm/contract/fence';
import { Alert, Button, Checkbox, Progress } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { fence as calls } from '../../api/endpoints.generated.ts';
import { useLength } from '../../session/use-length.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { HolderBar, useControls, useTransfer } from '../flight-control/index.tsx';
import styles from './fence.module.css';

interface ClearingProps {
  device: FencedDevice;
  onCleared(): void;
}

/** Of an aircraft that no fence holds for any more: what it has on board goes, and its highest height where one says so. */
export function Clearing({ device: { id: deviceId, name, boardCeiling }, onCleared }: ClearingProps) {
  const t = useWords();
  const length = useLength();
  const [isHeightToo, setHeightToo] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const { control } = useControls(deviceId);
  const transfer = useTransfer(deviceId);
  const isHere = control?.holder?.here === true;
  async function clear(): Promise<void> {
    setUnknown(false);
    const outcome = await transfer.run(() => send(calls.clearFences, { deviceId, withHeight: isHeightToo }));
    setUnknown(outcome?.planUnknown ?? false);
    if (outcome?.course === 'done') toast.success(t('fence.cleared', { name }));
    onCleared();
  }
  return (
    <div className={styles['sending']}>
      {control && <HolderBar deviceId={deviceId} control={control} />}
      <p className={styles['soft']}>{t('fence.clear.explain')}</p>
      {boardCeiling !== null && (
        <Checkbox checked={isHeightToo} disabled={!isHere || transfer.isRunning} onChange={({ target }) => setHeightToo(target.checked)}>
          {t('fence.clear.height', { height: length(boardCeiling) })}
        </Checkbox>
      )}
      <Button type="primary" disabled={!isHere || transfer.isRunning} onClick={() => void clear()}>
        {t('fence.clear')}
      </Button>
      {transfer.isRunning && <Progress percent={transfer.percent} aria-label={t('fence.clearing')} />}
      {transfer.fault !== undefined && (
        <Alert type="error" showIcon role="alert" title={transfer.fault} description={isUnknown ? t('fence.unknown') : undefined} />
      )}
    </div>
  );
}
