import { positioningNumbered } from '@skyhelm/core/vehicle/positioning';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { ReactNode } from 'react';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { formatMeasure, formatNumber, formatPercent, formatTenths } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { metresHome } from '../flight-control/index.tsx';
import styles from './instruments.module.css';

const LOW = { battery: 25, empty: 10, satellites: 8, loss: 20 };

interface GaugeProps {
  label: string;
  value: string;
  mood?: 'attention' | 'danger' | undefined;
  children?: ReactNode;
  isBig?: boolean;
  /** Words are longer than numbers, in some languages much longer: they may take two lines. */
  isWords?: boolean;
}

const Gauge = ({ label, value, mood, children, isBig = false, isWords = false }: GaugeProps) => (
  <div className={styles['gauge']} data-big={isBig} data-words={isWords} data-mood={mood}>
    <dt>{label}</dt>
    <dd>
      {value}
      {children !== undefined && <small>{children}</small>}
    </dd>
  </div>
);

/** Twelve minutes as 12:00. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The numbers of one aircraft as text, large enough for arm's length. What nobody knows is a dash. */
export function Instruments({ state, isOld }: { state: VehicleState; isOld: boolean }) {
  const t = useWords();
  const [length, speed, distance] = [useLength(), useSpeed(), useDistance()];
  const none = t('common.none');
  const said = (value: number | undefined, text: (known: number) => string): string => (value === undefined ? none : text(value));
  const { batteryPercent, batteryVoltage, batteryTime, satellites, hdop, positioning, linkLoss, radioSignal, windSpeed, windDirection } =
    state;
  const fix = positioning === undefined ? undefined : positioningNumbered(positioning);
  const batteryMood =
    batteryPercent === undefined || batteryPercent >= LOW.battery ? undefined : batteryPercent < LOW.empty ? 'danger' : 'attention';
  return (
    <dl className={styles['gauges']} data-old={isOld}>
      <Gauge isBig label={t('station.gauge.height')} value={said(state.height, length)} />
      <Gauge isBig label={t('station.gauge.speed')} value={said(state.groundSpeed, speed)} />
      <Gauge
        isBig
        label={t('station.gauge.climb')}
        value={said(state.climbRate, (known) => `${known > 0.05 ? '↑ ' : known < -0.05 ? '↓ ' : ''}${speed(Math.abs(known))}`)}
      />
      <Gauge isBig label={t('station.gauge.battery')} value={said(batteryPercent, formatPercent)} mood={batteryMood}>
        {[said(batteryVoltage, (volts) => formatMeasure(volts, 'V')), batteryTime === undefined ? '' : clockOf(batteryTime)]
          .filter(Boolean)
          .join(' · ')}
      </Gauge>
      <Gauge
        isWords
        label={t('station.gauge.gps')}
        value={fix ? t(`station.fix.${fix}`) : none}
        mood={fix === 'none' || fix === 'poorGps' ? 'danger' : undefined}
      >
        {t('station.gauge.satellites', { count: said(satellites, formatNumber), hdop: said(hdop, formatTenths) })}
      </Gauge>
      <Gauge
        label={t('station.gauge.link')}
        value={said(linkLoss, (loss) => formatPercent(100 - loss))}
        mood={linkLoss !== undefined && linkLoss > LOW.loss ? 'attention' : undefined}
      >
        {radioSignal === undefined
          ? said(state.linkRate, (rate) => t('station.gauge.rate', { rate: formatNumber(Math.round(rate)) }))
          : t('station.gauge.signal', { signal: radioSignal })}
      </Gauge>
      <Gauge label={t('station.gauge.home')} value={said(metresHome(state), distance)} />
      <Gauge label={t('station.gauge.wind')} value={said(windSpeed, speed)}>
        {windDirection !== undefined && (
          <span
            role="img"
            aria-label={t('station.gauge.windFrom', { degrees: Math.round(windDirection) })}
            className={styles['wind']}
            style={{ rotate: `${windDirection + 180}deg` }}
          >
            ↑
          </span>
        )}
      </Gauge>
    </dl>
  );
}
