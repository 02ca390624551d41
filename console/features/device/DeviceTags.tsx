import type { Device } from '@skyhelm/contract/device';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './device.module.css';

const COLOURS: Record<Device['state'], string> = {
  test: 'processing',
  pendingSale: 'default',
  using: 'success',
  inMaintenance: 'warning',
  disabled: 'default',
  scrapped: 'default',
};

export function StateTag({ state }: Pick<Device, 'state'>) {
  const t = useWords();
  return <Tag color={COLOURS[state]}>{t(`dictionary.deviceState.${state}`)}</Tag>;
}

/** What is bound to no vehicle is on no link either: that is said by a dash, not by "offline". */
export function NetworkState({ device }: { device: Pick<Device, 'networkStatus' | 'flying' | 'hardwareId'> }) {
  const t = useWords();
  if (device.hardwareId === null) return t('common.none');
  const mood = device.flying ? 'flying' : device.networkStatus;
  return (
    <span className={`${styles['network']} ${styles[mood]}`}>
      {device.flying ? t('device.flying') : t(`dictionary.networkStatus.${device.networkStatus}`)}
    </span>
  );
}

export function ShareState({ device }: { device: Pick<Device, 'shareStatus' | 'exclusive'> }) {
  const t = useWords();
  return (
    <>
      {t(`dictionary.shareStatus.${device.shareStatus}`)}
      {device.exclusive && <span className={styles['below']}>{t('device.exclusiveTo', { name: device.exclusive.name })}</span>}
    </>
  );
}
