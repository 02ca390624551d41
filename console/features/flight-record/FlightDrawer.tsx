import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { Button, Drawer } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import { playAddress } from './play-address.ts';
import styles from './flight-record.module.css';
import { FlightEvents } from './FlightEvents.tsx';
import { FlightFigures } from './FlightFigures.tsx';
import { IN_THE_AIR_MS } from './in-the-air.ts';

/** As the list knows it, and while it lasts as it is now. */
function useFlight(opened: FlightRecord): FlightRecord {
  const everyMs = (now: FlightRecord | undefined) => (now?.landedAt === null ? IN_THE_AIR_MS : undefined);
  const wasFlying = opened.landedAt === null;
  const now = useRead(flightRecord.getFlightRecord, { id: opened.id }, { when: wasFlying, everyMs }).data ?? opened;
  const hasLanded = wasFlying && now.landedAt !== null;
  // Its last events may have come after they were last asked for.
  useEffect(() => void (hasLanded && outdate(flightRecord.getFlightEvents)), [hasLanded]);
  return now;
}

interface FlightDrawerProps {
  open: boolean;
  opened: FlightRecord;
  onClose(): void;
}

export function FlightDrawer({ open, opened, onClose }: FlightDrawerProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const row = useFlight(opened);
  const isFlying = row.landedAt === null;
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
      <FlightEvents id={row.id} takeOffAt={row.takeOffAt} isFlying={isFlying} />
    </Drawer>
  );
}
