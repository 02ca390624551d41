import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { DeviceId } from '@skyhelm/contract/ids';
import { Button, Modal, Select } from 'antd';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './edit.module.css';

interface OfflineQuestionProps {
  fleet: readonly FleetMember[];
  onOffline(): void;
  onAircraft(id: DeviceId): void;
}

/** Opened without an aircraft: plan on without one, or choose one now. */
export function OfflineQuestion({ fleet, onOffline, onAircraft }: OfflineQuestionProps) {
  const t = useWords();
  useBack(true, onOffline);
  return (
    <Modal
      open
      width={440}
      title={t('route.offline.question')}
      closable={false}
      footer={
        <Button type="primary" autoFocus onClick={onOffline}>
          {t('route.offline.switch')}
        </Button>
      }
    >
      <div className={styles['named']}>
        <p>{t('route.offline.explain')}</p>
        <Select
          aria-label={t('route.aircraft')}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('route.aircraft.choose')}
          value={null}
          options={fleet.filter(({ mayFly }) => mayFly).map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(id: DeviceId | null) => id && onAircraft(id)}
        />
      </div>
    </Modal>
  );
}
