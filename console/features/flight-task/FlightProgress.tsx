import type { SentPlan } from '@skyhelm/contract/task-flight';
import type { Position } from '@skyhelm/core/geo/position';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { endsAtHome } from '@skyhelm/core/plan/path/ways-besides';
import type { Route } from '@skyhelm/core/plan/route';
import { isOffPlan, type FlightCourse } from '@skyhelm/core/task/flight-course';
import { drawnAhead, progressAlong, wayOf, type DrawnProgress } from '@skyhelm/core/task/flight-progress';
import type { TaskType } from '@skyhelm/core/task/task';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { phaseNumbered } from '@skyhelm/core/vehicle/phase';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { Progress } from 'antd';
import { useMemo } from 'react';
import { isOldNews } from '../../live/old-news.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { useDistance, useLength, useSpeed } from '../../session/use-length.ts';
import { formatNumber } from '../../words/format.ts';
import { modeText } from '../../words/mode-text.ts';
import { useWords, type Say } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { metresHome } from '../flight-control/index.tsx';
import styles from './flight-task.module.css';

interface FlightProgressProps {
  type: TaskType;
  route: Route;
  /** Where it is to take off. */
  site: Position;
  plan: SentPlan | null;
  course: FlightCourse;
  vehicle: LiveVehicle;
}

/** An autopilot that flies its mission calls it that to the end: behind the last waypoint it makes for none. Whatever else it says of itself is true. */
function endText(t: Say, { mode, phase }: VehicleState, isHomeward: boolean): string | undefined {
  const reached = phaseNumbered(phase ?? 0);
  const name = reached?.mode ?? modeNumbered(mode ?? 0);
  if (name !== 'route' || reached?.phase === 'paused' || reached?.phase === 'failed') return undefined;
  return `${t('vehicle.mode.route')} · ${t(isHomeward ? 'flighttask.progress.homing' : 'flighttask.progress.landing')}`;
}

function aheadText(t: Say, ahead: DrawnProgress | undefined): string {
  if (!ahead) return t('flighttask.progress.homeward');
  const { number, count } = ahead;
  return number === undefined ? t('flighttask.progress.climb') : t('flighttask.progress.of', { number, count });
}

type Fact = readonly [name: string, value: string];

const share = (percent: number): string => `${formatNumber(Math.round(percent))}\u00a0%`;

/** Where it is along its plan, or where it has left it, and how it is. What nobody knows is a dash. */
export function FlightProgress({ type, route, site, plan, course, vehicle }: FlightProgressProps) {
  const t = useWords();
  const { state } = vehicle;
  const [length, distance, speed] = [useLength(), useDistance(), useSpeed()];
  // Where it has taken off it comes back to, which need not be quite where it should have.
  const { homeLatitude: latitude = site.latitude, homeLongitude: longitude = site.longitude, homeAltitude: altitude = null } = state;
  const way = useMemo(() => wayOf(route, homeAt({ latitude, longitude, altitude })), [route, latitude, longitude, altitude]);
  const along = plan && progressAlong(way, plan, state);
  const shown = <T,>(value: T | undefined | null, text: (known: T) => string) =>
    value === undefined || value === null ? t('common.none') : text(value);
  const isDone = along !== null && along.waypoint === undefined;
  const isHomeward = isDone && endsAtHome(route);
  const isOff = isOffPlan(course);
  const ahead = shown(along, (known) => aheadText(t, drawnAhead(type, known)));
  const leftAt: readonly Fact[] = along && !isDone ? [[t('flighttask.progress.leftAt'), ahead]] : [];
  const offPlan: readonly Fact[] = [...leftAt, [t('flighttask.progress.toHome'), shown(metresHome(state), distance)]];
  const onPlan: readonly Fact[] = [
    [t(type === 'spot' ? 'flighttask.progress.spot' : 'flighttask.progress.waypoint'), ahead],
    [t(isHomeward ? 'flighttask.progress.toHome' : 'flighttask.progress.distance'), shown(along?.metresLeft, distance)],
    [t('flighttask.progress.time'), shown(along?.secondsLeft, (seconds) => formatFlown(Math.round(seconds)))],
  ];
  const facts: readonly Fact[] = [
    ...(isOff ? offPlan : onPlan),
    [t('flight.state.height'), shown(state.height, length)],
    [t('flight.state.speed'), shown(state.groundSpeed, speed)],
    [t('flight.state.battery'), shown(state.batteryPercent, share)],
  ];
  return (
    <section className={styles['part']} aria-label={t('flighttask.progress')}>
      <h2>{(isDone && endText(t, state, isHomeward)) || (modeText(t, state) ?? t('flighttask.stage.flying'))}</h2>
      {along && !isOff && (
        <Progress
          percent={Math.floor(along.share * 100)}
          format={(percent) => share(percent ?? 0)}
          aria-label={t('flighttask.progress.bar')}
          status={course === 'paused' ? 'normal' : 'active'}
        />
      )}
      {along && course === 'paused' && <p className={styles['soft']}>{t('flighttask.progress.waits')}</p>}
      <dl className={styles['figures']} data-old={isOldNews(vehicle)}>
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
