import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './map.module.css';

interface MapButtonProps {
  title: string;
  pressed?: boolean;
  onClick(): void;
  children: ReactNode;
}

export const MapButton = ({ title, pressed, onClick, children }: MapButtonProps) => (
  <Tooltip title={title} placement="left">
    <button type="button" className={styles['button']} aria-label={title} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  </Tooltip>
);
