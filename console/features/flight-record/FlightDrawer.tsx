import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { Alert, Drawer } from 'antd';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { useDistance } from '../../session/use-length.ts';
import { formatFlown } from '../device/index.ts';
import { flightColumns } from './flight-columns.tsx';
import styles from './flight-record.module.css';
import { FlightEvents } from './FlightEvents.tsx';

interface FlightDrawerProps {
  open: boolean;
  row: FlightRecord;
  onClose(): void;
}

/** Shown otherwise: above the figures, or not of the flight at all. */
const NOT_FIGURES = new Set(['device', 'modes', 'actions']);

export function FlightDrawer({ open, row, onClose }: FlightDrawerProps) {
  const t = useWords();
  const units = { length: useLength(), speed: useSpeed(), distance: useDistance() };
  const figures = flightColumns(t, { ...units, tight: true, opens: false, start: () => undefined }).filter(
    ({ key }) => !NOT_FIGURES.has(key),
  );
  return (
    <Drawer open={open} title={t('flightrecord.details', { name: row.deviceName })} size={560} onClose={onClose} destroyOnHidden>
      {row.samples === 0 && row.landedAt !== null && (
        <Alert className={styles['note'] ?? ''} type="info" showIcon title={t('flightrecord.notRecorded')} />
      )}
      {row.lostSamples > 0 && (
        <Alert className={styles['note'] ?? ''} type="warning" showIcon title={t('flightrecord.lostSamples', { count: row.lostSamples })} />
      )}
      <Facts>
        {figures.map(({ key, title, render }) => (
          <Fact key={key} label={title}>
            {render(row)}
          </Fact>
        ))}
        <Fact label={t('flightrecord.modes')}>
          {row.modes.length === 0
            ? t('common.none')
            : row.modes.map(({ mode, seconds }) => (
                <div key={mode}>{t('flightrecord.modeShare', { mode: t(`vehicle.mode.${mode}`), time: formatFlown(seconds) })}</div>
              ))}
        </Fact>
        <Fact label={t('flightrecord.samples')}>{row.samples === 0 ? t('common.none') : formatNumber(row.samples)}</Fact>
      </Facts>
      <h3 className={styles['heading']}>{t('flightrecord.events')}</h3>
      <FlightEvents id={row.id} takeOffAt={row.takeOffAt} />
    </Drawer>
  );
}
