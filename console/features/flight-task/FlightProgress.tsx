import type { SentPlan } from '@skyhelm/contract/task-flight';
import type { Route } from '@skyhelm/core/plan/route';
import { progressAlong, wayOf } from '@skyhelm/core/task/flight-progress';
import { Progress } from 'antd';
import { useMemo } from 'react';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { formatNumber } from '../../words/format.ts';
import { phaseText } from '../../words/phase-text.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import styles from './flight-task.module.css';

interface FlightProgressProps {
  route: Route;
  plan: SentPlan | null;
  vehicle: LiveVehicle;
}

/** From then on what was heard says little about now. */
const OLD_MS = 2_000;

/** Where it is along its plan, and how it is. What nobody knows is a dash. */
export function FlightProgress({ route, plan, vehicle: { state, age, online, isConnected } }: FlightProgressProps) {
  const t = useWords();
  const [length, distance, speed] = [useLength(), useDistance(), useSpeed()];
  const way = useMemo(() => wayOf(route), [route]);
  const along = plan && progressAlong(way, plan, state);
  const shown = <T,>(value: T | undefined | null, text: (known: T) => string) =>
    value === undefined || value === null ? t('common.none') : text(value);
  const facts = [
    [
      t('flighttask.progress.waypoint'),
      shown(along, ({ waypoint, waypoints }) =>
        waypoint === undefined ? t('flighttask.progress.homeward') : t('flighttask.progress.of', { number: waypoint, count: waypoints }),
      ),
    ],
    [t('flighttask.progress.distance'), shown(along?.metresLeft, distance)],
    [t('flighttask.progress.time'), shown(along?.secondsLeft, (seconds) => formatFlown(Math.round(seconds)))],
    [t('flight.state.height'), shown(state.height, length)],
    [t('flight.state.speed'), shown(state.groundSpeed, speed)],
    [t('flight.state.battery'), shown(state.batteryPercent, (percent) => `${formatNumber(Math.round(percent))}\u00a0%`)],
  ] as const;
  const behind = along ? (along.waypoint === undefined ? along.waypoints : along.waypoint - 1) : 0;
  const isOld = online !== true || !isConnected || (age ?? Infinity) >= OLD_MS;
  return (
    <section className={styles['part']} aria-label={t('flighttask.progress')}>
      <h2>{phaseText(t, state) ?? t('flighttask.stage.flying')}</h2>
      {along && (
        <Progress
          percent={Math.round((behind / Math.max(1, along.waypoints)) * 100)}
          aria-label={t('flighttask.progress.bar')}
          status="active"
        />
      )}
      <dl className={styles['figures']} data-old={isOld}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
