import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime, formatMeasure, formatNumber, formatPercent } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { FlightActions } from './FlightActions.tsx';
import styles from './flight-record.module.css';
import type { Task } from './task.ts';

interface Shown {
  tight: boolean;
  /** In the reader's units. */
  length(metres: number): string;
  speed(metresPerSecond: number): string;
  distance(metres: number): string;
  start(task: Task): void;
  /** The name is a button, for whoever has no mouse to click on the row; a card has one already. */
  opens: boolean;
}

const Moment = ({ at }: { at: string }) => (
  <time className="numeric" dateTime={at}>
    {formatDateTime(at)}
  </time>
);

/** A table as wide as its widest cell would be as wide as the longest list of them. */
const Modes = ({ words }: { words: string }) => (
  <span className={styles['modes']} title={words}>
    {words}
  </span>
);

const degrees = (value: number): string => `${formatNumber(Math.round(value * 10) / 10)}°`;
const volts = (value: number): string => formatMeasure(value, 'V');

export function flightColumns(t: Say, { tight, length, speed, distance, start, opens }: Shown): ListColumn<FlightRecord>[] {
  const known = <T,>(value: T | null, shown: (value: T) => ReactNode): ReactNode => (value === null ? t('common.none') : shown(value));
  const change = (from: number | null, to: number | null, shown: (value: number) => string) =>
    from === null || to === null ? t('common.none') : t('flightrecord.fromTo', { from: shown(from), to: shown(to) });
  const figure = (key: string, title: string, width: number, render: (row: FlightRecord) => ReactNode): ListColumn<FlightRecord> => ({
    ...{ key, title, width, render },
    align: 'right',
    className: 'numeric',
  });
  return [
    {
      key: 'device',
      title: t('flightrecord.device'),
      always: true,
      card: 'head',
      width: 110,
      render: (row) =>
        opens ? (
          <button type="button" className={`link-button ${styles['name']}`} onClick={() => start({ kind: 'details', row })}>
            {row.deviceName}
          </button>
        ) : (
          row.deviceName
        ),
    },
    { key: 'sn', title: t('flightrecord.sn'), atFirstHidden: true, width: 140, className: 'numeric', render: ({ sn }) => sn },
    {
      key: 'takeOffAt',
      title: t('flightrecord.takeOffAt'),
      sortable: true,
      width: 160,
      render: ({ takeOffAt }) => <Moment at={takeOffAt} />,
    },
    {
      key: 'landedAt',
      title: t('flightrecord.landedAt'),
      width: 160,
      render: ({ landedAt, isLandingUnseen }) => {
        if (landedAt === null) return <Tag color="processing">{t('flightrecord.inTheAir')}</Tag>;
        return isLandingUnseen ? t('flightrecord.lastHeard', { time: formatDateTime(landedAt) }) : <Moment at={landedAt} />;
      },
    },
    { ...figure('seconds', t('flightrecord.duration'), 105, ({ seconds }) => formatFlown(seconds)), sortable: true },
    { ...figure('metres', t('flightrecord.distance'), 95, ({ metres }) => distance(metres)), sortable: true },
    {
      key: 'modes',
      title: t('flightrecord.modes'),
      width: 140,
      render: ({ modes }) => <Modes words={modes.map(({ mode }) => t(`vehicle.mode.${mode}`)).join(' / ') || t('common.none')} />,
    },
    figure('maxHeight', t('flightrecord.maxHeight'), 90, ({ maxHeight }) => known(maxHeight, length)),
    { ...figure('maxSpeed', t('flightrecord.maxSpeed'), 120, ({ maxSpeed }) => known(maxSpeed, speed)), atFirstHidden: true },
    {
      ...figure('power', t('flightrecord.power'), 140, ({ startPercent, endPercent }) => change(startPercent, endPercent, formatPercent)),
      atFirstHidden: true,
    },
    { key: 'pilot', title: t('flightrecord.pilot'), width: 110, ellipsis: true, render: ({ pilot }) => pilot ?? t('common.none') },
    {
      ...figure('voltage', t('flightrecord.voltage'), 150, ({ startVoltage, endVoltage }) => change(startVoltage, endVoltage, volts)),
      atFirstHidden: true,
    },
    {
      ...figure('maxDistance', t('flightrecord.maxDistance'), 160, ({ maxDistance }) => known(maxDistance, distance)),
      atFirstHidden: true,
    },
    { ...figure('maxPitch', t('flightrecord.maxPitch'), 120, ({ maxPitch }) => known(maxPitch, degrees)), atFirstHidden: true },
    { ...figure('maxRoll', t('flightrecord.maxRoll'), 120, ({ maxRoll }) => known(maxRoll, degrees)), atFirstHidden: true },
    {
      ...figure('minSatellites', t('flightrecord.minSatellites'), 140, ({ minSatellites }) => known(minSatellites, formatNumber)),
      atFirstHidden: true,
    },
    {
      key: 'source',
      title: t('flightrecord.source'),
      atFirstHidden: true,
      width: 160,
      render: ({ source }) => t(`flightrecord.source.${source}`),
    },
    actionsColumn(150, tight, (row) => <FlightActions row={row} folded={tight} start={start} />),
  ];
}
