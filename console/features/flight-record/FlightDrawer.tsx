import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { Button, Drawer } from 'antd';
import { useLocation } from 'wouter';
import { useWords } from '../../words/words.ts';
import { playAddress } from './play-address.ts';
import styles from './flight-record.module.css';
import { FlightEvents } from './FlightEvents.tsx';
import { FlightFigures } from './FlightFigures.tsx';

interface FlightDrawerProps {
  open: boolean;
  row: FlightRecord;
  onClose(): void;
}

export function FlightDrawer({ open, row, onClose }: FlightDrawerProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  return (
    <Drawer
      open={open}
      title={t('flightrecord.details', { name: row.deviceName })}
      extra={
        row.samples > 0 && (
          <Button type="primary" onClick={() => navigate(playAddress([row.id]))}>
            {t('flightrecord.play')}
          </Button>
        )
      }
      size={560}
      onClose={onClose}
      destroyOnHidden
    >
      <FlightFigures row={row} />
      <h3 className={styles['heading']}>{t('flightrecord.events')}</h3>
      <FlightEvents id={row.id} takeOffAt={row.takeOffAt} />
    </Drawer>
  );
}
