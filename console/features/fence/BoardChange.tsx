import type { FencedDevice } from '@skyhelm/contract/fence';
import { Alert, Button, Progress } from 'antd';
import { useState, type ReactNode } from 'react';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { HolderBar, useControls, useTransfer } from '../flight-control/index.tsx';
import styles from './fence.module.css';

interface BoardChangeProps {
  deviceId: FencedDevice['id'];
  text: string;
  runningText: string;
  doneText: string;
  /** Nothing is left to be said before. */
  isSettled: boolean;
  begin: Parameters<ReturnType<typeof useTransfer>['run']>[0];
  /** However it went. */
  onOver(): void;
  /** What has to be known or chosen before; whether anything can be just now. */
  children(mayChange: boolean): ReactNode;
}

/** Whoever changes what an aircraft keeps has its controls, sees how far it is, and is told what is on board where it fails. */
export function BoardChange({ deviceId, text, runningText, doneText, isSettled, begin, onOver, children }: BoardChangeProps) {
  const t = useWords();
  const [isUnknown, setUnknown] = useState(false);
  const { control } = useControls(deviceId);
  const transfer = useTransfer(deviceId);
  const mayChange = control?.holder?.here === true && !transfer.isRunning;
  async function change(): Promise<void> {
    setUnknown(false);
    const outcome = await transfer.run(begin);
    setUnknown(outcome?.planUnknown ?? false);
    if (outcome?.course === 'done') toast.success(doneText);
    onOver();
  }
  return (
    <div className={styles['sending']}>
      {control && <HolderBar deviceId={deviceId} control={control} />}
      {children(mayChange)}
      <Button type="primary" disabled={!mayChange || !isSettled} onClick={() => void change()}>
        {text}
      </Button>
      {transfer.isRunning && <Progress percent={transfer.percent} aria-label={runningText} />}
      {transfer.fault !== undefined && (
        <Alert type="error" showIcon role="alert" title={transfer.fault} description={isUnknown ? t('fence.unknown') : undefined} />
      )}
    </div>
  );
}
