import type { Device } from '@skyhelm/contract/device';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import styles from './detail-frame.module.css';
import { NetworkState, StateTag } from './DeviceTags.tsx';

interface DetailFrameProps {
  device: Device;
  secondary?: ReactNode;
  primary?: ReactNode;
  children: ReactNode;
}

/** What the screen of a single device begins with: which one it is, and how it stands. */
export const DetailFrame = ({ device, secondary, primary, children }: DetailFrameProps) => (
  <section className={styles['screen']}>
    <PageHeader
      title={device.name}
      note={
        <span className={styles['note']}>
          {device.sn} <StateTag state={device.state} /> <NetworkState device={device} />
        </span>
      }
      secondary={secondary}
      primary={primary}
    />
    {children}
  </section>
);

/** As high as most of what comes. */
export const DetailWaiting = () => <div className={styles['waiting']} aria-busy="true" />;
