import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import { Alert, Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { taskSteps } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { DeviceSelect } from '../device/index.ts';
import { flightDay, PilotSelect } from '../task-crew/index.ts';
import { KNOWING_TASKS, type Stepped } from '../task/index.ts';
import { ReleaseFound } from './ReleaseFound.tsx';
import styles from './task-step.module.css';

interface ReleaseDialogProps {
  open: boolean;
  row: Stepped;
  onClose(): void;
}

/** To whom it goes, and with which aircraft: as it was planned, or otherwise after all. */
export function ReleaseDialog({ open, row, onClose }: ReleaseDialogProps) {
  const t = useWords();
  const [pilotId, deviceId] = [useId(), useId()];
  const [executor, setExecutor] = useState<UserId | null>(row.executor && !row.executor.isGone ? row.executor.id : null);
  const [device, setDevice] = useState<DeviceId | undefined>(row.device && !row.device.isGone ? row.device.id : undefined);
  const [isTried, setTried] = useState(false);
  const release = useChange(taskSteps.releaseTask, {
    stale: KNOWING_TASKS,
    onSuccess: () => toast.success(t('task.done.release')),
  });
  useBack(open, onClose);
  const isReady = executor !== null && device !== undefined;
  const go = async () => {
    setTried(true);
    if (!isReady) return;
    await release.mutateAsync({ input: { id: row.id, version: row.version, executorId: executor, deviceId: device } });
    onClose();
  };
  return (
    <Modal
      open={open}
      width={480}
      title={t('task.step.release.title', { name: row.name })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="go" type="primary" loading={release.isPending} onClick={() => void go().catch(() => undefined)}>
          {t('task.step.release')}
        </Button>,
      ]}
    >
      <div className={styles['question']}>
        <p>{t('task.step.release.explain')}</p>
        <label htmlFor={pilotId}>{t('task.executor')}</label>
        <PilotSelect
          id={pilotId}
          wanted={{ deviceType: row.deviceType, grade: row.grade, on: flightDay(row) }}
          value={executor}
          present={row.executor}
          onChange={setExecutor}
        />
        <label htmlFor={deviceId}>{t('task.device')}</label>
        <DeviceSelect
          id={deviceId}
          type="uav"
          also="simulator"
          isToFly
          allowClear
          placeholder={t('task.crew.noDevice')}
          value={device}
          onChange={setDevice}
        />
        {open && <ReleaseFound id={row.id} executorId={executor} deviceId={device} />}
        {isTried && !isReady && <Alert type="error" showIcon role="alert" title={t('task.crew.missing')} />}
      </div>
    </Modal>
  );
}
