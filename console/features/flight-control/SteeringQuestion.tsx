import type { DeviceId } from '@skyhelm/contract/ids';
import type { SteeringSettings } from '@skyhelm/contract/steering';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { steering } from '../../api/endpoints.generated.ts';
import { useBack } from '../../ui/use-back.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { courseOf } from '../parameter-write/index.ts';
import styles from './flight.module.css';

interface SteeringQuestionProps {
  deviceId: DeviceId;
  settings: SteeringSettings;
  /** The settings may be safe now. */
  onAgain(): Promise<unknown>;
  onAnyway(): Promise<unknown>;
  onClose(): void;
}

/** Sets what is unsafe and waits for what the aircraft says; false where it did not take all of it. */
async function makeSafe(deviceId: DeviceId): Promise<boolean> {
  const { id } = await send(steering.makeSteeringSafe, { deviceId });
  if (id === null) return true;
  const writes = await courseOf(deviceId, id, () => undefined);
  return writes?.every(({ result }) => result === 'written') ?? false;
}

/** By which settings the aircraft would not come to rest without us, what they should be and why; and what to do about it. */
export function SteeringQuestion({ deviceId, settings: { unsafe, unread }, onAgain, onAnyway, onClose }: SteeringQuestionProps) {
  const t = useWords();
  const [busy, setBusy] = useState<'set' | 'anyway'>();
  const [hasFailed, setFailed] = useState(false);
  useBack(true, onClose);

  async function during(what: 'set' | 'anyway', work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFailed(false);
    try {
      await work();
    } catch {
      // The caller has shown the refusal; the question stays open for another try.
    } finally {
      setBusy(undefined);
    }
  }
  const set = async () => {
    if (unsafe.length > 0 && !(await makeSafe(deviceId))) setFailed(true);
    await onAgain();
  };

  return (
    <Modal
      open
      width={560}
      onCancel={onClose}
      title={
        <span className="danger-title">
          <ExclamationCircleFilled />
          {t('flight.steering.title')}
        </span>
      }
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="anyway" danger loading={busy === 'anyway'} disabled={busy === 'set'} onClick={() => void during('anyway', onAnyway)}>
          {t('flight.steering.anyway')}
        </Button>,
        <Button key="set" type="primary" loading={busy === 'set'} disabled={busy === 'anyway'} onClick={() => void during('set', set)}>
          {unsafe.length > 0 ? t('flight.steering.set', { count: unsafe.length }) : t('flight.steering.again')}
        </Button>,
      ]}
    >
      <SteeringReasons unsafe={unsafe} unread={unread} />
      {hasFailed && (
        <p role="alert" className={styles['attention']}>
          {t('flight.steering.failed')}
        </p>
      )}
    </Modal>
  );
}

/** Each setting with what it is, what it should be and why. */
export function SteeringReasons({ unsafe, unread }: SteeringSettings) {
  const t = useWords();
  return (
    <>
      <p>{t('flight.steering.explain')}</p>
      <ul>
        {unsafe.map(({ name, now, needed, reason }) => (
          <li key={name}>
            <span className="numeric">{t('flight.steering.setting', { name, now, needed })}</span> {t(`flight.steering.reason.${reason}`)}
          </li>
        ))}
      </ul>
      {unread.length > 0 && <p>{t('flight.steering.unread', { names: formatList([...unread]) })}</p>}
    </>
  );
}
