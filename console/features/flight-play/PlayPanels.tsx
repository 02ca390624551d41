import { Tabs } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import { useWords } from '../../words/words.ts';
import { FlightFigures } from '../flight-record/index.ts';
import { AircraftPanel, useAlarms, useFleet, worstFaults } from '../ground-station/index.ts';
import { EventList } from './EventList.tsx';
import styles from './play.module.css';
import type { Shown } from './shown.ts';

interface PlayPanelsProps {
  clock: PlayClock;
  shown: Shown;
  isPhone: boolean;
  charts: ReactNode;
}

/** Instruments at one side, what happened and the figures at the other; on a phone one of them at a time. */
export function PlayPanels({ clock, shown, isPhone, charts }: PlayPanelsProps) {
  const t = useWords();
  const fleet = useFleet();
  const alarms = useAlarms();
  const faults = useMemo(() => worstFaults(alarms), [alarms]);
  const { id } = shown.recording.flight;
  const vehicle = fleet.vehicles().find((one) => one.id === id);
  const instruments = vehicle && <AircraftPanel key={id} vehicle={vehicle} desk={undefined} fault={faults.get(id)} />;
  const told = [
    { key: 'events', label: t('flightrecord.events'), children: <EventList clock={clock} shown={shown} /> },
    { key: 'facts', label: t('flightplay.facts'), children: <FlightFigures row={shown.recording.flight} /> },
  ];
  if (isPhone) {
    return (
      <aside className={styles['sheet']}>
        <Tabs
          size="small"
          tabBarGutter={16}
          items={[
            { key: 'instruments', label: t('flightplay.instruments'), children: instruments },
            ...told,
            { key: 'charts', label: t('flightplay.charts'), children: charts },
          ]}
        />
      </aside>
    );
  }
  return (
    <>
      <aside className={styles['left']} aria-label={t('flightplay.about')}>
        <Tabs size="small" items={told} />
      </aside>
      <aside className={styles['right']} aria-label={t('flightplay.instruments')}>
        {instruments}
      </aside>
    </>
  );
}
