import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { Alert } from 'antd';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { flightColumns } from './flight-columns.tsx';
import styles from './flight-record.module.css';

/** Shown otherwise: above the figures, or not of the flight at all. */
const NOT_FIGURES = new Set(['device', 'modes', 'actions']);

/** All that is known of one flight, and what is missing of it. */
export function FlightFigures({ row }: { row: FlightRecord }) {
  const t = useWords();
  const units = { length: useLength(), speed: useSpeed(), distance: useDistance() };
  const figures = flightColumns(t, { ...units, tight: true, opens: false, start: () => undefined }).filter(
    ({ key }) => !NOT_FIGURES.has(key),
  );
  return (
    <>
      {row.samples === 0 && row.landedAt !== null && (
        <Alert className={styles['note'] ?? ''} type="info" showIcon title={t('flightrecord.notRecorded')} />
      )}
      {row.isLandingUnseen && <Alert className={styles['note'] ?? ''} type="info" showIcon title={t('flightrecord.landingUnseen')} />}
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
    </>
  );
}
