import type { Device } from '@skyhelm/contract/device';
import { actionsIn, next, type DeviceAction, type DeviceState } from '@skyhelm/core/device/lifecycle';
import { Alert, Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { device } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';
import { StateTag } from './DeviceTags.tsx';

/** What can be done from here, each with the status it leads to. */
export function StateDialog({ open, row, onClose }: { open: boolean; row: Device; onClose(): void }) {
  const t = useWords();
  useBack(open, onClose);
  const [action, setAction] = useState<DeviceAction>();
  const change = useChange(device.changeDeviceState, {
    stale: KNOWING_DEVICES,
    onSuccess: () => {
      toast.success(t('device.changeState.done'));
      onClose();
    },
  });
  const actions = actionsIn(row.state);
  return (
    <Modal
      open={open}
      width={440}
      title={t('device.changeState.title', { name: row.name })}
      onCancel={onClose}
      destroyOnHidden
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        actions.length > 0 && (
          <Button
            key="change"
            type="primary"
            danger={action === 'scrap'}
            disabled={action === undefined}
            loading={change.isPending}
            onClick={() => action && change.mutate({ input: { id: row.id, action } })}
          >
            {t('device.changeState')}
          </Button>
        ),
      ]}
    >
      <div className={styles['states']}>
        <p>
          {t('device.changeState.now')} <StateTag state={row.state} />
        </p>
        {actions.length === 0 ? (
          <p>{t('device.changeState.ended')}</p>
        ) : (
          <Radio.Group
            vertical
            aria-label={t('device.changeState')}
            value={action}
            onChange={(event) => setAction(event.target.value as DeviceAction)}
            options={actions.map((value) => ({
              value,
              label: (
                <span className={styles['step']}>
                  {t(`device.action.${value}`)} <span aria-hidden="true">→</span> <StateTag state={next(row.state, value) as DeviceState} />
                </span>
              ),
            }))}
          />
        )}
        {action === 'scrap' && <Alert type="warning" showIcon title={t('device.action.scrap.explain')} />}
      </div>
    </Modal>
  );
}
